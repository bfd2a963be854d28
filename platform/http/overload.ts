/**
 * Graceful overload: beyond what one process can work on at once, a request is refused at the door, at once and in
 * words, while those inside are finished. Waiting in line would only make every answer late.
 */
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusalOf } from './common-refusals.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it counts among those that are worked on. */
    isInside: boolean;
  }
}

const MOST_AT_ONCE = 1_000;

const alwaysAnswered = new Set(['/healthz', '/readyz']);

export function shedOverload(app: FastifyInstance, most = MOST_AT_ONCE): void {
  let count = 0;
  const leave = (request: FastifyRequest): void => {
    if (!request.isInside) return;
    request.isInside = false;
    count -= 1;
  };
  app.decorateRequest('isInside', false);
  app.addHook('onRequest', (request, _reply, done) => {
    // A page's own calls came in with the page.
    if (!(request.raw.socket instanceof Socket) || alwaysAnswered.has(request.url)) return done();
    if (count >= most) return done(refusalOf('overloaded'));
    request.isInside = true;
    count += 1;
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    leave(request);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    leave(request);
    done();
  });
}
