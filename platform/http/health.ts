import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { loggableError } from './logging/loggable-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness;
  }
}

interface Readiness {
  /** The process is about to end: load balancers must stop sending requests, but those that arrive are answered. */
  isStopping: boolean;
}

/**
 * `/healthz`: the process is alive. `/readyz`: requests may be sent to it, which means that the database answers and its tables
 * are known to this build, that requests are being answered, and that the process is not stopping. A database that rejects writes
 * is ready with the status `read-only` or `disk-full`: reads work, and writers are asked to try again.
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
