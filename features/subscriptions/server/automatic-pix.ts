/** A subscription's Pix Automático: what its client sees of it, authorises and cancels. Decision 037. */
import type { AutomaticPix } from '#features/payments/contract/mandates/mandate.wire.ts';
import { isEnded } from '#features/payments/domain/mandate/mandate-status.ts';
import { endMandates } from '#features/payments/server/mandates/end-mandates.ts';
import { mandateOf, nextCollection } from '#features/payments/server/mandates/mandates-of.ts';
import { requestMandate } from '#features/payments/server/mandates/request-mandate.ts';
import { paymentMethod } from '#features/payments/server/methods/list-payment-methods.ts';
import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, type CustomerContext, inTransaction } from '#platform/db/context.ts';
import type { SubscriptionRefusal } from '../contract/texts.ts';
import type { ForecastOf } from '../domain/forecast.ts';
import { periodicityOf } from '../domain/mandate-terms.ts';
import type { Subscription } from '../domain/subscription.ts';
import { lockOwn } from './due-subscriptions.store.ts';

type Refused<T, Code extends SubscriptionRefusal> = Promise<Result<T, { readonly code: Code }>>;

/** Undefined where it is not offered, and nothing of it is left to say. */
export async function automaticPixOf(
  context: Context,
  subscription: Subscription,
): Promise<AutomaticPix | undefined> {
  const mandate = await mandateOf(context, subscription.id);
  const offered =
    subscription.status !== 'CANCELLED' &&
    (mandate === undefined || isEnded(mandate.status)) &&
    (await isOffered(context, subscription));
  // What its client has ended needs no word.
  const isShown = mandate !== undefined && mandate.status !== 'cancelled-by-shop';
  if (!offered && !isShown) return undefined;
  if (!isShown) return { offered };
  const next = await nextCollection(context, mandate);
  return { offered, mandate, ...defined({ next }) };
}

const isOffered = async (
  context: Context,
  { paymentMethodId, interval }: Pick<Subscription, 'paymentMethodId' | 'interval'>,
): Promise<boolean> =>
  periodicityOf(interval) !== undefined &&
  (await paymentMethod(context, paymentMethodId))?.automaticPix === true;

/**
 * Asks its client for a mandate. If one is asked for or in force already, it stays, and there is nothing to run; else its provider is
 * called after the commit.
 */
export const authoriseAutomaticPix = (
  context: CustomerContext,
  id: string,
  forecastOf: ForecastOf<Context>,
): Refused<
  { readonly subscription: Subscription; readonly mandateId?: string },
  'subscription-not-found' | 'subscription-ended' | 'automatic-pix-not-offered'
> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, actor } = inside;
    const held = await lockOwn(db, { supplierId: supplier.id, clientId: actor.clientId }, id);
    if (held === undefined) return refuse({ code: 'subscription-not-found' });
    const { subscription } = held;
    if (subscription.status === 'CANCELLED') return refuse({ code: 'subscription-ended' });
    const known = await mandateOf(inside, id);
    if (known !== undefined && !isEnded(known.status)) return accept({ subscription });
    const periodicity = periodicityOf(subscription.interval);
    const forecast = (await isOffered(inside, subscription))
      ? await forecastOf(inside, subscription)
      : undefined;
    if (!forecast?.ok || periodicity === undefined) return refuse({ code: 'automatic-pix-not-offered' });
    const mandateId = await requestMandate(inside, {
      clientId: actor.clientId,
      subscriptionId: id,
      orderNumber: subscription.firstOrder,
      methodId: subscription.paymentMethodId,
      periodicity,
      startsOn: held.nextDate,
      amount: forecast.value.total,
    });
    return accept({ subscription, ...defined({ mandateId }) });
  });

/** Idempotent. The subscription goes on, and its client pays each order. */
export const cancelAutomaticPix = (
  context: CustomerContext,
  id: string,
): Refused<Subscription, 'subscription-not-found'> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, actor } = inside;
    const held = await lockOwn(db, { supplierId: supplier.id, clientId: actor.clientId }, id);
    if (held === undefined) return refuse({ code: 'subscription-not-found' });
    await endMandates(inside, { subscriptionId: id });
    return accept(held.subscription);
  });
