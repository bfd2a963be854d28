import type { FastifyReply } from 'fastify';
import type { Instant } from '#kernel/scope.ts';
import { rememberDevice } from '../login/known-device.ts';
import { giveSessionCookie } from './session-cookie.ts';
import { signSession } from './session-token.ts';
import type { StartedSession } from './start-session.ts';

/** Sets the session as a signed cookie with the session's lifetime. Returns the token. */
export async function giveSession(
  reply: FastifyReply,
  secret: string,
  { sessionId, expiresAt, deviceOf }: Pick<StartedSession, 'sessionId' | 'expiresAt' | 'deviceOf'>,
  now: Instant,
): Promise<string> {
  const token = await signSession(secret, sessionId, expiresAt);
  giveSessionCookie(reply, token, Math.floor((expiresAt.getTime() - now) / 1_000));
  if (deviceOf !== undefined) rememberDevice(reply, secret, deviceOf, now);
  return token;
}
