import type { SalesChannel } from '#features/pricing/domain/buyer.ts';
import { offeredTypes } from '#features/subscriptions/server/offered-types.ts';
import { defined } from '#kernel/defined.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { type CartLine, withoutSeenPrice } from '../domain/cart.ts';
import { seenTerms } from '../domain/merge/seen-prices.ts';
import type { CartLock, CartTexts, SavedCart } from '../domain/saved-cart.ts';
import { storedCart } from './cart.store.ts';
import { storedCoupons } from './coupons/cart-coupons.store.ts';
import { decideCart, showCart, UNSAVED } from './decide-cart.ts';
import { type Pricing, priceLines } from './price-lines.ts';
import { type BoughtAs, boughtAs, pricedAs } from './subscription-of-cart.ts';

/**
 * The saved cart at today's prices. Reading changes nothing: an unavailable product may come back. `wished` is the subscription
 * type to price it with; when absent, the stored one.
 */
export async function loadCart(context: Context, terms: Pricing, wished?: string): Promise<SavedCart> {
  const { actor, supplier, db } = context;
  // A representative who has not chosen a client has no cart.
  if (actor.kind !== 'customer' || actor.choosing)
    return showCart(context, { cart: await priceLines(context, [], terms) });
  const [{ lines, lock, pricing, as, ...head }, coupons] = await Promise.all([
    cartOf({ ...context, actor }, terms, wished),
    storedCoupons(db, { supplierId: supplier.id, clientId: actor.clientId }),
  ]);
  const decided = await decideCart(context, { lines, terms: pricing, as, coupons });
  return { ...showCart(context, decided, head), ...defined({ lock }) };
}

export interface LoadedCart {
  readonly lines: readonly CartLine[];
  readonly version: number;
  readonly texts: CartTexts;
  /** Set when an attendant prepared it. */
  readonly lock?: CartLock;
  readonly as: BoughtAs;
  /** Channel and subscription are decided by the server. */
  readonly pricing: Pricing & { readonly channel: SalesChannel };
}

export async function cartOf(
  context: Context & { readonly actor: Customer },
  terms: Pricing = {},
  wished?: string,
): Promise<LoadedCart> {
  const { db, supplier, actor } = context;
  const owner = { supplierId: supplier.id, clientId: actor.clientId };
  const cart = await storedCart(db, owner);
  const storedType = cart?.subscriptionTypeId ?? null;
  // A prepared cart keeps the type with which it was prepared.
  const as = await boughtAs(
    context,
    cart?.lock === undefined ? (wished ?? storedType) : storedType,
    await offeredTypes(context),
  );
  const channel = cart?.lock === undefined ? 'WEB' : 'MANUAL';
  const pricing = { ...terms, ...pricedAs(as), channel } as const;
  if (cart === undefined) return { lines: [], ...UNSAVED, as, pricing };
  const { lines, version, texts, lock } = cart;
  const comparable = cart.seenTerms === seenTerms(terms) && storedType === (as.chosen?.id ?? null);
  return {
    lines: comparable ? lines : lines.map(withoutSeenPrice),
    version,
    texts,
    as,
    pricing,
    ...defined({ lock }),
  };
}
