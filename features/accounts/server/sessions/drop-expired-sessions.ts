import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { dropStaffSessions } from '../staff/staff-sessions.store.ts';
import { dropSessions } from './sessions.store.ts';

/** Retention after expiry, in milliseconds, for investigations. Expired sessions are rejected like unknown ones. */
const KEPT = 7 * 24 * 60 * 60_000;

/** Rows per DELETE, so that no statement runs long. */
const MAX = 5_000;

/** Deletes long-expired sessions of shoppers and staff. Returns how many. */
export async function dropExpiredSessions(db: Db, now: Instant): Promise<number> {
  const before = new Date(now - KEPT);
  let dropped = 0;
  for (const drop of [dropSessions, dropStaffSessions]) {
    let deleted: number;
    do {
      deleted = await drop(db, before, MAX);
      dropped += deleted;
    } while (deleted === MAX);
  }
  return dropped;
}
