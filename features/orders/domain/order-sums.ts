import { type PurchaseSums, purchaseSums } from '#features/cart/domain/pricing/purchase-sums.ts';
import type { Charge } from '#features/payments/domain/charges/charge.ts';
import type { ChargeStatus } from '#features/payments/domain/charges/charge-status.ts';
import { savedBy } from '#features/promotions/domain/promotion/applied-promotion.ts';
import { add, type Money, subtract, times, ZERO } from '#kernel/money.ts';
import type { OrderLine } from './placed-order.ts';

interface Summed {
  readonly lines: readonly Pick<
    OrderLine,
    'quantity' | 'reason' | 'total' | 'basePrice' | 'promotions' | 'giftWrapPrice'
  >[];
  readonly discount: Money;
  readonly deliveryFee: Money;
}

export const orderSums = ({ lines, discount, deliveryFee }: Summed): PurchaseSums =>
  purchaseSums(
    lines.map((line) => ({
      total: line.total,
      beforePayment: totalBeforePayment(line),
      ruleSaving: promotionSaving(line),
    })),
    { discount, deliveryFee },
  );

/** A line's total before the payment method's variance. */
export const totalBeforePayment = ({
  quantity,
  total,
  basePrice,
  promotions,
  giftWrapPrice = ZERO,
}: Summed['lines'][number]): Money =>
  basePrice === undefined
    ? total
    : add(subtract(times(basePrice, quantity), savedBy(promotions)), giftWrapPrice);

/** What promotions took off, before the payment method's variance. A gift has no price that it could be taken off. */
export const promotionSaving = ({ reason, promotions }: Pick<OrderLine, 'reason' | 'promotions'>): Money =>
  reason === 'gift' ? ZERO : savedBy(promotions);

/**
 * The interest of the card instalments that pay the order, a line of its own beside its sums: with it they add up to the charge's
 * amount. Zero if the charge was refused or ended unpaid, because the order is then paid another way.
 */
export const interestOf = (charge: Pick<Charge, 'status' | 'instalments'> | undefined): Money =>
  charge?.instalments === undefined || UNPAID.has(charge.status) ? ZERO : charge.instalments.interest;

const UNPAID: ReadonlySet<ChargeStatus> = new Set(['refused', 'expired', 'cancelled']);
