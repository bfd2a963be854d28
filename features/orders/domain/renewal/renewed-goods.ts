/** Which of a subscription's products are ordered today: never more than was agreed, and no substitutes. Decision 019. */
import type { CartLine, PricedCart } from '#features/cart/domain/cart.ts';
import type { Misfit } from '#features/subscriptions/domain/forecast.ts';
import type { SubscriptionLine } from '#features/subscriptions/domain/subscription.ts';

export interface RenewedGoods {
  readonly lines: readonly CartLine[];
  /** Names of products that are unavailable, wholly or in part. */
  readonly leftOut: readonly string[];
  /** Lines whose quantity is not sold. */
  readonly misfits: readonly Misfit[];
}

export const renewedLines = (lines: readonly SubscriptionLine[]): CartLine[] =>
  lines.map(({ productId, combo, quantity, giftWrap }) => ({
    productId,
    ...(combo === true ? { combo } : {}),
    quantity,
    giftWrap,
  }));

/** `cart` is the wishes priced today. Products for adults are included only with the client's declaration. */
export function renewedGoods(
  wanted: readonly SubscriptionLine[],
  cart: PricedCart,
  adult: boolean,
): RenewedGoods {
  const there = new Map(cart.lines.map((line) => [line.product.id, line]));
  const noticesOf = Map.groupBy(cart.notices, ({ productId }) => productId);
  const lines: CartLine[] = [];
  const leftOut: string[] = [];
  const misfits: Misfit[] = [];
  for (const wish of renewedLines(wanted)) {
    const line = there.get(wish.productId);
    const name = wanted.find(({ productId }) => productId === wish.productId)?.name ?? '';
    const unsellable =
      noticesOf.get(wish.productId)?.some(({ kind }) => kind === 'other-way' || kind === 'too-little') ??
      false;
    const misfit = noticesOf
      .get(wish.productId)
      ?.some(({ kind }) => kind === 'below-minimum' || kind === 'off-step' || kind === 'over-maximum');
    if (line !== undefined && misfit)
      misfits.push({ productId: wish.productId, name, quantity: line.quantity });
    const had = line !== undefined && !unsellable && (adult || !line.product.adultsOnly);
    if (!had || line.quantity > wish.quantity) {
      leftOut.push(name);
      continue;
    }
    if (line.quantity < wish.quantity) leftOut.push(name);
    lines.push({ ...wish, quantity: line.quantity });
  }
  return { lines, leftOut, misfits };
}
