/** An app with only the given routes, with the given context. */
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/db/context.ts';
import { httpApp } from '#platform/http/http-app.ts';

/** `context` is called per request, so a test can change the actor. */
export async function routesApp(
  routes: (app: FastifyInstance) => void,
  context: () => Context,
): Promise<FastifyInstance> {
  const app = await httpApp({ trustedProxies: [] });
  app.decorate('contextOf', async (request, reply) => ({ ...context(), request, reply }));
  routes(app);
  return app;
}
