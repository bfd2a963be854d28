/** The catalogue's routes alone, asked as the given context. */
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/db/context.ts';
import { httpApp } from '#platform/http/http-app.ts';
import { catalogRoutes } from '../products/catalog.routes.ts';

/** `context` is asked at each request, so a test can change who acts. */
export async function catalogApp(context: () => Context): Promise<FastifyInstance> {
  const app = await httpApp({ trustedProxies: [] });
  app.decorate('contextOf', async (request, reply) => ({ ...context(), request, reply }));
  catalogRoutes(app);
  return app;
}
