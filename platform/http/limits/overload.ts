/**
 * Graceful overload: beyond what one process can work on at once, a request is refused at the door, at once and in
 * words, while those inside are finished. Waiting in line would only make every answer late.
 *
 * A request holds its place until its response closes. Node closes a response after its last byte and as soon as its
 * client has gone, at whatever moment that is; Fastify's own hooks tell neither of a client that leaves after its body
 * was read.
 */
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from '../common-refusals.ts';
import { OpenRequests } from './open-requests.ts';

export interface OverloadOptions {
  /** Requests worked on at once. */
  readonly max: number;
  /** Called when a client left before its answer did. */
  readonly onClientLeft?: (request: FastifyRequest, reply: FastifyReply) => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    openRequests: OpenRequests;
  }
}

const alwaysAnswered = new Set(['/healthz', '/readyz']);

export function shedOverload(app: FastifyInstance, { max, onClientLeft }: OverloadOptions): void {
  const open = new OpenRequests(max);
  app.decorate('openRequests', open);
  app.addHook('onRequest', (request, reply, done) => {
    // A page's own calls came in with the page.
    if (!(request.raw.socket instanceof Socket) || alwaysAnswered.has(request.url)) return done();
    if (open.isFull) return done(refusalOf('overloaded'));
    open.enter(reply);
    reply.raw.on('close', () => {
      open.leave(reply);
      if (!reply.raw.writableFinished) onClientLeft?.(request, reply);
    });
    done();
  });
}
