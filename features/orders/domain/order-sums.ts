import { type PurchaseSums, purchaseSums } from '#features/cart/domain/pricing/purchase-sums.ts';
import { add, type Money, times, ZERO } from '#kernel/money.ts';
import type { OrderLine } from './placed-order.ts';

interface Summed {
  readonly lines: readonly Pick<OrderLine, 'quantity' | 'total' | 'basePrice' | 'giftWrapPrice'>[];
  readonly discount: Money;
  readonly deliveryFee: Money;
}

export const orderSums = ({ lines, discount, deliveryFee }: Summed): PurchaseSums =>
  purchaseSums(
    lines.map((line) => ({ total: line.total, beforePayment: totalBeforePayment(line) })),
    { discount, deliveryFee },
  );

/** A line's total before the payment method's variance. */
export const totalBeforePayment = ({
  quantity,
  total,
  basePrice,
  giftWrapPrice = ZERO,
}: Summed['lines'][number]): Money =>
  basePrice === undefined ? total : add(times(basePrice, quantity), giftWrapPrice);
