import type { PeerCertificate } from 'node:tls';
import { expect, test } from 'vitest';
import { aShop } from '#features/catalog/server/testing/a-shop.ts';
import { certificateState, EXPIRING_WITHIN } from '#features/suppliers/domain/hosts/certificate.ts';
import {
  addDomain,
  domainsOfSupplier,
  recordLookUp,
  troubledCertificates,
} from '#features/suppliers/server/platform/managed-domains.store.ts';
import type { CertificateNetwork } from '#platform/outbound/look-at-certificate.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { checkCertificates } from './check-certificates.ts';

const database = testDatabase();
const NOW = Date.UTC(2026, 10, 28, 12);
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Shows each host a certificate of so many days; without a number nobody answers. */
function network(days: Readonly<Record<string, number>>) {
  const requested: string[] = [];
  const world: CertificateNetwork = {
    timeout: 500,
    resolve: async () => ['8.8.8.8'],
    handshake: async (host) => {
      requested.push(host);
      const left = days[host];
      if (left === undefined) throw new Error('ECONNREFUSED');
      const valid_to = new Date(NOW + left * DAY).toUTCString();
      return { certificate: { valid_to } as PeerCertificate };
    },
  };
  return { world, requested };
}

test('confirmed hosts of all shops are looked at twice a day, others never', async () => {
  const { db } = database.current;
  const [one, other] = [await aShop(database.current), await aShop(database.current)];
  const hosts = [
    [one, 'boa.exemplo.com.br', true],
    [one, 'nova.exemplo.com.br', false],
    [other, 'velha.exemplo.com.br', true],
    [other, 'muda.exemplo.com.br', true],
  ] as const;
  for (const [{ supplier }, host, confirmed] of hosts) {
    await addDomain(db, supplier.id, { host, proof: 'a' });
    if (confirmed) await recordLookUp(db, supplier.id, host, { problem: undefined, now: NOW });
  }
  const { world, requested } = network({ 'boa.exemplo.com.br': 60, 'velha.exemplo.com.br': 3 });
  expect(await checkCertificates(database.current, NOW, world)).toBe(3);
  expect(requested.toSorted()).toEqual(['boa.exemplo.com.br', 'muda.exemplo.com.br', 'velha.exemplo.com.br']);
  const states = async () =>
    [
      ...(await domainsOfSupplier(db, one.supplier.id)),
      ...(await domainsOfSupplier(db, other.supplier.id)),
    ].map(({ certificate }) => certificateState(certificate, NOW));
  expect(await states()).toEqual(['valid', 'not-checked', 'expiring', 'unreachable']);
  const troubled = await troubledCertificates(db, NOW + EXPIRING_WITHIN, 10);
  expect(troubled.map(({ host }) => host)).toEqual(['muda.exemplo.com.br', 'velha.exemplo.com.br']);

  expect(await checkCertificates(database.current, NOW + 11 * HOUR, world)).toBe(0);
  const renewed = network({
    'boa.exemplo.com.br': 60,
    'velha.exemplo.com.br': 90,
    'muda.exemplo.com.br': 90,
  });
  expect(await checkCertificates(database.current, NOW + 13 * HOUR, renewed.world)).toBe(3);
  expect(await states()).toEqual(['valid', 'not-checked', 'valid', 'valid']);
  expect(await troubledCertificates(db, NOW + EXPIRING_WITHIN, 10)).toEqual([]);
});
