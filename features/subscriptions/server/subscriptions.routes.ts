import type { FastifyInstance } from 'fastify';
import { stepsOf } from '#features/catalog/server/products/steps.store.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { cancelSubscriptionSchema } from '../contract/cancel-subscription.schema.ts';
import { cancelSubscription } from '../contract/cancel-subscription.ts';
import {
  changeSubscriptionSchema,
  resumeSubscriptionSchema,
  skipNextSchema,
} from '../contract/change-subscription.schema.ts';
import { changeSubscription } from '../contract/change-subscription.ts';
import { getSubscriptionSchema } from '../contract/get-subscription.schema.ts';
import { getSubscription } from '../contract/get-subscription.ts';
import { listSubscriptionTypesSchema } from '../contract/list-subscription-types.schema.ts';
import { listSubscriptionTypes } from '../contract/list-subscription-types.ts';
import { listSubscriptionsSchema } from '../contract/list-subscriptions.schema.ts';
import { listSubscriptions } from '../contract/list-subscriptions.ts';
import { resumeSubscription } from '../contract/resume-subscription.ts';
import { skipNext } from '../contract/skip-next.ts';
import { subscriptionToWire } from '../contract/subscription.wire.ts';
import { changeFromWire } from '../contract/subscription-change.wire.ts';
import { typeToWire } from '../contract/subscription-type.wire.ts';
import { subscriptionTexts } from '../contract/texts.ts';
import { wholeToWire } from '../contract/whole-subscription.wire.ts';
import type { ForecastOf } from '../domain/forecast.ts';
import type { Subscription } from '../domain/subscription.ts';
import { changeSubscription as change } from './change-subscription.ts';
import * as own from './client-subscriptions.ts';
import { offeredTypes } from './offered-types.ts';
import { resumeSubscription as resume } from './resume-subscription.ts';
import { skipNext as skip } from './skip-next.ts';

interface Ways {
  /** The forecast of the next order, provided by orders. */
  readonly forecastOf: ForecastOf<Context>;
}

export function subscriptionsRoutes(app: FastifyInstance, { forecastOf }: Ways): void {
  const clients = { access: 'customer' } as const;
  const cancelling = { ...clients, act: 'subscriptions:cancel' } as const;
  const changing = { ...clients, act: 'subscriptions:change' } as const;

  const whole = async (context: Context & { readonly actor: Customer }, subscription: Subscription) =>
    wholeToWire(
      subscription,
      await own.turnsOf(context, subscription.id),
      await stepsOf(
        context,
        subscription.lines.map(({ productId }) => productId),
      ),
      subscription.status === 'CANCELLED' ? undefined : await forecastOf(context, subscription),
    );

  serve(app, listSubscriptionTypes, listSubscriptionTypesSchema, { access: 'anyone' }, async (context) => ({
    tipos: (await offeredTypes(context)).map(typeToWire),
  }));

  serve(app, listSubscriptions, listSubscriptionsSchema, clients, async (context) => ({
    assinaturas: (await own.listSubscriptions(context)).map(subscriptionToWire),
  }));

  serve(app, getSubscription, getSubscriptionSchema, clients, async (context, { params }) =>
    whole(context, orRefuse(await own.getSubscription(context, params.idassinatura), subscriptionTexts)),
  );

  serve(app, changeSubscription, changeSubscriptionSchema, changing, async (context, { params, body }) => {
    const changed = await change(context, params.idassinatura, changeFromWire(body), forecastOf);
    return whole(context, orRefuse(changed, subscriptionTexts));
  });

  serve(app, skipNext, skipNextSchema, changing, async (context, { params, body }) =>
    whole(context, orRefuse(await skip(context, params.idassinatura, body.data), subscriptionTexts)),
  );

  serve(app, resumeSubscription, resumeSubscriptionSchema, changing, async (context, { params }) =>
    whole(context, orRefuse(await resume(context, params.idassinatura), subscriptionTexts)),
  );

  serve(app, cancelSubscription, cancelSubscriptionSchema, cancelling, async (context, { params }) =>
    whole(context, orRefuse(await own.cancelSubscription(context, params.idassinatura), subscriptionTexts)),
  );
}
