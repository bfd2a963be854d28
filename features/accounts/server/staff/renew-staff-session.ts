import type { StaffId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { endStaffSessionsOf } from './staff-sessions.store.ts';
import { type StartedStaffSession, startStaffSession } from './start-staff-session.ts';

/** Continues the current session under a new id and ends all others of this person. Call it in the transaction of the change. */
export async function renewStaffSession(
  { db, now }: Pick<Context, 'db' | 'now'>,
  staffId: StaffId,
  sessionId: string,
): Promise<StartedStaffSession> {
  await endStaffSessionsOf(db, staffId, now, sessionId);
  return startStaffSession({ db, now }, staffId, sessionId);
}
