/** One line per answered request. It names the route, never the address itself: paths and queries hold ids and handles. */
import type { FastifyInstance } from 'fastify';

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
        ms: Math.round(reply.elapsedTime * 10) / 10,
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
