/** An order as it could be bought again: what it was, what it is now, and what changed. Spec 2, repeat items. */

import type { CartLine } from '#features/cart/domain/cart.ts';
import type { CartNotice } from '#features/cart/domain/cart-notice.ts';
import type { ShownCart, ShownLine } from '#features/cart/domain/shown-cart.ts';
import { defined } from '#kernel/defined.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { chosenLines } from './order-lines.ts';
import type { OrderLine } from './placed-order.ts';

export interface RepeatedLine {
  readonly ordered: OrderLine;
  /** Absent if it can't be bought now. */
  readonly today?: ShownLine;
  readonly notices: readonly CartNotice[];
}

export interface RepeatedOrder {
  readonly number: OrderNumber;
  readonly createdAt: Instant;
  /** The order's payment method, with which today's prices are calculated, so that both are comparable. */
  readonly paymentName: string;
  readonly lines: readonly RepeatedLine[];
}

/** The order as cart lines; its gifts depend on today's promotions. The price it was bought at counts as the seen price, so that a change is reported. */
export const repeatOrderLines = (lines: readonly OrderLine[]): CartLine[] =>
  chosenLines(lines).map(({ productId, parts, quantity, giftWrap, unitPrice }) => ({
    productId,
    ...defined({ combo: parts === undefined ? undefined : true }),
    quantity,
    giftWrap,
    seenPrice: unitPrice,
  }));

export const repeatedLines = (ordered: readonly OrderLine[], cart: ShownCart): RepeatedLine[] => {
  const today = new Map(cart.lines.map((line) => [line.product.id, line]));
  const noticesOf = Map.groupBy(cart.notices, (notice) => notice.productId);
  return chosenLines(ordered).map((line) => {
    const shown = today.get(line.productId);
    const notices = noticesOf.get(line.productId) ?? [];
    return { ordered: line, ...defined({ today: shown }), notices };
  });
};
