/**
 * Who has proved their password, and is not let in before the shop's approval, may still send it documents: a cookie of its own, for an
 * hour, that opens no session. It ends where a session of that browser begins or ends: the next person finds nothing.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Result } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import { guardedCookie } from '#platform/http/guarded-cookie.ts';
import { applicantTokens } from './session-token.ts';

const cookie = guardedCookie('vitrine_applicant');
const SECONDS = 60 * 60;

/** Sets the cookie where the login was refused for the missing approval alone. */
export async function passToRefused(
  reply: FastifyReply,
  secret: string,
  tried: Result<unknown, { readonly code: string; readonly applicantId?: string }>,
  now: Instant,
): Promise<void> {
  const id = tried.ok ? undefined : tried.refusal.applicantId;
  if (id === undefined) return;
  const token = await applicantTokens.sign(secret, id, new Date(now + SECONDS * 1_000));
  cookie.give(reply, token, SECONDS);
}

export function endApplicantPass(reply: FastifyReply): void {
  if (cookie.presented(reply.request) !== undefined) cookie.clear(reply);
}

/** Id of the customer that the request was let prove; at which shop is for the caller to check. */
export async function presentedApplicant(
  request: FastifyRequest,
  secret: string,
  now: Instant,
): Promise<string | undefined> {
  const token = cookie.presented(request);
  return token === undefined ? undefined : applicantTokens.read(secret, token, now);
}
