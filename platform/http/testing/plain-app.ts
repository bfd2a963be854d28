/** A Fastify like the server's, with the routes of a test and a visitor as the caller of all of them. */

import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { defined } from '#kernel/defined.ts';
import { VISITOR } from '#kernel/scope.ts';
import { httpApp } from '../http-app.ts';
import type { RequestContext } from '../serve.ts';

export async function plainApp(
  routes: (app: FastifyInstance) => void,
  logger?: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const app = await httpApp({ trustedProxies: [], ...defined({ logger }) });
  app.decorate('contextOf', async (request, reply) => {
    const supplier = { id: '', slug: '', name: '', tags: new Set<string>() };
    // The calls of these tests query no database.
    return { supplier, actor: VISITOR, now: 0, request, reply } as unknown as RequestContext;
  });
  routes(app);
  await app.ready();
  return app;
}
