/** The quantity chosen on a product's page before it is in the cart. It ends with the page, or once the product is added. */
import { create } from 'zustand';
import type { ProductId } from '#kernel/ids.ts';
import { NONE, type Quantity } from '#kernel/quantity.ts';

interface Choice {
  readonly productId?: ProductId;
  readonly quantity: Quantity;
}

const NO_CHOICE: Choice = { quantity: NONE };

const useChoice = create<Choice>()(() => NO_CHOICE);

const quantityFor = ({ productId, quantity }: Choice, id: ProductId): Quantity | undefined =>
  productId === id ? quantity : undefined;

/** Undefined unless one was chosen. */
export const useChosenQuantity = (id: ProductId): Quantity | undefined =>
  useChoice((choice) => quantityFor(choice, id));

export const chosenQuantity = (id: ProductId): Quantity | undefined => quantityFor(useChoice.getState(), id);

export const chooseQuantity = (productId: ProductId, quantity: Quantity): void =>
  useChoice.setState({ productId, quantity }, true);

export const clearChosenQuantity = (): void => useChoice.setState(NO_CHOICE, true);
