/** The add-to-cart button of products, and the quantity in the cart, on which prices depend. */
import { AddOrStep, useQuantityInCart } from '#features/cart/storefront/public.tsx';
import type { ProductControls } from '#features/catalog/storefront/public.tsx';

export const cartControls: ProductControls = {
  Action: AddOrStep,
  useQuantity: ({ slug }) => useQuantityInCart(slug),
};
