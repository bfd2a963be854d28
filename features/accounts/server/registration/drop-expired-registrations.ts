import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { dropRegistrations } from './registrations.store.ts';

/** Rows per DELETE, so that no statement runs long. */
const MAX = 1_000;

/** Deletes unconfirmed registrations after their expiry: no data is retained of someone who is no client. Returns how many. */
export async function dropExpiredRegistrations(db: Db, now: Instant): Promise<number> {
  let dropped = 0;
  let deleted: number;
  do {
    deleted = await dropRegistrations(db, new Date(now), MAX);
    dropped += deleted;
  } while (deleted === MAX);
  return dropped;
}
