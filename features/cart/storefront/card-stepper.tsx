import { useLayoutEffect } from 'react';
import { type CardToBuy, cardProduct } from './card-product.ts';
import { Stepper } from './stepper.tsx';
import { addToCart, useProductQuantity } from './use-product-quantity.ts';

interface CardStepperProps {
  readonly product: CardToBuy;
  readonly size: 'sm' | 'md';
}

/** Around the button that was pressed last. */
let pressedIn: Element | null = null;

/** How many of a card's product are in the cart. It takes the place of the pressed button, and its focus. */
export function CardStepper({ product, size }: CardStepperProps) {
  const line = useProductQuantity(cardProduct(product));
  useLayoutEffect(takeFocus, []);
  return <Stepper name={product.name} unit={product.unit} line={line} size={size} />;
}

export function addCard(product: CardToBuy, tags: readonly string[], around: Element | null): void {
  pressedIn = around;
  addToCart(cardProduct(product), tags);
}

function takeFocus(): void {
  const quantity = pressedIn?.querySelector('[role="group"]');
  if (!quantity) return;
  pressedIn = null;
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  // Where no more can be added, what is left is the way back.
  [...quantity.querySelectorAll<HTMLElement>('button:enabled')].at(-1)?.focus({ preventScroll: true });
}
