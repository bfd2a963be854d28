/**
 * What a host of the internet publishes in a DNS record and in a small file. The rules of `fetch-outside` apply: one look-up, no
 * internal address, no redirect, limited size and time. Reliability M27.
 */
import { resolveTxt } from 'node:dns/promises';
import { type OutsideNetwork, outside, outsideAddress } from './fetch-outside.ts';

export interface ProofNetwork extends OutsideNetwork {
  /** The texts of a name's TXT records; throws where there are none. */
  texts(name: string): Promise<readonly string[]>;
}

export const proofNetwork: ProofNetwork = {
  ...outside,
  texts: async (name) => (await resolveTxt(name)).map((parts) => parts.join('')),
};

/** Bytes; the file holds one short line. */
const MAX_BYTES = 1_024;
const MAX_RECORDS = 50;

/** Undefined: the name has no such record, or nobody answered in time. */
export async function textRecords(
  name: string,
  network: ProofNetwork,
): Promise<readonly string[] | undefined> {
  const late = AbortSignal.timeout(network.timeout);
  const tooLate = new Promise<undefined>((resolve) =>
    late.addEventListener('abort', () => resolve(undefined)),
  );
  const found = network.texts(name).then(
    (texts) => texts.slice(0, MAX_RECORDS).map((text) => text.slice(0, MAX_BYTES)),
    () => undefined,
  );
  return Promise.race([found, tooLate]);
}

/** Undefined: there is no such file, it is larger than a proof, or the host is not on the internet. */
export async function smallFile(url: URL, network: ProofNetwork): Promise<string | undefined> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), network.timeout);
  try {
    const address = await outsideAddress(url, network);
    if (!address.ok) return undefined;
    const { signal } = controller;
    const answer = await network.get({ url, address: address.value, signal, accept: 'text/plain' });
    if (answer.statusCode !== 200) return undefined;
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.byteLength;
      if (length > MAX_BYTES) return undefined;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    // Also ends a connection whose response nobody reads.
    controller.abort();
  }
}
