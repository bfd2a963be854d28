/** How much of a quote's goods the shop gives away, against what its person may give. */
import { add, type Money, times, ZERO } from '#kernel/money.ts';
import type { OrderLine } from '../placed-order.ts';

interface Offered {
  /** At the shop's prices. */
  readonly lines: readonly OrderLine[];
  /** The shop's own discount; the client's coupon is none. */
  readonly discount?: Money | undefined;
}

/**
 * Whether the goods are offered for less than the limit allows: lower prices and the discount count together, so that neither
 * goes around it. `limit` in whole percent of the prices that the client requested with.
 */
export function isAboveDiscountLimit({ lines, discount = ZERO }: Offered, limit: number): boolean {
  const listed = add(
    ...lines.map(({ requestedPrice, unitPrice, quantity, giftWrapPrice = ZERO }) =>
      add(times(requestedPrice ?? unitPrice, quantity), giftWrapPrice),
    ),
  );
  const offered = add(...lines.map(({ total }) => total)) - discount;
  return (listed - offered) * 100 > listed * limit;
}
