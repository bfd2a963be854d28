/**
 * Limits the duration of every request. Node's server limits only how long headers and bodies may take to arrive; this limits our
 * own work and slow readers. Fastify's `handlerTimeout` would cost each request a timer and an abort controller; a periodic look
 * at the open requests costs them nothing.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type CommonRefusal, refusalOf } from '../common-refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, which may take longer to arrive. */
    takesFile?: boolean;
  }
  interface FastifyReply {
    /** The age of the request, in milliseconds, when the work on a call began: its body had arrived. Undefined for pages. */
    workBegan: number | undefined;
    /** The call waits for a payment provider or makes a file. */
    mayTakeLong: boolean;
  }
}

/** Milliseconds, each from the first line of the request. */
export interface RequestTimeouts {
  /** Until all headers have arrived. */
  readonly headers: number;
  /** Until the whole request has arrived. */
  readonly request: number;
  /** Until the whole request has arrived, if it is a file: 20 MB at 1.5 Mbit/s. */
  readonly upload: number;
  /**
   * Until the response begins; for files `idle` applies instead. Less than `idle`, so that the client gets a refusal rather than
   * a closed connection.
   */
  readonly answer: number;
  /** From the beginning of the work on a call until its response begins, unless it may take long. */
  readonly work: number;
  /** Until the response has been read: a long download on a slow line. */
  readonly response: number;
  /** Without a byte in either direction, in any phase. */
  readonly idle: number;
  /** How often all of these are checked: each may take this much longer. */
  readonly checkEvery: number;
}

export const requestTimeouts: RequestTimeouts = {
  headers: 10_000,
  request: 20_000,
  upload: 120_000,
  answer: 28_000,
  work: 5_000,
  response: 15 * 60_000,
  idle: 30_000,
  checkEvery: 500,
};

/** Call it after `shedOverload`, which registers the open requests. */
export function endLateRequests(app: FastifyInstance, timeouts: RequestTimeouts): void {
  app.decorateReply('workBegan', undefined);
  app.decorateReply('mayTakeLong', false);
  const endLate = (): void => {
    for (const reply of app.openRequests) endIfLate(reply, timeouts);
  };
  const timer = setInterval(endLate, timeouts.checkEvery).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function endIfLate(reply: FastifyReply, timeouts: RequestTimeouts): void {
  const { request, answer, response } = timeouts;
  const { elapsedTime: age, raw } = reply;
  if (raw.headersSent) {
    if (age >= response) raw.destroy();
  } else if (!reply.sent && reply.routeOptions.config.takesFile !== true) {
    if (!reply.request.raw.complete && age >= request) refuse(reply, 'request-timeout');
    else if (age >= answer || isOverdue(reply, timeouts.work)) refuse(reply, 'unavailable');
  }
}

const isOverdue = ({ workBegan, mayTakeLong, elapsedTime }: FastifyReply, work: number): boolean =>
  workBegan !== undefined && !mayTakeLong && elapsedTime - workBegan >= work;

function refuse(reply: FastifyReply, code: CommonRefusal): void {
  reply.log.warn({ route: reply.routeOptions.url, code }, 'a request took too long');
  // The rest of an incomplete body is not read.
  reply.header('connection', 'close').send(refusalOf(code));
  // Whatever the handler still returns comes too late, and Fastify would log the address and the error unredacted.
  reply.log = reply.log.child({}, { level: 'silent' });
}
