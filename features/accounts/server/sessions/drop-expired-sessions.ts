import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { dropStaffSessions } from '../staff/staff-sessions.store.ts';
import { dropSessions } from './sessions.store.ts';

/** An expired session is answered like one that never was; it's kept for who looks into what happened. */
const KEPT = 7 * 24 * 60 * 60_000;

/** One statement's, so that none holds up the database. */
const MOST = 5_000;

/** Deletes what expired long enough ago, of shoppers and of staff. Gives how many were deleted. */
export async function dropExpiredSessions(db: Db, now: Instant): Promise<number> {
  const before = new Date(now - KEPT);
  let dropped = 0;
  for (const drop of [dropSessions, dropStaffSessions]) {
    let deleted: number;
    do {
      deleted = await drop(db, before, MOST);
      dropped += deleted;
    } while (deleted === MOST);
  }
  return dropped;
}
