/** The totals of an order: total = subtotal + delivery fee - discount. Centavos. */
import { add, type Money, subtract, ZERO } from '#kernel/money.ts';

export interface OrderTotals {
  readonly subtotal: Money;
  readonly deliveryFee: Money;
  readonly discount: Money;
  readonly total: Money;
}

/** The discount is capped at the subtotal, so that it never gives money back. */
export function orderTotals(subtotal: Money, deliveryFee: Money, discount: Money = ZERO): OrderTotals {
  const given = discount > subtotal ? subtotal : discount;
  return { subtotal, deliveryFee, discount: given, total: subtract(add(subtotal, deliveryFee), given) };
}
