/** Cached sessions for calls that only read public data: one query serves all calls of a page. */
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { ttlMemo } from '#platform/db/cache/ttl-memo.ts';
import type { Db } from '#platform/db/database.ts';
import { findOpenSession, type SessionRow } from './sessions.store.ts';

const MAX = 5_000;

const sessions = ttlMemo((db, key) => {
  const [id = '', supplierId = ''] = key.split(' ');
  return findOpenSession(db, supplierId, id, Date.now());
}, MAX);

/** Result of `findOpenSession`, up to a second old. */
export const cachedSession = (db: Db, supplierId: SupplierId, id: string): Promise<SessionRow | undefined> =>
  sessions(db, `${id} ${supplierId}`);

/** Current session, for writes. Refreshes the cache, so that reads in the next second see the same. */
export const sessionNow = (
  db: Db,
  supplierId: SupplierId,
  id: string,
  now: Instant,
): Promise<SessionRow | undefined> =>
  sessions.refresh(db, `${id} ${supplierId}`, () => findOpenSession(db, supplierId, id, now));

/**
 * Drops the cached copies of an ended session: this process rejects it at once, others within a second. `db` is the pool's, which
 * keys the cache.
 */
export const forgetSession = (db: Db, id: string): void => sessions.drop(db, (key) => key.startsWith(id));
