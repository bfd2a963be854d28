import type { AddOrStepProps } from './add-or-step.tsx';
import { cardProduct } from './card-product.ts';
import { Stepper } from './stepper.tsx';
import { addToCart, useProductQuantity } from './use-product-quantity.ts';

export function CardStepper({ product, size }: Required<AddOrStepProps>) {
  const line = useProductQuantity(cardProduct(product));
  return <Stepper name={product.name} unit={product.unit} line={line} size={size} />;
}

export const addCard = (product: AddOrStepProps['product'], tags: readonly string[]): void =>
  addToCart(cardProduct(product), tags);
