import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { dropRegistrations } from './registrations.store.ts';

/** One statement's, so that none holds up the database. */
const MOST = 1_000;

/** Forgets who registered and did not confirm in time: nothing is kept of whoever is no client. Gives how many. */
export async function dropExpiredRegistrations(db: Db, now: Instant): Promise<number> {
  let dropped = 0;
  let deleted: number;
  do {
    deleted = await dropRegistrations(db, new Date(now), MOST);
    dropped += deleted;
  } while (deleted === MOST);
  return dropped;
}
