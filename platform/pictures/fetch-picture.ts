/** Downloads a picture from the public internet only. Reliability M27, T46. */
import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type PinnedGet, pinnedGet } from '../outbound/pinned-get.ts';
import { isPublicAddress } from '../outbound/public-address.ts';
import { hasPictureMagic, MAX_BYTES } from './picture-file.ts';

export type FetchProblem =
  | 'not-an-address'
  | 'inward-address'
  | 'unknown-host'
  | 'too-many-redirects'
  | 'no-answer'
  | 'too-slow'
  | 'too-large'
  | 'not-a-picture';

/** Network functions, replaceable in tests. */
export interface PictureNetwork {
  resolve(host: string): Promise<readonly string[]>;
  readonly get: PinnedGet;
  /** Limit for the whole download including redirects. Milliseconds. */
  readonly timeout: number;
}

const internet: PictureNetwork = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  get: pinnedGet,
  timeout: 10_000,
};

const MAX_REDIRECTS = 3;
const MAX_ADDRESS_LENGTH = 2_000;

/** Downloads the bytes at an address if they begin like a picture. The store checks whether the picture is complete. */
export async function fetchPicture(
  address: string,
  network: PictureNetwork = internet,
): Promise<Result<Uint8Array, FetchProblem>> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), network.timeout);
  try {
    return await Promise.race([follow(address, network, controller.signal), tooSlow(controller.signal)]);
  } finally {
    clearTimeout(timer);
    // Also ends a connection that was refused half-way.
    controller.abort();
  }
}

const tooSlow = (signal: AbortSignal): Promise<Result<never, 'too-slow'>> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(refuse('too-slow')), { once: true });
  });

async function follow(
  address: string,
  network: PictureNetwork,
  signal: AbortSignal,
): Promise<Result<Uint8Array, FetchProblem>> {
  let next = parseAddress(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (next === undefined) return refuse('not-an-address');
    const checked = await publicAddressOf(next, network);
    if (!checked.ok) return checked;
    const answer = await network.get({ url: next, address: checked.value, signal }).catch(() => undefined);
    if (answer === undefined) return refuse('no-answer');
    const onward = redirectOf(answer);
    if (onward === undefined) return await readPicture(answer);
    answer.destroy();
    next = parseAddress(onward, next);
  }
  return refuse('too-many-redirects');
}

/** Only http and https, on port 80 or 443. The parser normalises 0x7f.1 and 2130706433 to the address they mean. */
function parseAddress(text: string, base?: URL): URL | undefined {
  const url = text.length > MAX_ADDRESS_LENGTH ? null : URL.parse(text, base);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  // The parser drops a protocol's default port: '80' or '443' here is the other protocol's.
  const ownPort = url.port === '' || url.port === '80' || url.port === '443';
  return ownPort && url.username === '' && url.password === '' ? url : undefined;
}

/** Resolved once; the connection uses the result, so that the name cannot resolve differently in between (DNS rebinding). */
async function publicAddressOf(
  url: URL,
  network: PictureNetwork,
): Promise<Result<string, 'unknown-host' | 'inward-address'>> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) === 0 ? await network.resolve(host).catch(() => []) : [host];
  const [first] = addresses;
  if (first === undefined) return refuse('unknown-host');
  return addresses.every(isPublicAddress) ? accept(first) : refuse('inward-address');
}

const redirectOf = ({ statusCode = 0, headers }: IncomingMessage): string | undefined =>
  [301, 302, 303, 307, 308].includes(statusCode) ? headers.location : undefined;

async function readPicture(answer: IncomingMessage): Promise<Result<Uint8Array, FetchProblem>> {
  if (answer.statusCode !== 200) return refuse('no-answer');
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.byteLength;
      if (length > MAX_BYTES) return refuse('too-large');
      chunks.push(chunk);
    }
  } catch {
    return refuse('no-answer');
  }
  const bytes = Buffer.concat(chunks);
  return hasPictureMagic(bytes) ? accept(bytes) : refuse('not-a-picture');
}
