/** What an order costs. total = subtotal + delivery fee - discount, in whole centavos. */
import { add, type Money, subtract, ZERO } from '#kernel/money.ts';

export interface OrderTotals {
  readonly subtotal: Money;
  readonly deliveryFee: Money;
  readonly discount: Money;
  readonly total: Money;
}

/** A discount never gives money back: it ends at the price of the goods. */
export function orderTotals(subtotal: Money, deliveryFee: Money, discount: Money = ZERO): OrderTotals {
  const given = discount > subtotal ? subtotal : discount;
  return { subtotal, deliveryFee, discount: given, total: subtract(add(subtotal, deliveryFee), given) };
}
