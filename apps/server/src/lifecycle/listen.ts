import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { listenRefusal } from './check-port.ts';
import { within } from './shutdown.ts';

/** Requests under way may take so long to finish. */
const DRAIN = 10_000;

/** Listens, and answers the port, which the system chooses when it is 0. */
export async function listen(
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
 * Says that the process stops, goes on answering until `noticed`, when whoever shares requests out sends no more, and lets
 * those under way finish: a page asks for its parts from within, which a closing server no longer answers.
 */
export async function leaveService(app: FastifyInstance, noticed: Promise<unknown>): Promise<void> {
  app.readiness.isStopping = true;
  await noticed;
  await within(DRAIN, app.openRequests.whenEmpty());
}

/** Accepts no more connections, lets the requests under way finish, then cuts what is left. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const closed = app.close();
  await within(DRAIN, closed, () => app.server.closeAllConnections());
  await within(1_000, closed);
}
