import type { FastifyRequest } from 'fastify';
import type { Instant } from '#kernel/scope.ts';
import { presentedToken } from './session-cookie.ts';
import { readSession } from './session-token.ts';

/** Id of the session that the request presents, so that a new session can end it. */
export async function presentedSessionId(
  request: FastifyRequest,
  secret: string,
  now: Instant,
): Promise<string | undefined> {
  const presented = presentedToken(request);
  return presented === undefined ? undefined : readSession(secret, presented, now);
}
