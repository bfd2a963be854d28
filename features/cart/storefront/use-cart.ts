import type { Quantity } from '#kernel/quantity.ts';
import { countCart } from '../domain/count-products.ts';
import type { ShownLine } from '../domain/shown-cart.ts';
import { useCartState } from './save/cart-state.ts';

export const useCartLines = (): readonly ShownLine[] => useCartState((state) => state.lines);

/** Counts a combo's products one by one. */
export const useCartCount = (): number => useCartState((state) => countCart(state.lines));

/** The quantity of the product with this slug; undefined if it is not in the cart. */
export const useQuantityInCart = (slug: string): Quantity | undefined =>
  useCartState(
    (state) => state.lines.find(({ product }) => product.slug === slug && !product.combo)?.quantity,
  );
