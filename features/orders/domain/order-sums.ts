import { lineSaving } from '#features/cart/domain/pricing/cart-totals.ts';
import { type PurchaseSums, purchaseSums } from '#features/cart/domain/pricing/purchase-sums.ts';
import type { Charge } from '#features/payments/domain/charges/charge.ts';
import type { ChargeStatus } from '#features/payments/domain/charges/charge-status.ts';
import { savedBy } from '#features/promotions/domain/promotion/applied-promotion.ts';
import { add, type Money, subtract, times, ZERO } from '#kernel/money.ts';
import { isQuote, type OrderStatus } from './order-status.ts';
import type { OrderLine } from './placed-order.ts';

type SummedOrderLine = Pick<
  OrderLine,
  | 'quantity'
  | 'reason'
  | 'unitPrice'
  | 'total'
  | 'basePrice'
  | 'undiscountedPrice'
  | 'promotions'
  | 'giftWrapPrice'
>;

interface Summed {
  readonly status: OrderStatus;
  readonly lines: readonly SummedOrderLine[];
  readonly discount: Money;
  readonly deliveryFee: Money;
}

export interface OrderSums extends Omit<PurchaseSums, 'saved'> {
  /** As the checkout said it. Undefined if a line's price without discounts is not known, and for a cancelled order. */
  readonly saved: Money | undefined;
  /** Bought, unlike a cart or a quote. */
  readonly bought: boolean;
}

export function orderSums({ status, lines, discount, deliveryFee }: Summed): OrderSums {
  const summed = purchaseSums(
    lines.map((line) => ({
      total: line.total,
      beforePayment: totalBeforePayment(line),
      ruleSaving: add(priceSaving(line), promotionSaving(line)),
    })),
    { discount, deliveryFee },
  );
  const known = status !== 'cancelled' && lines.every(hasKnownSaving);
  return { ...summed, saved: known ? summed.saved : undefined, bought: !isQuote(status) };
}

const hasKnownSaving = ({ reason, undiscountedPrice }: SummedOrderLine): boolean =>
  reason === 'gift' || undiscountedPrice !== undefined;

/** What policies and its price rule took off, before the payment method's variance. */
const priceSaving = ({
  quantity,
  unitPrice,
  basePrice = unitPrice,
  undiscountedPrice = basePrice,
}: SummedOrderLine): Money => lineSaving(undiscountedPrice, basePrice, quantity);

/** A line's total before the payment method's variance. */
export const totalBeforePayment = ({
  quantity,
  total,
  basePrice,
  promotions,
  giftWrapPrice = ZERO,
}: Pick<SummedOrderLine, 'quantity' | 'total' | 'basePrice' | 'promotions' | 'giftWrapPrice'>): Money =>
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
