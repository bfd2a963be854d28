/**
 * Graceful overload: beyond the limit of concurrent requests a request is refused immediately with a message, while the others
 * are finished. Queueing would only make every response late.
 *
 * A request counts until its response closes. Node closes a response after its last byte and whenever its client disconnects;
 * Fastify's own hooks do not report a client that disconnects after its body was read.
 */
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from '../common-refusals.ts';
import { OpenRequests } from './open-requests.ts';

export interface OverloadOptions {
  /** Limit of concurrent requests. */
  readonly max: number;
  /** Called if a client disconnects before its response is complete. */
  readonly onClientLeft?: (request: FastifyRequest, reply: FastifyReply) => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    openRequests: OpenRequests;
  }
}

const HEALTH_CHECKS = new Set(['/healthz', '/readyz']);

export function shedOverload(app: FastifyInstance, { max, onClientLeft }: OverloadOptions): void {
  const open = new OpenRequests(max);
  app.decorate('openRequests', open);
  app.addHook('onRequest', (request, reply, done) => {
    // Requests that a page injects for its own data are part of that page's request.
    if (!(request.raw.socket instanceof Socket) || HEALTH_CHECKS.has(request.url)) return done();
    if (open.isFull) return done(refusalOf('overloaded'));
    const slot = open.enter(reply);
    reply.raw.once('close', () => {
      open.leave(slot);
      if (!reply.raw.writableFinished) onClientLeft?.(request, reply);
    });
    done();
  });
}
