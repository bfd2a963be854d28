import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { listenRefusal } from './check-port.ts';
import { within } from './shutdown.ts';

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

/** Accepts no more, lets the requests under way finish for ten seconds, then cuts what is left. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const closed = app.close();
  await within(DRAIN, closed, () => app.server.closeAllConnections());
  await within(1_000, closed);
}
