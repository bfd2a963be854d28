import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { proofText } from '#features/suppliers/domain/hosts/domain-proof.ts';
import type { ProofNetwork } from '#platform/outbound/look-up-proof.ts';
import { domainProblem } from './look-up-domain.ts';

const PROOF = '0123456789abcdef0123456789abcdef';
const HOST = 'loja.exemplo.com.br';

interface World {
  readonly texts?: Readonly<Record<string, readonly string[]>>;
  readonly files?: Readonly<Record<string, string>>;
  readonly address?: string;
  readonly status?: number;
}

/** Answers from what it is given, and remembers what was requested. */
function network({ texts = {}, files = {}, address = '8.8.8.8', status = 200 }: World) {
  const requested: string[] = [];
  const world: ProofNetwork = {
    timeout: 500,
    resolve: async () => [address],
    texts: async (name) => texts[name] ?? Promise.reject(new Error('ENOTFOUND')),
    get: async ({ url }) => {
      requested.push(url.href);
      const text = files[url.href];
      if (text === undefined) throw new Error('ECONNREFUSED');
      return Object.assign(Readable.from([Buffer.from(text)]), {
        statusCode: status,
      }) as unknown as IncomingMessage;
    },
  };
  return { world, requested };
}

const FILE = `${HOST}/.well-known/vitrine-${PROOF}.txt`;

test.each<[string, World, string | undefined]>([
  ['by the record', { texts: { [`_vitrine.${HOST}`]: [proofText(PROOF)] } }, undefined],
  ['by a file', { files: { [`https://${FILE}`]: `${proofText(PROOF)}\n` } }, undefined],
  ['by a file without https', { files: { [`http://${FILE}`]: proofText(PROOF) } }, undefined],
  ['not by a record of the host itself', { texts: { [HOST]: [proofText(PROOF)] } }, 'no-answer'],
  ['not by another shop’s record', { texts: { [`_vitrine.${HOST}`]: ['vitrine=other'] } }, 'other-value'],
  ['not by a redirect', { files: { [`https://${FILE}`]: proofText(PROOF) }, status: 302 }, 'no-answer'],
  ['not by a huge file', { files: { [`https://${FILE}`]: proofText(PROOF).padEnd(2_000) } }, 'no-answer'],
])('a host is proved %s', async (_, given, problem) => {
  expect(await domainProblem(HOST, PROOF, network(given).world)).toBe(problem);
});

test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fd00::1'])(
  'a host that resolves to %s is not asked for its file',
  async (address) => {
    const { world, requested } = network({ address, files: { [`https://${FILE}`]: proofText(PROOF) } });
    expect(await domainProblem(HOST, PROOF, world)).toBe('no-answer');
    expect(requested).toEqual([]);
  },
);
