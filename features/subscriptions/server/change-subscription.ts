import { addressOf } from '#features/addresses/server/addresses-of.ts';
import { endMandates } from '#features/payments/server/mandates/end-mandates.ts';
import { paymentMethod } from '#features/payments/server/methods/list-payment-methods.ts';
import { answersTo } from '#features/suppliers/domain/characteristic.ts';
import { characteristics, storesOf } from '#features/suppliers/server/choices-of.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, type CustomerContext, inTransaction } from '#platform/db/context.ts';
import type { SubscriptionRefusal } from '../contract/texts.ts';
import type { ForecastOf, Misfit } from '../domain/forecast.ts';
import { isRenewable, periodicityOf } from '../domain/mandate-terms.ts';
import { storeText, streetText } from '../domain/place-text.ts';
import {
  changedLines,
  type Subscription,
  type SubscriptionChange,
  type SubscriptionPlace,
} from '../domain/subscription.ts';
import { type HeldSubscription, lockOwn, writeHeld } from './due-subscriptions.store.ts';
import { offeredTypes } from './offered-types.ts';

type Refusal = {
  readonly code: SubscriptionRefusal;
  readonly facts?: { readonly misfits: readonly Misfit[] };
};
type Changed = Result<Subscription, Refusal>;

/** All or nothing. It applies from the next order on, even if that is already announced. */
export const changeSubscription = (
  context: CustomerContext,
  id: string,
  change: SubscriptionChange,
  forecastOf: ForecastOf<Context>,
): Promise<Changed> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, actor } = inside;
    const held = await lockOwn(db, { supplierId: supplier.id, clientId: actor.clientId }, id);
    if (held === undefined) return refuse({ code: 'subscription-not-found' });
    if (held.subscription.status === 'CANCELLED') return refuse({ code: 'subscription-ended' });
    const changed = await applied(inside, held.subscription, change);
    if (!changed.ok) return changed;
    const hindered = await hindrance(inside, changed.value, change, forecastOf);
    if (hindered !== undefined) return refuse(hindered);
    await writeChange(inside, held, changed.value);
    return changed;
  });

async function applied(
  context: CustomerContext,
  before: Subscription,
  change: SubscriptionChange,
): Promise<Changed> {
  const type = await typeOf(context, before, change);
  if (type === undefined) return refuse({ code: 'type-not-offered' });
  const { quantities } = change;
  const lines = quantities === undefined ? accept(before.lines) : changedLines(before.lines, quantities);
  if (!lines.ok) return lines;
  const place = change.place === undefined ? before.place : await newPlace(context, change.place);
  if (place === undefined) return refuse({ code: 'place-not-found' });
  const answers = await answersOf(context, before, change);
  if (answers === undefined) return refuse({ code: 'characteristic-missing' });
  const after = { ...before, ...type, lines: lines.value, place, answers };
  if (change.paymentMethodId === undefined && change.place === undefined) return accept(after);
  const method = await paymentMethod(context, change.paymentMethodId ?? before.paymentMethodId);
  if (!method?.deliveryTypes.includes(place.type)) return refuse({ code: 'payment-not-offered' });
  if (!isRenewable(method.kind)) return refuse({ code: 'payment-needs-client' });
  return accept({ ...after, paymentMethodId: method.id, paymentName: method.name });
}

/** The current type may stay even if it is no longer offered. */
async function typeOf(
  context: Context,
  { typeId, label, interval }: Subscription,
  change: SubscriptionChange,
): Promise<Pick<Subscription, 'typeId' | 'label' | 'interval'> | undefined> {
  if (change.typeId === undefined || change.typeId === typeId) return { typeId, label, interval };
  const found = (await offeredTypes(context)).find((type) => type.id === change.typeId);
  return found && { typeId: found.id, label: found.label, interval: found.interval };
}

async function newPlace(
  context: Context,
  wanted: NonNullable<SubscriptionChange['place']>,
): Promise<SubscriptionPlace | undefined> {
  if (wanted.type === 'delivery') {
    const address = await addressOf(context, wanted.addressId);
    return address && { type: 'delivery', addressId: address.id, text: streetText(address) };
  }
  const store = (await storesOf(context)).find(({ id }) => id === wanted.storeId);
  return store && { type: 'pickup', storeId: store.id, text: storeText(store) };
}

/** Answers not given again stay; those to questions no longer asked are dropped. */
async function answersOf(
  context: Context,
  { answers }: Subscription,
  change: SubscriptionChange,
): Promise<Subscription['answers'] | undefined> {
  if (change.answers === undefined) return answers;
  const { order: questions } = await characteristics(context);
  const validAnswers = answersTo(questions, [...answers, ...change.answers]);
  return validAnswers.ok ? validAnswers.value : undefined;
}

/** Why it could not be ordered after this change. Products that are merely sold out today are no reason. */
async function hindrance(
  context: CustomerContext,
  after: Subscription,
  change: SubscriptionChange,
  forecastOf: ForecastOf<Context>,
): Promise<Refusal | undefined> {
  const forecast = await forecastOf(context, after);
  const { place, quantities = [] } = change;
  if (!forecast.ok) {
    const { refusal } = forecast;
    if (refusal === 'quantity-not-sold') return quantities.length > 0 ? { code: refusal } : undefined;
    const ofGoods = quantities.length > 0 && refusal === 'below-minimum';
    return ofGoods || (place !== undefined && isOfPlace(refusal)) ? { code: refusal } : undefined;
  }
  const wanted = new Set(quantities.map(({ productId }) => productId));
  const misfits = forecast.value.misfits.filter(({ productId }) => wanted.has(productId));
  return misfits.length === 0 ? undefined : { code: 'quantity-not-sold', facts: { misfits } };
}

const OF_PLACE = ['address-gone', 'address-not-served', 'no-delivery', 'below-minimum'] as const;
const isOfPlace = (failure: string): failure is (typeof OF_PLACE)[number] =>
  OF_PLACE.some((one) => one === failure);

/** The next order keeps its date; if the frequency changes, dates are counted from it. */
async function writeChange(context: Context, held: HeldSubscription, after: Subscription): Promise<void> {
  const before = held.subscription;
  const sameInterval =
    before.interval.unit === after.interval.unit && before.interval.count === after.interval.count;
  await writeHeld(context.db, context.supplier.id, after.id, {
    typeId: after.typeId,
    label: after.label,
    intervalUnit: after.interval.unit,
    intervalCount: after.interval.count,
    ...(sameInterval ? {} : { anchorDate: held.nextDate }),
    lines: [...after.lines],
    place: after.place,
    paymentMethodId: after.paymentMethodId,
    paymentName: after.paymentName,
    answers: [...after.answers],
  });
  // Its terms are fixed: for another method, or another rhythm, the payer authorises another mandate.
  const sameTerms =
    before.paymentMethodId === after.paymentMethodId &&
    periodicityOf(before.interval) === periodicityOf(after.interval);
  if (!sameTerms) await endMandates(context, { subscriptionId: after.id });
}
