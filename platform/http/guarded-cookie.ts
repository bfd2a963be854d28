/** A cookie that holds a session: the browser's alone, this host's alone, never read from https where it could be planted. */
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface GuardedCookie {
  /** The presented value, not yet believed. The plain cookie counts only without https. */
  presented(request: FastifyRequest): string | undefined;
  give(reply: FastifyReply, value: string, seconds: number): void;
  clear(reply: FastifyReply): void;
}

const isHttps = ({ protocol }: FastifyRequest): boolean => protocol === 'https';

const attributes = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(request) }) as const;

export function guardedCookie(plain: string): GuardedCookie {
  /** Browsers take a cookie of this name only from the https page itself: no sibling subdomain can plant it. */
  const guarded = `__Host-${plain}`;
  const nameFor = (request: FastifyRequest): string => (isHttps(request) ? guarded : plain);
  return {
    presented: (request) =>
      request.cookies[guarded] || (!isHttps(request) && request.cookies[plain]) || undefined,
    give(reply, value, seconds) {
      reply.setCookie(nameFor(reply.request), value, { ...attributes(reply.request), maxAge: seconds });
    },
    clear(reply) {
      reply.clearCookie(nameFor(reply.request), attributes(reply.request));
    },
  };
}
