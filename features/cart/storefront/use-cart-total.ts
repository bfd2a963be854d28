import { type Money, subtract, ZERO } from '#kernel/money.ts';
import { shownDiscount } from '../contract/cart-coupons.wire.ts';
import { useCartCoupons, useCartState } from './cart-state.ts';
import { type CartSums, useCartSums } from './cart-sums.ts';

interface CartTotal extends CartSums {
  /** Until the cart is there it costs nothing that could be told. */
  readonly unknown: boolean;
  /** What its coupon takes off. */
  readonly discount: Money;
  /** Without its delivery. Absent where a price is hidden. */
  readonly total: Money | undefined;
  readonly label: 'Total' | 'Subtotal';
}

/** What the cart comes to. */
export function useCartTotal(): CartTotal {
  const sums = useCartSums();
  const coupons = useCartCoupons();
  const unknown = useCartState((state) => state.status === 'loading' && state.lines.length === 0);
  const { subtotal } = sums;
  const discount = subtotal === undefined ? ZERO : shownDiscount(coupons, subtotal);
  const total = subtotal === undefined ? undefined : subtract(subtotal, discount);
  return { ...sums, unknown, discount, total, label: discount > 0 ? 'Total' : 'Subtotal' };
}
