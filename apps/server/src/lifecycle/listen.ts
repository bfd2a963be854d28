import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { listenRefusal } from './check-port.ts';
import { waitAtMost } from './shutdown.ts';

/** Maximum time for requests under way to finish. Milliseconds. */
const DRAIN = 10_000;

/** Listens, and resolves to the port, which the system chooses when the setting is 0. */
export async function startListening(
  app: FastifyInstance,
  settings: Pick<Settings, 'host' | 'port'>,
): Promise<number> {
  const { host, port } = settings;
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw listenRefusal(code, settings);
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/**
 * Reports not ready, lets each response end its connection, so that clients that reuse theirs go elsewhere with the next request, goes on answering until `noticed`, when the load balancer sends no more requests, and lets those
 * under way finish. The server still accepts requests here because a page calls the API in process.
 */
export async function leaveService(app: FastifyInstance, noticed: Promise<unknown>): Promise<void> {
  app.readiness.isStopping = true;
  app.server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  await noticed;
  await waitAtMost(DRAIN, app.openRequests.whenEmpty());
}

/** Accepts no more connections, lets the requests under way finish, then closes the remaining connections. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const closed = app.close();
  await waitAtMost(DRAIN, closed, () => app.server.closeAllConnections());
  await waitAtMost(1_000, closed);
}
