/**
 * One question in JSON to a service that the operator has named. Its host alone is asked: a redirect is no answer, and
 * a name that leads inward is not followed, so a private service has to be named by its IP address. reliability M27.
 */
import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type PinnedGet, pinnedGet } from './pinned-get.ts';
import { isPublicAddress } from './public-address.ts';

/** What the service said; whether it means anything is for whoever asked to see. */
export interface OutsideAnswer {
  readonly status: number;
  readonly body: unknown;
}

export type OutsideProblem = 'unknown-host' | 'inward-address' | 'no-answer' | 'too-slow' | 'unreadable';

/** The network, so that tests can be one. */
export interface OutsideNetwork {
  resolve(host: string): Promise<readonly string[]>;
  readonly get: PinnedGet;
  /** For the whole answer. Milliseconds. */
  readonly patience: number;
}

export const outside: OutsideNetwork = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  get: pinnedGet,
  patience: 2_000,
};

const MOST_BYTES = 256 * 1024;

/** Never throws, and never takes longer than the network's patience. */
export async function askOutside(
  url: URL,
  network: OutsideNetwork = outside,
): Promise<Result<OutsideAnswer, OutsideProblem>> {
  const controller = new AbortController();
  const { signal } = controller;
  const tooSlow = new Promise<Result<never, 'too-slow'>>((resolve) => {
    signal.addEventListener('abort', () => resolve(refuse('too-slow')), { once: true });
  });
  const timer = setTimeout(() => controller.abort(), network.patience);
  try {
    return await Promise.race([ask(url, network, signal), tooSlow]);
  } finally {
    clearTimeout(timer);
    // Also ends a connection whose answer nobody reads.
    controller.abort();
  }
}

async function ask(
  url: URL,
  network: OutsideNetwork,
  signal: AbortSignal,
): Promise<Result<OutsideAnswer, OutsideProblem>> {
  const address = await outsideAddress(url, network);
  if (!address.ok) return address;
  const accepted = 'application/json';
  const answer = await network
    .get({ url, address: address.value, signal, accept: accepted })
    .catch(() => undefined);
  if (answer === undefined) return refuse('no-answer');
  const { statusCode: status = 0, headers } = answer;
  if (!/[/+]json\b/i.test(headers['content-type'] ?? '')) return refuse('unreadable');
  const body = await readOutsideJson(answer);
  return body.ok ? accept({ status, body: body.value }) : body;
}

/** Looked up once; the connection goes to the answer, so that a name can't change its mind in between. */
export async function outsideAddress(
  url: URL,
  network: Pick<OutsideNetwork, 'resolve'>,
): Promise<Result<string, 'unknown-host' | 'inward-address'>> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return accept(host);
  const addresses = await network.resolve(host).catch(() => []);
  const [first] = addresses;
  if (first === undefined) return refuse('unknown-host');
  return addresses.every(isPublicAddress) ? accept(first) : refuse('inward-address');
}

export async function readOutsideJson(
  answer: IncomingMessage,
): Promise<Result<unknown, 'no-answer' | 'unreadable'>> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.byteLength;
      if (length > MOST_BYTES) return refuse('unreadable');
      chunks.push(chunk);
    }
  } catch {
    return refuse('no-answer');
  }
  try {
    return accept(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  } catch {
    return refuse('unreadable');
  }
}
