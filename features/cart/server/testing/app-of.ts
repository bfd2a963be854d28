import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/db/context.ts';
import { refusalOf } from '#platform/http/common-refusals.ts';
import { httpApp } from '#platform/http/http-app.ts';

/** Serves these routes alone. `context` is read at each request, so that a test can change the actor. */
export async function appOf(
  routes: (app: FastifyInstance) => void,
  context: () => Context,
): Promise<FastifyInstance> {
  const app = await httpApp({ trustedProxies: [] });
  app.decorate('contextOf', async (request, reply, { access }) => {
    const current = context();
    if (access === 'customer' && current.actor.kind === 'visitor') throw refusalOf('session-required');
    return { ...current, request, reply };
  });
  routes(app);
  return app;
}
