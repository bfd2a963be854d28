/** Where a request carries its session: the cookie, or `Authorization: Bearer`. Design 4, paths. */
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Browsers take a cookie of this name only from the https page itself: no sibling subdomain can plant it. */
const GUARDED = '__Host-vitrine_session';
const PLAIN = 'vitrine_session';

const isHttps = ({ protocol }: FastifyRequest): boolean => protocol === 'https';
const cookieName = (request: FastifyRequest): string => (isHttps(request) ? GUARDED : PLAIN);

const attributes = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(request) }) as const;

export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w.-]{1,2048})$/i.exec(headers.authorization ?? '')?.[1];
}

/** The presented token, not yet believed. The plain cookie counts only without https. */
export const presentedToken = (request: FastifyRequest): string | undefined =>
  bearerToken(request) ??
  (request.cookies[GUARDED] || (!isHttps(request) && request.cookies[PLAIN]) || undefined);

export function giveSessionCookie(reply: FastifyReply, token: string, seconds: number): void {
  reply.setCookie(cookieName(reply.request), token, { ...attributes(reply.request), maxAge: seconds });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(cookieName(reply.request), attributes(reply.request));
}
