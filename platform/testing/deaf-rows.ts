import { VersionedCache } from '../cache/versioned-cache.ts';
import { Versions } from '../cache/versions.ts';
import { attachRowCaches } from '../db/cache/cached-query.ts';
import type { Database } from '../db/database.ts';

/** Attaches row caches that never receive a change notification, as in a process that is cut off from them. */
export function cacheWithoutNotifications({ db }: Database): void {
  const versions = new Versions({ isCurrent: () => true, settling: 0 });
  const cache = () => new VersionedCache<unknown>({ versions, maxBytes: 1_000_000, maxAge: 60_000 });
  attachRowCaches(db, {
    rows: cache(),
    stock: cache(),
    versionOf: (supplierId) => versions.of(supplierId),
    invalidateAt: () => {},
  });
}
