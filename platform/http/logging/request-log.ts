/** One log line per response. It names the route, never the address: paths and queries hold ids and handles. */
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '#kernel/scope.ts';
import type { CompletedRequest } from '../request-durations.ts';
import { actorFacts } from './actor-facts.ts';
import { sentTraceId } from './trace-id.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the shop, once it is known; for the log. */
    loggedShop: string | undefined;
    /** Who calls, once that is known; the log names ids alone. */
    loggedActor: Actor | undefined;
    /** Id of the trace that is recorded of it. */
    loggedTrace: string | undefined;
  }
}

/** `onCompleted` gets each request that came over a socket: those that a page makes for its own data are part of it. */
export function logRequests(app: FastifyInstance, onCompleted?: (request: CompletedRequest) => void): void {
  app.decorateRequest('loggedShop', undefined);
  app.decorateRequest('loggedActor', undefined);
  app.decorateRequest('loggedTrace', undefined);
  // The fields are fixed and hold no personal data, so redaction is switched off for speed.
  const log = app.log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const { method } = request;
    const route = routeOf(request);
    const level = statusCode >= 500 ? 'error' : 'info';
    const facts = {
      reqId: request.id,
      trace: request.loggedTrace ?? sentTraceId(request.headers.traceparent),
      method,
      route,
      status: statusCode,
      ms: milliseconds(reply),
      shop: request.loggedShop,
    };
    log[level](withActor(facts, request), 'answered');
    if (onCompleted !== undefined && request.raw.socket instanceof Socket)
      onCompleted({ method, route, status: statusCode, duration: reply.elapsedTime });
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    done(null, payload);
  });
}

/** Non-standard status that other servers log, too: the client closed its connection before the response. */
const CLIENT_LEFT = 499;

/** Logs a request whose client disconnected; `during` says in which phase. */
export function logClientLeft(
  request: FastifyRequest,
  reply: FastifyReply,
  onCompleted?: (request: CompletedRequest) => void,
): void {
  const { method } = request;
  const route = routeOf(request);
  request.log.info(
    withActor(
      {
        method,
        route,
        status: CLIENT_LEFT,
        during: whenLeft(request, reply),
        ms: milliseconds(reply),
        shop: request.loggedShop,
      },
      request,
    ),
    'client left',
  );
  onCompleted?.({ method, route, status: CLIENT_LEFT, duration: reply.elapsedTime });
}

/** Most requests are visitors', and pay nothing for this. */
const withActor = (facts: object, { loggedActor: actor }: FastifyRequest): object =>
  actor === undefined || actor.kind === 'visitor' ? facts : Object.assign(facts, actorFacts(actor));

const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'unknown';

function whenLeft({ raw }: FastifyRequest, reply: FastifyReply): 'request' | 'handler' | 'response' {
  if (!raw.complete) return 'request';
  return reply.raw.headersSent ? 'response' : 'handler';
}

const milliseconds = (reply: FastifyReply): number => Math.round(reply.elapsedTime * 10) / 10;
