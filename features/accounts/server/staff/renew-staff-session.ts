import type { StaffId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { IssuedSession } from '../identity/session-cookie.ts';
import { endStaffSessionsOf, staffSessionOrigin } from './staff-sessions.store.ts';
import { startStaffSession } from './start-staff-session.ts';

/** Continues the current session under a new id and ends all others of this person. Call it in the transaction of the change. */
export async function renewStaffSession(
  { db, now }: Pick<Context, 'db' | 'now'>,
  staffId: StaffId,
  sessionId: string,
): Promise<IssuedSession> {
  await endStaffSessionsOf(db, staffId, now, sessionId);
  const origin = await staffSessionOrigin(db, staffId, sessionId);
  return startStaffSession({ db, now }, staffId, sessionId, origin ?? { device: null, ip: null });
}
