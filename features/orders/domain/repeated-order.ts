/** An order as it could be bought again: what it was, what it is now, what changed between. Spec 2, repeat items. */
import type { CartLine } from '#features/cart/domain/cart.ts';
import type { CartNotice } from '#features/cart/domain/cart-notice.ts';
import type { ShownCart, ShownLine } from '#features/cart/domain/shown-cart.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { OrderLine } from './placed-order.ts';

export interface RepeatedLine {
  readonly ordered: OrderLine;
  /** Absent where it can't be bought now. */
  readonly today?: ShownLine;
  readonly notices: readonly CartNotice[];
}

export interface RepeatedOrder {
  readonly number: OrderNumber;
  readonly createdAt: Instant;
  /** The way it was paid; today's prices are with it, so that like is held against like. */
  readonly paymentName: string;
  readonly lines: readonly RepeatedLine[];
}

/** What the order asks of the cart: the price it was bought at is the one that was seen, so that a change is told. */
export const wishesOf = (lines: readonly OrderLine[]): CartLine[] =>
  lines.map(({ productId, parts, quantity, giftWrap, unitPrice }) => ({
    productId,
    ...(parts === undefined ? {} : { combo: true }),
    quantity,
    giftWrap,
    seenPrice: unitPrice,
  }));

/** Each line of the order beside what the cart made of it. */
export const repeatedLines = (ordered: readonly OrderLine[], cart: ShownCart): RepeatedLine[] => {
  const today = new Map(cart.lines.map((line) => [line.product.id, line]));
  const told = Map.groupBy(cart.notices, (notice) => notice.productId);
  return ordered.map((line) => {
    const shown = today.get(line.productId);
    const notices = told.get(line.productId) ?? [];
    return { ordered: line, ...(shown === undefined ? {} : { today: shown }), notices };
  });
};
