import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { listenRefusal } from './check-port.ts';

const PATHS = ['/healthz', '/readyz'];

/**
 * Answers the app's health checks, and nothing else, on a port of their own: for a process that runs only jobs, and for checks that
 * must not reach the shop's port. Returns a function that ends it.
 */
export async function serveHealth(
  app: Pick<FastifyInstance, 'inject'>,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const server = createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, (request, response) => {
    const path = request.url ?? '';
    response.setHeader('cache-control', 'no-store');
    if (!PATHS.includes(path)) return void response.writeHead(404).end();
    app.inject(path).then(
      ({ statusCode, payload }) =>
        response.writeHead(statusCode, { 'content-type': 'application/json' }).end(payload),
      () => response.writeHead(503).end(),
    );
  });
  server.listen({ host, port });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenRefusal(
      String((error as NodeJS.ErrnoException).code),
      { host, port },
      { host: 'HOST', port: 'HEALTH_PORT' },
    );
  }
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
