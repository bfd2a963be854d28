/** A Fastify instance with everything that no route should have to care about: limits, ids, logs, errors, headers. */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { refuseConnection } from './client-errors.ts';
import { mapErrors, sendUnreadableUrl } from './error-mapper.ts';
import { shedOverload } from './limits/overload.ts';
import { endLateRequests, type RequestTimeouts, requestTimeouts } from './limits/request-timeouts.ts';
import { warnUnknownProxies } from './limits/warn-unknown-proxies.ts';
import { localAddress } from './local-address.ts';
import { LazyLogger } from './logging/lazy-logger.ts';
import { logClientLeft, logRequests } from './logging/request-log.ts';
import type { CompletedRequest } from './request-durations.ts';
import { guardRequests } from './request-guards.ts';
import { compileSchemasOnUse } from './schema-compilers.ts';
import { securityHeaders } from './security-headers.ts';
import { traceRequests } from './trace-requests.ts';

export interface HttpAppOptions {
  readonly logger?: FastifyBaseLogger;
  /** Proxies whose X-Forwarded-* headers are trusted; none by default. */
  readonly trustedProxies: readonly string[];
  readonly timeouts?: RequestTimeouts;
  readonly maxOpenRequests?: number;
  /** Called after each response; absent where nobody measures. */
  readonly onCompleted?: (request: CompletedRequest) => void;
}

export async function httpApp({
  logger,
  trustedProxies,
  timeouts = requestTimeouts,
  maxOpenRequests = 1_000,
  onCompleted,
}: HttpAppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...(logger === undefined ? { logger: false } : { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    childLoggerFactory: (parent, bindings, options, request) =>
      new LazyLogger(parent, bindings, options, request),
    genReqId: () => randomUUID(),
    bodyLimit: 512 * 1024,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.checkEvery },
    requestTimeout: timeouts.upload,
    connectionTimeout: timeouts.idle,
    keepAliveTimeout: 72_000,
    maxRequestsPerSocket: 0,
    forceCloseConnections: 'idle',
    // Requests that arrive while the server stops are answered, and their connections are then closed.
    return503OnClosing: false,
    clientErrorHandler: refuseConnection,
    rewriteUrl: ({ url = '/' }) => localAddress(url),
    frameworkErrors: sendUnreadableUrl,
    routerOptions: { maxParamLength: 256, ignoreTrailingSlash: true },
  });
  app.decorate('servedCalls', []);
  compileSchemasOnUse(app);
  mapErrors(app);
  await app.register(cookie);
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    // Responses are compressed on every request: speed matters more than the last per cent of size.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  });
  traceRequests(app);
  shedOverload(app, {
    max: maxOpenRequests,
    onClientLeft: (request, reply) => logClientLeft(request, reply, onCompleted),
  });
  endLateRequests(app, timeouts);
  guardRequests(app);
  securityHeaders(app);
  logRequests(app, onCompleted);
  warnUnknownProxies(app);
  return app;
}
