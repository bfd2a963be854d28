/**
 * Every request ends. Node's server bounds how long headers and bodies may take to come, alike for all calls, and nothing
 * of what we do or of what a client reads: that is bounded here. Fastify's `handlerTimeout` would cost each request a
 * timer and an abort controller; one look at the oldest requests now and then costs them nothing.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type CommonRefusal, refusalOf } from '../common-refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, which may take longer to come. */
    takesFile?: boolean;
  }
}

/** Milliseconds, each from the first line of the request. */
export interface RequestTimeouts {
  /** Until all headers are there. */
  readonly headers: number;
  /** Until the whole request is there. */
  readonly request: number;
  /** The same where it is a file: 20 MB at 1.5 Mbit/s. */
  readonly upload: number;
  /** Until its answer begins; after a file it is `idle` that counts. Less than `idle`, so that it ends in words. */
  readonly answer: number;
  /** Until its answer has been read: a long download on a slow line. */
  readonly response: number;
  /** Without a byte in either direction, whatever is under way. */
  readonly idle: number;
  /** How often all of them are looked at: each may take so much longer. */
  readonly checkEvery: number;
}

export const requestTimeouts: RequestTimeouts = {
  headers: 10_000,
  request: 20_000,
  upload: 120_000,
  answer: 28_000,
  response: 15 * 60_000,
  idle: 30_000,
  checkEvery: 2_000,
};

/** Call it after `shedOverload`, which knows the open requests. */
export function endLateRequests(app: FastifyInstance, timeouts: RequestTimeouts): void {
  const earliest = Math.min(timeouts.request, timeouts.answer, timeouts.response);
  const endLate = (): void => {
    for (const reply of app.openRequests) {
      // Oldest first: whoever follows is younger.
      if (reply.elapsedTime < earliest) return;
      endIfLate(reply, timeouts);
    }
  };
  const timer = setInterval(endLate, timeouts.checkEvery).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function endIfLate(reply: FastifyReply, { request, answer, response }: RequestTimeouts): void {
  const { elapsedTime: age, raw } = reply;
  if (raw.headersSent) {
    if (age >= response) raw.destroy();
  } else if (!reply.sent && reply.routeOptions.config.takesFile !== true) {
    if (!reply.request.raw.complete && age >= request) refuse(reply, 'request-timeout');
    else if (age >= answer) refuse(reply, 'unavailable');
  }
}

function refuse(reply: FastifyReply, code: CommonRefusal): void {
  reply.log.warn({ route: reply.routeOptions.url, code }, 'a request took too long');
  // Nothing more is read of a body that has not come.
  reply.header('connection', 'close').send(refusalOf(code));
  // What the handler still says comes too late, and Fastify would log the address and the error as they are.
  reply.log = reply.log.child({}, { level: 'silent' });
}
