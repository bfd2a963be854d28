import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { loggableError } from './loggable-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness;
  }
}

interface Readiness {
  /** The process is about to end: no more requests shall be sent to it, though it answers those that come. */
  isStopping: boolean;
}

/**
 * `/healthz`: the process lives. `/readyz`: requests may be sent to it. The database answers, and its tables are the ones that
 * this build knows; requests are answered; and nobody has asked the process to stop. One that takes no writes is ready all
 * the same, and says so (`read-only`, `disk-full`): shops are read on, and whoever writes is told to try again.
 */
export function health(app: FastifyInstance, database: Database): void {
  app.decorate('readiness', { isStopping: false });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    if (app.readiness.isStopping) return reply.code(503).send({ status: 'stopping' });
    if (app.openRequests.isStuck) {
      request.log.error('every place is taken and nobody is answered');
      return reply.code(503).send({ status: 'stuck' });
    }
    try {
      const status = await database.state();
      if (status === 'newer-schema') {
        request.log.error('a newer version has migrated the database: this one has to be replaced');
        return reply.code(503).send({ status });
      }
      return { status };
    } catch (error) {
      request.log.warn({ err: loggableError(error) }, 'database does not answer');
      return reply.code(503).send({ status: 'database' });
    }
  });
}
