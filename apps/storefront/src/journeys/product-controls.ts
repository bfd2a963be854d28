/** The cart on the catalogue's products: its button, and the quantity that prices follow. */
import { AddOrStep, useQuantityInCart } from '#features/cart/storefront/public.tsx';
import type { ProductControls } from '#features/catalog/storefront/public.tsx';

export const cartControls: ProductControls = {
  Action: AddOrStep,
  useQuantity: ({ slug }) => useQuantityInCart(slug),
};
