import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { SavedCart } from '../contract/cart.wire.ts';
import type { CartRefusal } from '../contract/texts.ts';
import { type CartLine, type PricedLine, withoutSeenPrice } from '../domain/cart.ts';
import { mergeCarts } from '../domain/merge-carts.ts';
import { type CartOwner, lockCart } from './cart.store.ts';
import { linesOf, replaceLines } from './cart-lines.store.ts';
import { type Pricing, priceLines } from './price-lines.ts';
import { showCart } from './show-cart.ts';

export interface CartSave extends Pricing {
  readonly lines: readonly CartLine[];
  /** At login the visitor's lines join the saved ones; otherwise they replace them. Spec 4, login. */
  readonly mode: 'replace' | 'merge';
  /** The version the writer saw: with it, another window's save is never overwritten unseen. */
  readonly seen?: number;
}

/** Saves what can be bought of the lines, and answers with what it costs. */
export async function saveCart(
  context: Context,
  save: CartSave,
): Promise<Result<SavedCart, { readonly code: CartRefusal }>> {
  const { actor, supplier } = context;
  if (actor.kind !== 'customer') return refuse({ code: 'no-client' });
  const owner = { supplierId: supplier.id, clientId: actor.clientId };
  return inTransaction(context, async (inside) => {
    const { mode, ...write } = save;
    const version = await lockCart(inside.db, owner, { ...write, now: context.now });
    if (version === undefined) return refuse({ code: 'stale-cart' });
    const lines = mode === 'merge' ? await merged(inside, owner, save.lines) : save.lines;
    const cart = await priceLines(inside, lines, save);
    await replaceLines(inside.db, owner, cart.lines.map(asSeen));
    return accept(showCart(context, cart, version));
  });
}

const merged = async ({ db }: Context, owner: CartOwner, lines: readonly CartLine[]): Promise<CartLine[]> =>
  mergeCarts((await linesOf(db, owner)).map(withoutSeenPrice), lines);

const asSeen = ({ product, quantity, giftWrap, price }: PricedLine): CartLine => ({
  productId: product.id,
  quantity,
  giftWrap,
  seenPrice: price.unit,
});
