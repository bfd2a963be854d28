import { offeredTypes } from '#features/subscriptions/server/offered-types.ts';
import type { Context } from '#platform/db/context.ts';
import type { CartLine } from '../domain/cart.ts';
import type { SavedCart } from '../domain/saved-cart.ts';
import { decideCart, showCart } from './decide-cart.ts';
import type { Pricing } from './price-lines.ts';
import { boughtAs } from './subscription-of-cart.ts';

/** Prices a visitor's cart, which only the browser stores, with the automatic coupon for everyone. Nothing is saved. */
export const priceVisitorCart = async (
  context: Context,
  lines: readonly CartLine[],
  terms: Pricing,
  subscription?: string,
): Promise<SavedCart> => {
  const as = await boughtAs(context, subscription, await offeredTypes(context));
  return showCart(context, await decideCart(context, { lines, terms, as, coupons: { automatic: true } }));
};
