import type { StaffId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { endStaffSessionsOf } from './staff-sessions.store.ts';
import { type StartedStaffSession, startStaffSession } from './start-staff-session.ts';

/** The session that asks goes on under another id; all others of this person end. Call it in the change's transaction. */
export async function renewStaffSession(
  { db, now }: Pick<Context, 'db' | 'now'>,
  staffId: StaffId,
  sessionId: string,
): Promise<StartedStaffSession> {
  await endStaffSessionsOf(db, staffId, now, sessionId);
  return startStaffSession({ db, now }, staffId, sessionId);
}
