/** An app with only the catalogue's main routes, with the given context. */
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/db/context.ts';
import { httpApp } from '#platform/http/http-app.ts';
import { catalogRoutes } from '../products/catalog.routes.ts';

/** `context` is called per request, so a test can change the actor. */
export async function catalogApp(context: () => Context): Promise<FastifyInstance> {
  const app = await httpApp({ trustedProxies: [] });
  app.decorate('contextOf', async (request, reply) => ({ ...context(), request, reply }));
  catalogRoutes(app, { shopPages: async () => [], lastPurchases: async () => new Map() });
  return app;
}
