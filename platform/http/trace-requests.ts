import type { FastifyInstance, FastifyRequest } from 'fastify';
import { activeTracer, type OpenSpan } from '../tracing/tracing.ts';

/**
 * Makes each request a span that continues the sender's `traceparent`. Does nothing where nothing is traced. A call that a page makes
 * in process is part of the page's trace, whatever its headers say.
 */
export function traceRequests(app: FastifyInstance): void {
  const tracer = activeTracer();
  if (tracer === undefined) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const { traceparent } = request.headers;
    const span = tracer.begin(`${method} ${route}`, {
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route, 'vitrine.request_id': request.id },
      continues: typeof traceparent === 'string' ? traceparent : undefined,
    });
    spans.set(request, span);
    request.loggedTrace = span.traceId;
    span.enter(done);
  });
  // Reading the body leaves the context in which the request began.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else span.enter(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    const { statusCode } = reply;
    const { loggedShop } = request;
    span?.annotate({
      'http.response.status_code': statusCode,
      ...(loggedShop === undefined ? {} : { 'vitrine.shop': loggedShop }),
    });
    span?.end(statusCode >= 500 ? String(statusCode) : undefined);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    spans.get(request)?.end('client left');
    done();
  });
}
