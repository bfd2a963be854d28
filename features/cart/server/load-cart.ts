import type { SalesChannel } from '#features/pricing/domain/buyer.ts';
import { offeredTypes } from '#features/subscriptions/server/offered-types.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { SavedCart } from '../contract/cart.wire.ts';
import { type CartLine, withoutSeenPrice } from '../domain/cart.ts';
import type { CartLock } from '../domain/cart-lock.ts';
import type { CartTexts } from '../domain/cart-texts.ts';
import { wholeCart } from './cart-lines.store.ts';
import { keptCoupons } from './coupons/cart-coupons.store.ts';
import { couponsOfCart } from './coupons/coupons-of-cart.ts';
import { type Pricing, priceLines } from './price-lines.ts';
import { seenTerms } from './seen-terms.ts';
import { showCart, UNKEPT } from './show-cart.ts';
import { type BoughtAs, boughtAs, pricedAs, shownSubscription } from './subscription-of-cart.ts';

/**
 * The saved cart at today's prices. Reading changes nothing: an unavailable product may come back. `wished` is the subscription
 * type to price it with; when absent, the stored one.
 */
export async function loadCart(context: Context, terms: Pricing, wished?: string): Promise<SavedCart> {
  const { actor, supplier, db } = context;
  // A representative who has not chosen a client has no cart.
  if (actor.kind !== 'customer' || actor.choosing)
    return showCart(context, await priceLines(context, [], terms));
  const [{ lines, lock, pricing, as, ...head }, kept] = await Promise.all([
    cartOf({ ...context, actor }, terms, wished),
    keptCoupons(db, { supplierId: supplier.id, clientId: actor.clientId }),
  ]);
  const cart = await priceLines(context, lines, pricing);
  const coupons = await couponsOfCart(context, cart, { ...kept, ...pricing });
  return {
    ...showCart(context, cart, head, coupons),
    ...(await shownSubscription(context, as, cart, pricing)),
    ...(lock === undefined ? {} : { lock }),
  };
}

export interface KeptCart {
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
): Promise<KeptCart> {
  const { db, supplier, actor } = context;
  const owner = { supplierId: supplier.id, clientId: actor.clientId };
  const cart = await wholeCart(db, owner);
  const head = cart?.head;
  const keptType = head?.subscriptionTypeId ?? null;
  // A prepared cart keeps the type with which it was prepared.
  const as = await boughtAs(
    context,
    head?.lock === undefined ? (wished ?? keptType) : keptType,
    await offeredTypes(context),
  );
  const channel = head?.lock === undefined ? 'WEB' : 'MANUAL';
  const pricing = { ...terms, ...pricedAs(as), channel } as const;
  if (cart === undefined || head === undefined) return { lines: [], ...UNKEPT, as, pricing };
  const { lines } = cart;
  const comparable = head.seenTerms === seenTerms(terms) && keptType === (as.chosen?.id ?? null);
  const { version, texts, lock } = head;
  return {
    lines: comparable ? lines : lines.map(withoutSeenPrice),
    version,
    texts,
    as,
    pricing,
    ...(lock === undefined ? {} : { lock }),
  };
}
