/** The sessions of those who only read what anyone may read: asked once for all the calls of a page. */
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { ttlMemo } from '#platform/db/cache/ttl-memo.ts';
import type { Db } from '#platform/db/database.ts';
import { openSession, type SessionRow } from './sessions.store.ts';

const MOST = 5_000;

const sessions = ttlMemo((db, key) => {
  const [id = '', supplierId = ''] = key.split(' ');
  return openSession(db, supplierId, id, Date.now());
}, MOST);

/** As `openSession` would have said less than a second ago. */
export const rememberedSession = (
  db: Db,
  supplierId: SupplierId,
  id: string,
): Promise<SessionRow | undefined> => sessions(db, `${id} ${supplierId}`);

/** The session as it is now, for those who write; who reads within the next second is told the same. */
export const sessionNow = (
  db: Db,
  supplierId: SupplierId,
  id: string,
  now: Instant,
): Promise<SessionRow | undefined> =>
  sessions.refresh(db, `${id} ${supplierId}`, () => openSession(db, supplierId, id, now));

/** On this process it has ended at once; on others it is remembered no longer than any. `db` is the pool's. */
export const forgetSession = (db: Db, id: string): void => sessions.drop(db, (key) => key.startsWith(id));
