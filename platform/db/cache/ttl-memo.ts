/** A memo with a time to live of under a second and single flight: simultaneous requests for a key share one query. */
import { type TtlCache, ttlCache } from '../../cache/ttl-cache.ts';
import type { Db } from '../database.ts';

/** Short enough for a change to seem immediate. Milliseconds. */
const TIME_TO_LIVE = 900;

export interface TtlMemo<Value> {
  (db: Db, key: string): Promise<Value | undefined>;
  /** Loads the value whatever is memoized, and memoizes it: for callers that need the present one. */
  refresh(db: Db, key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined>;
  /** Drops the keys for which this is true. */
  drop(db: Db, matches: (key: string) => boolean): void;
}

/**
 * Absent values are memoized apart from found ones: requests for a thousand keys that do not exist evict none that does. At most
 * `max` of each; the oldest are evicted first.
 */
export function ttlMemo<Value>(
  load: (db: Db, key: string) => Promise<Value | undefined>,
  max = 500,
): TtlMemo<Value> {
  const caches = new WeakMap<Db, TtlCache<Value>>();
  const cacheOf = (db: Db): TtlCache<Value> => {
    const existing = caches.get(db);
    if (existing !== undefined) return existing;
    const cache = ttlCache<Value>({ max, timeToLive: TIME_TO_LIVE, cachesAbsent: true });
    caches.set(db, cache);
    return cache;
  };
  return Object.assign((db: Db, key: string) => cacheOf(db).get(key, () => load(db, key)), {
    refresh: (db: Db, key: string, loadNow: () => Promise<Value | undefined>) =>
      cacheOf(db).refresh(key, loadNow),
    drop: (db: Db, matches: (key: string) => boolean) => cacheOf(db).drop(matches),
  });
}
