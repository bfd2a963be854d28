/** Workbox's strategies with the limits that all of our caches have. */
import type { StrategyOptions } from 'workbox-strategies';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { STORED_AT } from '../worker-messages.ts';

export interface Limits {
  readonly maxEntries: number;
  /** Milliseconds. */
  readonly maxAge: number;
}

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

interface Stored extends Limits {
  readonly cacheName: string;
  /** Whether this response may be stored; asked when it has arrived. */
  readonly mayStore: (response: Response) => Promise<boolean>;
  /** Called once the response is stored. */
  readonly onStored?: () => Promise<void>;
  /** The address under which it is stored. */
  readonly keyOf?: (request: Request) => string;
  /** The response if there is neither a connection nor a stored one. */
  readonly otherwise?: () => Promise<Response | undefined>;
}

/** A connection that gives no answer for this long is none, where something is stored. Seconds. */
const PATIENCE = 8;

export const networkFirst = (stored: Stored): NetworkFirst =>
  new NetworkFirst({ ...optionsOf(stored), networkTimeoutSeconds: PATIENCE });

export const cacheFirst = (stored: Stored): CacheFirst => new CacheFirst(optionsOf(stored));

const optionsOf = (stored: Stored): StrategyOptions => ({
  cacheName: stored.cacheName,
  // Responses vary by headers that say nothing about their content: the rules know who a response is for.
  matchOptions: { ignoreVary: true },
  plugins: [limiting(stored)],
});

const limiting = ({
  cacheName,
  maxEntries,
  maxAge,
  mayStore,
  onStored,
  keyOf,
  otherwise,
}: Stored): Plugin => ({
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && (await mayStore(response)) ? stamped(response) : null,
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    const at = storedAt(cachedResponse);
    return at !== undefined && Date.now() - at <= maxAge ? cachedResponse : null;
  },
  cacheDidUpdate: async () => {
    await evict(cacheName, maxEntries);
    await onStored?.();
  },
  ...(keyOf === undefined ? {} : { cacheKeyWillBeUsed: async ({ request }) => keyOf(request) }),
  ...(otherwise === undefined ? {} : { handlerDidError: otherwise }),
});

/** When a stored response was stored; undefined for one of the network. */
export function storedAt(response: Response | undefined | null): number | undefined {
  const at = response?.headers.get(STORED_AT);
  return at === undefined || at === null ? undefined : Number(at);
}

/** The response with the moment at which it is stored. */
export async function stamped(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set(STORED_AT, String(Date.now()));
  // The body is unpacked already.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(await response.clone().blob(), { status: response.status, headers });
}

/**
 * Deletes the oldest entries above the limit. Workbox's own expiration stores all addresses in IndexedDB, where those of a person's
 * answers would outlive the logout.
 */
async function evict(cacheName: string, maxEntries: number): Promise<void> {
  const cache = await caches.open(cacheName);
  const requests = await cache.keys();
  if (requests.length <= maxEntries) return;
  const responses = await cache.matchAll();
  const oldest = requests
    .map((request, index) => ({ request, at: storedAt(responses[index]) ?? 0 }))
    .sort((one, other) => one.at - other.at)
    .slice(0, requests.length - maxEntries);
  await Promise.all(oldest.map(({ request }) => cache.delete(request, { ignoreVary: true })));
}
