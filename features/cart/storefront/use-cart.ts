import type { Quantity } from '#kernel/quantity.ts';
import { countCart } from '../domain/count-products.ts';
import type { ShownLine } from '../domain/shown-cart.ts';
import { useCartState } from './save/cart-state.ts';

export const useCartLines = (): readonly ShownLine[] => useCartState((state) => state.lines);

/** How many products, those of combos one by one. */
export const useCartCount = (): number => useCartState((state) => countCart(state.lines));

/** How many of the product with this address are in the cart; undefined where none is. */
export const useQuantityInCart = (slug: string): Quantity | undefined =>
  useCartState(
    (state) => state.lines.find(({ product }) => product.slug === slug && !product.combo)?.quantity,
  );
