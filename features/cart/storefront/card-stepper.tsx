import { type CardToBuy, cardProduct } from './card-product.ts';
import { Stepper } from './stepper.tsx';
import { addToCart, useProductQuantity } from './use-product-quantity.ts';

interface CardStepperProps {
  readonly product: CardToBuy;
  readonly size: 'sm' | 'md';
}

/** How many of a card's product are in the cart. */
export function CardStepper({ product, size }: CardStepperProps) {
  const line = useProductQuantity(cardProduct(product));
  return <Stepper name={product.name} unit={product.unit} line={line} size={size} />;
}

export const addCard = (product: CardToBuy, tags: readonly string[]): void =>
  addToCart(cardProduct(product), tags);
