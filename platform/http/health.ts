import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { loggableError } from './loggable-error.ts';

/** `/healthz`: the process lives. `/readyz`: the database answers, and it was migrated before we listened. */
export function health(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    try {
      await database.ping();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: loggableError(error) }, 'database does not answer');
      return reply.code(503).send({ status: 'database' });
    }
  });
}
