import { useMemo } from 'react';
import type { Money } from '#kernel/money.ts';
import { cartSums } from '../domain/pricing/cart-totals.ts';
import type { PurchaseSums } from '../domain/pricing/purchase-sums.ts';
import { shownDiscount } from '../domain/saved-cart.ts';
import { useCartCoupons, useCartState } from './save/cart-state.ts';
import { useCartFee } from './screen/cart-delivery.tsx';
import { type CartSums, useCartSums } from './screen/cart-sums.ts';
import { useCartLines } from './use-cart.ts';

interface CartTotal extends CartSums {
  /** The cart is not loaded yet. */
  readonly unknown: boolean;
  /** Includes the delivery fee if it is known. Undefined if a price is hidden. */
  readonly sums: PurchaseSums | undefined;
  readonly total: Money | undefined;
}

export function useCartTotal(): CartTotal {
  const { subtotal } = useCartSums();
  const lines = useCartLines();
  const coupons = useCartCoupons();
  const deliveryFee = useCartFee((state) => state.fee);
  const unknown = useCartState((state) => state.status === 'loading' && state.lines.length === 0);
  const sums = useMemo(
    () =>
      subtotal === undefined
        ? undefined
        : cartSums(lines, { discount: shownDiscount(coupons, subtotal), deliveryFee }),
    [lines, coupons, subtotal, deliveryFee],
  );
  return { subtotal, unknown, sums, total: sums?.total };
}
