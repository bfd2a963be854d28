import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { deleteInBatches } from '#platform/db/delete-in-batches.ts';
import { dropStaffSessions } from '../staff/staff-sessions.store.ts';
import { dropSessions } from './sessions.store.ts';

/** Retention after expiry, in milliseconds, for investigations. Expired sessions are rejected like unknown ones. */
const RETENTION = 7 * 24 * 60 * 60_000;
const BATCH = 5_000;

/** Deletes long-expired sessions of shoppers and staff. Returns how many. */
export async function dropExpiredSessions(db: Db, now: Instant): Promise<number> {
  const before = new Date(now - RETENTION);
  const ofClients = await deleteInBatches((max) => dropSessions(db, before, max), BATCH);
  return ofClients + (await deleteInBatches((max) => dropStaffSessions(db, before, max), BATCH));
}
