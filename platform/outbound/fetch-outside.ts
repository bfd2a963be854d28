/**
 * One JSON request to a service that the operator has configured. Redirects are not followed, and a name that resolves to an
 * internal address is refused, so a private service must be configured by its IP address. Reliability M27.
 */
import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type PinnedGet, pinnedGet } from './pinned-get.ts';
import { isPublicAddress } from './public-address.ts';

/** The service's response; the caller validates the body. */
export interface OutsideAnswer {
  readonly status: number;
  readonly body: unknown;
}

export type OutsideProblem = 'unknown-host' | 'inward-address' | 'no-answer' | 'too-slow' | 'unreadable';

/** Network functions, replaceable in tests. */
export interface OutsideNetwork {
  resolve(host: string): Promise<readonly string[]>;
  readonly get: PinnedGet;
  /** Limit for the whole request. Milliseconds. */
  readonly timeout: number;
}

export const outside: OutsideNetwork = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  get: pinnedGet,
  timeout: 2_000,
};

const MAX_BYTES = 256 * 1024;

/** Never throws, and never takes longer than the network's `timeout`. */
export async function fetchOutside(
  url: URL,
  network: OutsideNetwork = outside,
): Promise<Result<OutsideAnswer, OutsideProblem>> {
  const controller = new AbortController();
  const { signal } = controller;
  const tooSlow = new Promise<Result<never, 'too-slow'>>((resolve) => {
    signal.addEventListener('abort', () => resolve(refuse('too-slow')), { once: true });
  });
  const timer = setTimeout(() => controller.abort(), network.timeout);
  try {
    return await Promise.race([request(url, network, signal), tooSlow]);
  } finally {
    clearTimeout(timer);
    // Also ends a connection whose response nobody reads.
    controller.abort();
  }
}

async function request(
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

/**
 * Resolves a host once; the connection then uses the result, so that the name cannot resolve differently in between (DNS
 * rebinding). IP addresses pass unchecked.
 */
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
      if (length > MAX_BYTES) return refuse('unreadable');
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
