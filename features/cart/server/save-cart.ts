import type { Guesser } from '#features/coupons/server/public.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { SavedCart } from '../contract/cart.wire.ts';
import type { CartRefusal } from '../contract/texts.ts';
import { asSeen, type CartLine, withoutSeenPrice } from '../domain/cart.ts';
import type { CartTexts } from '../domain/cart-texts.ts';
import { mergeCarts } from '../domain/merge-carts.ts';
import { type CartOwner, cartHead, lockCart } from './cart.store.ts';
import { linesOf, replaceLines } from './cart-lines.store.ts';
import type { CouponedCart } from './coupons-of-cart.ts';
import { type Pricing, priceLines } from './price-lines.ts';
import { type CouponDecision, countedCode, settleCoupons } from './settle-coupons.ts';
import { showCart } from './show-cart.ts';

export interface CartSave extends Pricing {
  readonly lines: readonly CartLine[];
  /** At login the visitor's lines join the saved ones; otherwise they replace them. Spec 4, login. */
  readonly mode: 'replace' | 'merge';
  /** The lines are those of an order that is bought again: if none can be had, the cart stays as it is. Spec 7, 8. */
  readonly repeatsOrder?: boolean;
  /** The version the writer saw: with it, another window's save is never overwritten unseen. */
  readonly seen?: number;
  readonly coupon?: CouponDecision;
  /** What is written on the cart; what is left out stays as it was. */
  readonly texts?: Partial<CartTexts>;
  /** Who types its code. */
  readonly guesser?: Guesser;
}

/** Saves what can be bought of the lines, and answers with what it costs. */
export async function saveCart(
  context: Context,
  save: CartSave,
): Promise<Result<SavedCart, { readonly code: CartRefusal }>> {
  const { actor, supplier } = context;
  if (actor.kind !== 'customer') return refuse({ code: 'no-client' });
  const owner = { supplierId: supplier.id, clientId: actor.clientId };
  const { coupon = {}, guesser = {}, mode, repeatsOrder = false, lines: wished, ...write } = save;
  if (repeatsOrder && (await priceLines(context, wished, write)).lines.length === 0) {
    return refuse({ code: 'nothing-repeated' });
  }
  const code = await countedCode(context, coupon.typed, guesser);
  if (!code.allowed) return refuse({ code: 'too-many-codes' });
  let couponed: CouponedCart | undefined;
  const saved = await inTransaction(context, async (inside) => {
    const written = await lockCart(inside.db, owner, { ...write, now: context.now });
    if (written === undefined) return refuse({ code: await whyNotWritten(inside, owner) });
    const lines = mode === 'merge' ? await merged(inside, owner, wished) : wished;
    const cart = await priceLines(inside, lines, write);
    await replaceLines(inside.db, owner, cart.lines.map(asSeen));
    couponed = await settleCoupons(inside, owner, cart, { ...coupon, ...write });
    return accept(showCart(context, cart, written, couponed));
  });
  await code.settle(couponed);
  return saved;
}

/** Told only to who was kept out. */
const whyNotWritten = async ({ db }: Context, owner: CartOwner): Promise<CartRefusal> =>
  (await cartHead(db, owner))?.lock === undefined ? 'stale-cart' : 'cart-locked';

const merged = async ({ db }: Context, owner: CartOwner, lines: readonly CartLine[]): Promise<CartLine[]> =>
  mergeCarts((await linesOf(db, owner)).map(withoutSeenPrice), lines);
