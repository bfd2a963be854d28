import { useMemo } from 'react';
import { add, type Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { ShownLine } from '../domain/shown-cart.ts';
import { useCartState } from './cart-state.ts';

export interface CartSums {
  /** How many different products. */
  readonly count: number;
  /** Absent where a price is hidden. */
  readonly subtotal: Money | undefined;
  readonly saved: Money | undefined;
}

export const useCartLines = (): readonly ShownLine[] => useCartState((state) => state.lines);

export function useCartSums(): CartSums {
  const lines = useCartLines();
  return useMemo(() => {
    const prices = lines.map((line) => line.price);
    const known = prices.filter((price) => price !== undefined);
    const complete = known.length === lines.length;
    return {
      count: lines.length,
      subtotal: complete ? add(...known.map((price) => price.total)) : undefined,
      saved: complete ? add(...known.map((price) => price.saved)) : undefined,
    };
  }, [lines]);
}

/** How many of the product with this address are in the cart; undefined where none is. */
export const useQuantityInCart = (slug: string): Quantity | undefined =>
  useCartState((state) => state.lines.find((line) => line.product.slug === slug)?.quantity);
