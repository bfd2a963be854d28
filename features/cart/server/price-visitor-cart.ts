import { offeredTypes } from '#features/subscriptions/server/offered-types.ts';
import type { Context } from '#platform/db/context.ts';
import type { SavedCart } from '../contract/cart.wire.ts';
import type { CartLine } from '../domain/cart.ts';
import { couponsOfCart } from './coupons/coupons-of-cart.ts';
import { type Pricing, priceLines } from './price-lines.ts';
import { showCart, UNKEPT } from './show-cart.ts';
import { boughtAs, pricedAs, shownSubscription } from './subscription-of-cart.ts';

/** Prices a visitor's cart, which only the browser stores, with the automatic coupon for everyone. Nothing is saved. */
export const priceVisitorCart = async (
  context: Context,
  lines: readonly CartLine[],
  terms: Pricing,
  subscription?: string,
): Promise<SavedCart> => {
  const as = await boughtAs(context, subscription, await offeredTypes(context));
  const pricing = { ...terms, ...pricedAs(as) };
  const cart = await priceLines(context, lines, pricing);
  const coupons = await couponsOfCart(context, cart, { ...pricing, automatic: true, channel: 'WEB' });
  return {
    ...showCart(context, cart, UNKEPT, coupons),
    ...(await shownSubscription(context, as, cart, pricing)),
  };
};
