import type { StaffId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { IssuedSession } from '../identity/session-cookie.ts';
import { addStaffSession, endStaffSession } from './staff-sessions.store.ts';

/** A long working day: staff log in each morning. */
const STAFF_SESSION_HOURS = 12;
const SESSION_LENGTH = STAFF_SESSION_HOURS * 60 * 60_000;

/** Where a session was opened. */
export interface SessionOrigin {
  /** 'Chrome no Windows'; empty or null where it is unknown. */
  readonly device: string | null;
  readonly ip: string | null;
}

/** Replaces the session that this browser had. */
export async function startStaffSession(
  { db, now }: Pick<Context, 'db' | 'now'>,
  staffId: StaffId,
  previousSessionId: string | undefined,
  { device, ip }: SessionOrigin,
): Promise<IssuedSession> {
  if (previousSessionId !== undefined) await endStaffSession(db, previousSessionId, now);
  const sessionId = newId();
  const expiresAt = new Date(now + SESSION_LENGTH);
  const origin = { device: device === '' ? null : device, ip };
  await addStaffSession(db, { id: sessionId, staffId, createdAt: new Date(now), expiresAt, ...origin });
  return { sessionId, expiresAt, deviceOf: staffId };
}
