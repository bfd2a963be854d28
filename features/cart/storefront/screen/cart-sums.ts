import { useMemo } from 'react';
import { add, type Money } from '#kernel/money.ts';
import { useCartLines } from '../use-cart.ts';

export interface CartSums {
  /** The sum of the lines, payment variance included. Undefined if a price is hidden. */
  readonly subtotal: Money | undefined;
}

export function useCartSums(): CartSums {
  const lines = useCartLines();
  return useMemo(() => {
    const prices = lines.map((line) => line.price);
    const known = prices.filter((price) => price !== undefined);
    const complete = known.length === lines.length;
    return { subtotal: complete ? add(...known.map((price) => price.total)) : undefined };
  }, [lines]);
}
