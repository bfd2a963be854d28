import type { AddressInfo } from 'node:net';
import tls, { type Server } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { type CertificateNetwork, lookAtCertificate, tlsHandshake } from './look-at-certificate.ts';
import { EXPIRED, SELF_SIGNED } from './testing/certificates.ts';

const HOST = 'loja.exemplo.com.br';
let server: Server | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

interface World {
  readonly shown?: { readonly key: string; readonly cert: string };
  /** The browsers' authorities of this world. */
  readonly trusted?: string;
  readonly addresses?: readonly string[];
}

/** A server that shows the certificate on this machine, at what the name's public address stands for. */
async function worldOf({ shown = SELF_SIGNED, trusted, addresses = ['8.8.8.8'] }: World) {
  const reached: string[] = [];
  server = tls.createServer(shown).on('tlsClientError', () => undefined);
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const network: CertificateNetwork = {
    timeout: 2_000,
    resolve: async () => addresses,
    handshake: (host, address, signal) => {
      reached.push(address);
      return tlsHandshake({ host, address: '127.0.0.1', port, signal, ...(trusted && { ca: trusted }) });
    },
  };
  return { network, reached };
}

const YEAR_2100 = Date.UTC(2100, 0, 1);

test('a trusted certificate of the host is valid until its end', async () => {
  const { network } = await worldOf({ trusted: SELF_SIGNED.cert });
  const seen = await lookAtCertificate(HOST, network);
  expect(seen.problem).toBeUndefined();
  expect(seen.validUntil).toBeGreaterThan(YEAR_2100);
});

test.each<[string, string, World]>([
  ['untrusted', HOST, {}],
  ['other-name', 'outra.exemplo.com.br', { trusted: SELF_SIGNED.cert }],
  ['other-name', 'outra.exemplo.com.br', {}],
  ['expired', HOST, { shown: EXPIRED, trusted: EXPIRED.cert }],
])('%s: %s', async (problem, host, given) => {
  const { network } = await worldOf(given);
  expect(await lookAtCertificate(host, network)).toMatchObject({ problem });
});

test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fd00::1'])(
  'a host that resolves to %s, also beside a public address, is never connected to',
  async (inward) => {
    for (const addresses of [[inward], ['8.8.8.8', inward]]) {
      const { network, reached } = await worldOf({ addresses, trusted: SELF_SIGNED.cert });
      expect(await lookAtCertificate(HOST, network)).toEqual({ problem: 'inward-address' });
      expect(reached).toEqual([]);
      server?.close();
    }
  },
);

test('a name of this machine is not even looked up', async () => {
  const { network, reached } = await worldOf({});
  expect(await lookAtCertificate('loja.localhost', network)).toEqual({ problem: 'inward-address' });
  expect(reached).toEqual([]);
});

test('a host that nobody knows, or that does not answer in time, is unreachable', async () => {
  const { network } = await worldOf({});
  const unknown = { ...network, resolve: () => Promise.reject(new Error('ENOTFOUND')) };
  expect(await lookAtCertificate(HOST, unknown)).toEqual({ problem: 'unreachable' });
  const silent: CertificateNetwork = {
    ...network,
    timeout: 50,
    handshake: (_host, _address, signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('late')))),
  };
  expect(await lookAtCertificate(HOST, silent)).toEqual({ problem: 'unreachable' });
});
