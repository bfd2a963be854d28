import type { FastifyReply } from 'fastify';
import type { Instant } from '#kernel/scope.ts';
import { rememberDevice } from '../login/known-device.ts';
import { giveStaffCookie } from './staff-cookie.ts';
import { signStaffSession } from './staff-token.ts';
import { STAFF_SESSION_HOURS, type StartedStaffSession } from './start-staff-session.ts';

/** The session of the panel as the browser keeps it, and the device as one of theirs. */
export async function giveStaffSession(
  reply: FastifyReply,
  secret: string,
  { sessionId, expiresAt, staffId }: StartedStaffSession,
  now: Instant,
): Promise<void> {
  const token = await signStaffSession(secret, sessionId, expiresAt);
  giveStaffCookie(reply, token, STAFF_SESSION_HOURS * 60 * 60);
  rememberDevice(reply, secret, staffId, now);
}
