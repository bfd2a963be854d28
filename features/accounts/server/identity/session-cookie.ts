/** How a request carries a session: in a cookie, or as `Authorization: Bearer`. Design 4, paths. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffId, UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { guardedCookie } from '#platform/http/guarded-cookie.ts';
import { endApplicantPass } from './applicant-pass.ts';
import { rememberDevice } from './known-device.ts';
import { clientTokens, type SessionTokens, staffTokens } from './session-token.ts';

export interface IssuedSession {
  readonly sessionId: string;
  readonly expiresAt: Date;
  /** Person to store in the browser's device cookie; absent for a login with an API key. */
  readonly deviceOf?: UserId | StaffId;
}

/** The sessions of one kind of account, in a cookie and under a signing key of their own. */
function sessionCookie(name: string, tokens: SessionTokens) {
  const cookie = guardedCookie(name);
  /** Not verified yet. */
  const presentedToken = (request: FastifyRequest): string | undefined =>
    bearerToken(request) ?? cookie.presented(request);
  return {
    presentedToken,
    /** Id of the session that the request presents, so that a new session can end it. */
    async presentedId(request: FastifyRequest, secret: string, now: Instant): Promise<string | undefined> {
      const token = presentedToken(request);
      return token === undefined ? undefined : tokens.read(secret, token, now);
    },
    /** Sets the cookie for the session's lifetime, and marks the browser as a known device. Returns the token. */
    async give(
      reply: FastifyReply,
      secret: string,
      { sessionId, expiresAt, deviceOf }: IssuedSession,
      now: Instant,
    ): Promise<string> {
      const token = await tokens.sign(secret, sessionId, expiresAt);
      cookie.give(reply, token, Math.floor((expiresAt.getTime() - now) / 1_000));
      endApplicantPass(reply);
      if (deviceOf !== undefined) rememberDevice(reply, secret, deviceOf, now);
      return token;
    },
    clear(reply: FastifyReply): void {
      cookie.clear(reply);
      endApplicantPass(reply);
    },
  };
}

function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w.-]{1,2048})$/i.exec(headers.authorization ?? '')?.[1];
}

export const {
  presentedToken,
  presentedId: presentedSessionId,
  give: giveSession,
  clear: clearSessionCookie,
} = sessionCookie('vitrine_session', clientTokens);

export const {
  presentedToken: presentedStaffToken,
  presentedId: presentedStaffSessionId,
  give: giveStaffSession,
  clear: clearStaffCookie,
} = sessionCookie('vitrine_staff', staffTokens);
