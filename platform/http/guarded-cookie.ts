/** A session cookie: HttpOnly, bound to this host, and over https only accepted under a name that nobody else can set. */
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface GuardedCookie {
  /** The unverified cookie value. The plain name counts only without https. */
  presented(request: FastifyRequest): string | undefined;
  give(reply: FastifyReply, value: string, seconds: number): void;
  clear(reply: FastifyReply): void;
}

const isHttps = ({ protocol }: FastifyRequest): boolean => protocol === 'https';

const attributes = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(request) }) as const;

export function guardedCookie(plain: string): GuardedCookie {
  /** Browsers accept a `__Host-` cookie only from this host over https: no sibling subdomain can set it. */
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
