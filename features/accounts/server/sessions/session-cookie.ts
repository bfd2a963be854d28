/** How a request carries its session: the cookie, or `Authorization: Bearer`. Design 4, paths. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { guardedCookie } from '../../../../platform/http/guarded-cookie.ts';

const cookie = guardedCookie('vitrine_session');

export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w.-]{1,2048})$/i.exec(headers.authorization ?? '')?.[1];
}

/** Not verified yet. */
export const presentedToken = (request: FastifyRequest): string | undefined =>
  bearerToken(request) ?? cookie.presented(request);

export const giveSessionCookie = (reply: FastifyReply, token: string, seconds: number): void =>
  cookie.give(reply, token, seconds);

export const clearSessionCookie = (reply: FastifyReply): void => cookie.clear(reply);
