import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { SavedCart } from '../contract/cart.wire.ts';
import { type CartLine, withoutSeenPrice } from '../domain/cart.ts';
import type { CartLock } from '../domain/cart-lock.ts';
import type { CartTexts } from '../domain/cart-texts.ts';
import { cartHead } from './cart.store.ts';
import { keptCoupons } from './cart-coupons.store.ts';
import { linesOf } from './cart-lines.store.ts';
import { couponsOfCart } from './coupons-of-cart.ts';
import { type Pricing, priceLines } from './price-lines.ts';
import { showCart, UNKEPT } from './show-cart.ts';

/** The saved cart at today's prices. Reading changes nothing: what can't be bought now may come back. */
export async function loadCart(context: Context, pricing: Pricing): Promise<SavedCart> {
  const { actor } = context;
  if (actor.kind !== 'customer') return showCart(context, await priceLines(context, [], pricing));
  const { lines, lock, ...head } = await cartOf({ ...context, actor }, pricing);
  const { supplier, db } = context;
  const cart = await priceLines(context, lines, pricing);
  const kept = await keptCoupons(db, { supplierId: supplier.id, clientId: actor.clientId });
  const channel = lock === undefined ? 'WEB' : 'MANUAL';
  const coupons = await couponsOfCart(context, cart, { ...kept, ...pricing, channel });
  const shown = showCart(context, cart, head, coupons);
  return lock === undefined ? shown : { ...shown, lock };
}

export interface KeptCart {
  readonly lines: CartLine[];
  readonly version: number;
  readonly texts: CartTexts;
  /** Where an attendant prepared it. */
  readonly lock?: CartLock;
}

/** A client's cart as it was saved. */
export async function cartOf(
  { db, supplier, actor }: Context & { readonly actor: Customer },
  { paymentMethodId }: Pricing = {},
): Promise<KeptCart> {
  const owner = { supplierId: supplier.id, clientId: actor.clientId };
  const head = await cartHead(db, owner);
  if (head === undefined) return { lines: [], ...UNKEPT };
  const lines = await linesOf(db, owner);
  const comparable = head.seenPaymentMethodId === (paymentMethodId ?? null);
  const { version, texts, lock } = head;
  return {
    lines: comparable ? lines : lines.map(withoutSeenPrice),
    version,
    texts,
    ...(lock === undefined ? {} : { lock }),
  };
}
