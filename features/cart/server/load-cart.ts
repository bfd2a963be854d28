import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { SavedCart } from '../contract/cart.wire.ts';
import { type CartLine, withoutSeenPrice } from '../domain/cart.ts';
import { cartHead } from './cart.store.ts';
import { linesOf } from './cart-lines.store.ts';
import { type Pricing, priceLines } from './price-lines.ts';
import { showCart } from './show-cart.ts';

/** The saved cart at today's prices. Reading changes nothing: what can't be bought now may come back. */
export async function loadCart(context: Context, pricing: Pricing): Promise<SavedCart> {
  const { actor } = context;
  if (actor.kind !== 'customer') return showCart(context, await priceLines(context, [], pricing), 0);
  const { lines, version } = await cartOf({ ...context, actor }, pricing);
  return showCart(context, await priceLines(context, lines, pricing), version);
}

/** A client's cart as it was saved. */
export async function cartOf(
  { db, supplier, actor }: Context & { readonly actor: Customer },
  { paymentMethodId }: Pricing = {},
): Promise<{ readonly lines: CartLine[]; readonly version: number }> {
  const owner = { supplierId: supplier.id, clientId: actor.clientId };
  const head = await cartHead(db, owner);
  if (head === undefined) return { lines: [], version: 0 };
  const lines = await linesOf(db, owner);
  const comparable = head.seenPaymentMethodId === (paymentMethodId ?? null);
  return { lines: comparable ? lines : lines.map(withoutSeenPrice), version: head.version };
}
