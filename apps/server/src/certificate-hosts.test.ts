import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { aShop } from '#features/catalog/server/testing/a-shop.ts';
import { addDomain, recordLookUp } from '#features/suppliers/server/platform/managed-domains.store.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { answerCertificateHosts } from './certificate-hosts.ts';

const database = testDatabase();

test('a certificate is allowed for a confirmed host of a shop alone', async () => {
  const { db } = database.current;
  const { supplier } = await aShop(database.current);
  for (const host of ['loja.exemplo.com.br', 'nova.exemplo.com.br'])
    await addDomain(db, supplier.id, { host, proof: 'a' });
  await recordLookUp(db, supplier.id, 'loja.exemplo.com.br', { problem: undefined, now: Date.now() });
  const app = Fastify();
  answerCertificateHosts(app, database.current);
  const statusOf = async (query: string) => (await app.inject(`/tls/allowed${query}`)).statusCode;
  expect(await statusOf('?domain=loja.exemplo.com.br')).toBe(200);
  expect(await statusOf('?domain=Loja.Exemplo.com.br')).toBe(200);
  for (const query of [
    '',
    '?domain=',
    '?domain=nova.exemplo.com.br',
    '?domain=outra.exemplo.com.br',
    '?domain=loja.exemplo.com.br:443',
    '?domain=loja.exemplo.com.br.',
    '?domain=*.exemplo.com.br',
    '?domain=127.0.0.1',
    '?domain=loja.exemplo.com.br&domain=x',
    `?domain=${'a'.repeat(5_000)}`,
  ])
    expect(await statusOf(query), query).toBe(404);
  await app.close();
});
