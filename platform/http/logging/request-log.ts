/** One log line per response. It names the route, never the address: paths and queries hold ids and handles. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export function logRequests(app: FastifyInstance): void {
  // The fields are fixed and hold no personal data, so redaction is switched off for speed.
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

/** Non-standard status that other servers log, too: the client closed its connection before the response. */
const CLIENT_LEFT = 499;

/** Logs a request whose client disconnected; `during` says in which phase. */
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
