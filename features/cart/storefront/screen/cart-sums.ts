import { useMemo } from 'react';
import { add, type Money } from '#kernel/money.ts';
import { useCartLines } from '../use-cart.ts';

export interface CartSums {
  /** What its lines are paid with, by the way of paying they are priced for. Absent where a price is hidden. */
  readonly subtotal: Money | undefined;
}

/** What the cart's lines come to, as they are shown. */
export function useCartSums(): CartSums {
  const lines = useCartLines();
  return useMemo(() => {
    const prices = lines.map((line) => line.price);
    const known = prices.filter((price) => price !== undefined);
    const complete = known.length === lines.length;
    return { subtotal: complete ? add(...known.map((price) => price.total)) : undefined };
  }, [lines]);
}
