/** The quantity chosen on a product's page before it is in the cart. It ends with the page, or once the product is added. */
import { create } from 'zustand';
import type { ProductId } from '#kernel/ids.ts';
import { NONE, type Quantity } from '#kernel/quantity.ts';

interface Wish {
  readonly productId?: ProductId;
  readonly quantity: Quantity;
}

const NO_WISH: Wish = { quantity: NONE };

const useWish = create<Wish>()(() => NO_WISH);

const wishOf = ({ productId, quantity }: Wish, id: ProductId): Quantity | undefined =>
  productId === id ? quantity : undefined;

/** Undefined unless one was chosen. */
export const useWishedQuantity = (id: ProductId): Quantity | undefined => useWish((wish) => wishOf(wish, id));

export const wishedQuantity = (id: ProductId): Quantity | undefined => wishOf(useWish.getState(), id);

export const wishQuantity = (productId: ProductId, quantity: Quantity): void =>
  useWish.setState({ productId, quantity }, true);

export const forgetWish = (): void => useWish.setState(NO_WISH, true);
