import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { vapidKeys } from '#platform/push/vapid-keys.ts';
import { addPushEndpoint, pushKeyEndpoint, removePushEndpoint } from '../contract/push.endpoints.ts';
import { addPushSchema, pushKeySchema, removePushSchema } from '../contract/push.schema.ts';
import { pushTexts } from '../contract/push-texts.ts';
import { subscribe, unsubscribe } from './subscribe.ts';

/** For the client's own people: a representative is not told of a client's orders. */
const own = { access: 'customer', act: 'notifications:receive' } as const;

export function pushRoutes(
  app: FastifyInstance,
  { sessionSecret }: { readonly sessionSecret: string },
): void {
  serve(app, pushKeyEndpoint, pushKeySchema, own, () => ({ chave: vapidKeys(sessionSecret)[0].publicKey }));
  serve(app, addPushEndpoint, addPushSchema, own, async (context, { body }) => {
    const at = { host: context.request.host, sessionSecret };
    orRefuse(await subscribe(context, body, at), pushTexts);
    return { sucesso: true } as const;
  });
  serve(app, removePushEndpoint, removePushSchema, own, async (context, { body }) => {
    await unsubscribe(context, body.endpoint);
    return { sucesso: true } as const;
  });
}
