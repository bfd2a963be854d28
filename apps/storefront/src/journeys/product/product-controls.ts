/** The add-to-cart button of products, and the quantity in the cart or to be added, on which prices depend. */
import { AddOrStep } from '#features/cart/storefront/add-or-step.tsx';
import { useChosenQuantity } from '#features/cart/storefront/chosen-quantity.ts';
import { useQuantityInCart } from '#features/cart/storefront/use-cart.ts';
import type { ProductControls } from '#features/catalog/storefront/card/product-controls.ts';
import { useDeliveryMark } from './delivery-mark.ts';

export const cartControls: ProductControls = {
  Action: AddOrStep,
  useQuantity: ({ id, slug }) => {
    const wished = useChosenQuantity(id);
    return useQuantityInCart(slug) ?? wished;
  },
  useMark: () => useDeliveryMark().mark,
};
