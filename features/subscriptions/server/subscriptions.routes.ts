import type { FastifyInstance } from 'fastify';
import { stepsOf } from '#features/catalog/server/products/steps.store.ts';
import { runMandate } from '#features/payments/server/mandates/run-mandate.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import { withProviderTime } from '#features/payments/server/providers/with-provider-time.ts';
import { defined } from '#kernel/defined.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { qrSvg } from '#platform/pictures/qr-svg.ts';
import { subscriptionToWire } from '../contract/subscription.wire.ts';
import {
  authoriseAutomaticPixSchema,
  cancelAutomaticPixSchema,
  cancelSubscriptionSchema,
  changeSubscriptionSchema,
  getSubscriptionSchema,
  listSubscriptionsSchema,
  resumeSubscriptionSchema,
  skipNextSchema,
} from '../contract/subscription-calls.schema.ts';
import { misfitsToWire, subscriptionChangeFromWire } from '../contract/subscription-change.wire.ts';
import { listSubscriptionTypesSchema } from '../contract/subscription-type.schema.ts';
import { typeToWire } from '../contract/subscription-type.wire.ts';
import { listSubscriptionTypesEndpoint } from '../contract/subscription-types.endpoints.ts';
import {
  authoriseAutomaticPixEndpoint,
  cancelAutomaticPixEndpoint,
  cancelSubscriptionEndpoint,
  changeSubscriptionEndpoint,
  getSubscriptionEndpoint,
  listSubscriptionsEndpoint,
  resumeSubscriptionEndpoint,
  skipNextEndpoint,
} from '../contract/subscriptions.endpoints.ts';
import { subscriptionTexts } from '../contract/texts.ts';
import { wholeToWire } from '../contract/whole-subscription.wire.ts';
import type { ForecastOf } from '../domain/forecast.ts';
import type { Subscription } from '../domain/subscription.ts';
import { authoriseAutomaticPix, automaticPixOf, cancelAutomaticPix } from './automatic-pix.ts';
import { changeSubscription } from './change-subscription.ts';
import * as own from './client-subscriptions.ts';
import { offeredTypes } from './offered-types.ts';
import { resumeSubscription } from './resume-subscription.ts';
import { skipNext } from './skip-next.ts';

interface Ways {
  /** The forecast of the next order, provided by orders. */
  readonly forecastOf: ForecastOf<Context>;
  readonly gateways: PaymentGateways;
}

export function subscriptionsRoutes(app: FastifyInstance, { forecastOf, gateways }: Ways): void {
  const clients = { access: 'customer' } as const;
  const cancelling = { ...clients, act: 'subscriptions:cancel' } as const;
  const changing = { ...clients, act: 'subscriptions:change' } as const;

  const whole = async (context: Context & { readonly actor: Customer }, subscription: Subscription) =>
    wholeToWire(
      subscription,
      {
        turns: await own.turnsOf(context, subscription.id),
        steps: await stepsOf(
          context,
          subscription.lines.map(({ productId }) => productId),
        ),
        ...defined({ automaticPix: await automaticPixOf(context, subscription) }),
      },
      subscription.status === 'CANCELLED' ? undefined : await forecastOf(context, subscription),
      qrSvg,
    );

  serve(
    app,
    listSubscriptionTypesEndpoint,
    listSubscriptionTypesSchema,
    { access: 'anyone' },
    async (context) => ({
      tipos: (await offeredTypes(context)).map(typeToWire),
    }),
  );

  serve(app, listSubscriptionsEndpoint, listSubscriptionsSchema, clients, async (context) => ({
    assinaturas: (await own.listSubscriptions(context)).map(subscriptionToWire),
  }));

  serve(app, getSubscriptionEndpoint, getSubscriptionSchema, clients, async (context, { params }) =>
    whole(context, orRefuse(await own.getSubscription(context, params.idassinatura), subscriptionTexts)),
  );

  serve(
    app,
    changeSubscriptionEndpoint,
    changeSubscriptionSchema,
    changing,
    async (context, { params, body }) => {
      const changed = await changeSubscription(
        context,
        params.idassinatura,
        subscriptionChangeFromWire(body),
        forecastOf,
      );
      return whole(context, orRefuse(withWireFacts(changed, misfitsToWire), subscriptionTexts));
    },
  );

  serve(app, skipNextEndpoint, skipNextSchema, changing, async (context, { params, body }) =>
    whole(context, orRefuse(await skipNext(context, params.idassinatura, body.data), subscriptionTexts)),
  );

  serve(app, resumeSubscriptionEndpoint, resumeSubscriptionSchema, changing, async (context, { params }) =>
    whole(context, orRefuse(await resumeSubscription(context, params.idassinatura), subscriptionTexts)),
  );

  serve(
    app,
    authoriseAutomaticPixEndpoint,
    authoriseAutomaticPixSchema,
    changing,
    async (context, { params }) => {
      const requested = orRefuse(
        await authoriseAutomaticPix(context, params.idassinatura, forecastOf),
        subscriptionTexts,
      );
      const timed = withProviderTime(context.reply, gateways);
      if (requested.mandateId !== undefined) await runMandate(context, timed, requested.mandateId);
      return whole(context, requested.subscription);
    },
  );

  serve(app, cancelAutomaticPixEndpoint, cancelAutomaticPixSchema, changing, async (context, { params }) =>
    whole(context, orRefuse(await cancelAutomaticPix(context, params.idassinatura), subscriptionTexts)),
  );

  serve(app, cancelSubscriptionEndpoint, cancelSubscriptionSchema, cancelling, async (context, { params }) =>
    whole(context, orRefuse(await own.cancelSubscription(context, params.idassinatura), subscriptionTexts)),
  );
}
