import type { FastifyReply } from 'fastify';
import { giveStaffCookie } from './staff-cookie.ts';
import { signStaffSession } from './staff-token.ts';
import { STAFF_SESSION_HOURS, type StartedStaffSession } from './start-staff-session.ts';

/** The session of the panel as the browser keeps it. */
export async function giveStaffSession(
  reply: FastifyReply,
  secret: string,
  { sessionId, expiresAt }: StartedStaffSession,
): Promise<void> {
  const token = await signStaffSession(secret, sessionId, expiresAt);
  giveStaffCookie(reply, token, STAFF_SESSION_HOURS * 60 * 60);
}
