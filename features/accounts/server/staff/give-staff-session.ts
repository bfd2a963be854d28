import type { FastifyReply } from 'fastify';
import type { Instant } from '#kernel/scope.ts';
import { rememberDevice } from '../login/known-device.ts';
import { giveStaffCookie } from './staff-cookie.ts';
import { signStaffSession } from './staff-token.ts';
import { STAFF_SESSION_HOURS, type StartedStaffSession } from './start-staff-session.ts';

/** Sets the panel's session cookie and marks the browser as a known device. */
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
