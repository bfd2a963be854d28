import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { cancelSubscriptionSchema } from '../contract/cancel-subscription.schema.ts';
import { cancelSubscription } from '../contract/cancel-subscription.ts';
import { getSubscriptionSchema } from '../contract/get-subscription.schema.ts';
import { getSubscription } from '../contract/get-subscription.ts';
import { listSubscriptionTypesSchema } from '../contract/list-subscription-types.schema.ts';
import { listSubscriptionTypes } from '../contract/list-subscription-types.ts';
import { listSubscriptionsSchema } from '../contract/list-subscriptions.schema.ts';
import { listSubscriptions } from '../contract/list-subscriptions.ts';
import { subscriptionToWire } from '../contract/subscription.wire.ts';
import { typeToWire } from '../contract/subscription-type.wire.ts';
import { subscriptionTexts } from '../contract/texts.ts';
import * as own from './client-subscriptions.ts';
import { offeredTypes } from './offered-types.ts';

export function subscriptionsRoutes(app: FastifyInstance): void {
  const clients = { access: 'customer' } as const;
  const cancelling = { ...clients, act: 'subscriptions:cancel' } as const;

  serve(app, listSubscriptionTypes, listSubscriptionTypesSchema, { access: 'anyone' }, async (context) => ({
    tipos: (await offeredTypes(context)).map(typeToWire),
  }));

  serve(app, listSubscriptions, listSubscriptionsSchema, clients, async (context) => ({
    assinaturas: (await own.listSubscriptions(context)).map(subscriptionToWire),
  }));

  serve(app, getSubscription, getSubscriptionSchema, clients, async (context, { params }) =>
    subscriptionToWire(orRefuse(await own.getSubscription(context, params.idassinatura), subscriptionTexts)),
  );

  serve(app, cancelSubscription, cancelSubscriptionSchema, cancelling, async (context, { params }) =>
    subscriptionToWire(
      orRefuse(await own.cancelSubscription(context, params.idassinatura), subscriptionTexts),
    ),
  );
}
