/** One line per answered request. It names the route, never the address itself: paths and queries hold ids and handles. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export function logRequests(app: FastifyInstance): void {
  // Every line says the same few fields and nothing of a person, so the second net is not spread for each.
  const log = app.log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const level = statusCode >= 500 ? 'error' : 'info';
    log[level](
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: statusCode,
        ms: milliseconds(reply),
      },
      'answered',
    );
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    done(null, payload);
  });
}

/** As other servers log it: the client closed its connection before it was answered. */
const CLIENT_LEFT = 499;

/** The same line for a request whose client did not wait; `during` says for how long it stayed. */
export function logClientLeft(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: CLIENT_LEFT,
      during: whenLeft(request, reply),
      ms: milliseconds(reply),
    },
    'client left',
  );
}

function whenLeft({ raw }: FastifyRequest, reply: FastifyReply): 'request' | 'handler' | 'response' {
  if (!raw.complete) return 'request';
  return reply.raw.headersSent ? 'response' : 'handler';
}

const milliseconds = (reply: FastifyReply): number => Math.round(reply.elapsedTime * 10) / 10;
