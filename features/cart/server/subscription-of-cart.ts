/** Whether a cart is a single purchase or a subscription that the supplier offers. Spec 4, subscription type. */

import { pricesAreHidden } from '#features/catalog/domain/price-visibility.ts';
import { typesWithPrices } from '#features/pricing/server/types-with-prices.ts';
import {
  recurrenceMessage,
  type SubscriptionType,
} from '#features/subscriptions/domain/subscription-type.ts';
import { typeLabel } from '#features/subscriptions/server/offered-types.ts';
import { defined } from '#kernel/defined.ts';
import { type Money, subtract } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { asSeen, type PricedCart } from '../domain/cart.ts';
import { type CartSubscription, droppedWarning, type TypeSaving } from '../domain/saved-cart.ts';
import { type Pricing, priceLines } from './price-lines.ts';

/** The chosen type as it stands now. */
export interface BoughtAs {
  readonly offered: readonly SubscriptionType[];
  readonly chosen?: SubscriptionType;
  /** Set when the chosen type is no longer offered. */
  readonly warning?: string;
}

/** `typeId` is the chosen type; empty or absent for a single purchase. */
export async function boughtAs(
  context: Context,
  typeId: string | null | undefined,
  offered: readonly SubscriptionType[],
): Promise<BoughtAs> {
  if (typeId === undefined || typeId === null || typeId === '') return { offered };
  const chosen = offered.find(({ id }) => id === typeId);
  if (chosen !== undefined) return { offered, chosen };
  return { offered, warning: droppedWarning((await typeLabel(context, typeId)) ?? '') };
}

export const pricedAs = ({ chosen }: BoughtAs): Pick<Pricing, 'subscriptionTypeId'> =>
  chosen === undefined ? {} : { subscriptionTypeId: chosen.id };

/** Undefined if subscriptions are not offered and no type was dropped. */
export async function subscriptionOf(
  context: Context,
  { offered, chosen, warning }: BoughtAs,
  cart: PricedCart,
  pricing: Pricing,
): Promise<CartSubscription | undefined> {
  const recurs = offered.length > 0 && cart.lines.length > 0;
  if (!recurs && warning === undefined) return undefined;
  return {
    offered: recurs,
    ...(chosen === undefined ? {} : { typeId: chosen.id, message: recurrenceMessage(chosen) }),
    ...defined({ warning }),
    savings: recurs ? await savingsOf(context, offered, cart, pricing) : [],
  };
}

/** Types with equal prices are priced once, so the number of queries grows with the number of price lists and not of types. */
async function savingsOf(
  context: Context,
  offered: readonly SubscriptionType[],
  cart: PricedCart,
  pricing: Pricing,
): Promise<TypeSaving[]> {
  if (pricesAreHidden(context.supplier.tags, context.actor)) return [];
  const prices = await typesWithPrices(
    context,
    offered.map(({ id }) => id),
  );
  if (prices.size === 0) return [];
  const lines = cart.lines.map(asSeen);
  const { subscriptionTypeId: chosen, ...once } = pricing;
  const costs = new Map<string, Money>([[priceText(prices, chosen), cart.subtotal]]);
  const costOf = async (typeId?: string): Promise<Money> => {
    const text = priceText(prices, typeId);
    const known = costs.get(text);
    if (known !== undefined) return known;
    const way = typeId === undefined ? once : { ...once, subscriptionTypeId: typeId };
    const { subtotal } = await priceLines(context, lines, way);
    costs.set(text, subtotal);
    return subtotal;
  };
  const single = await costOf();
  const savings: TypeSaving[] = [];
  for (const { id: typeId } of offered) {
    const cost = await costOf(typeId);
    if (cost < single) savings.push({ typeId, saved: subtract(single, cost) });
  }
  return savings;
}

const priceText = (prices: ReadonlyMap<string, string>, typeId: string | undefined): string =>
  (typeId === undefined ? undefined : prices.get(typeId)) ?? '';
