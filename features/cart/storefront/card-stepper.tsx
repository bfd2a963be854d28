import { useLayoutEffect } from 'react';
import { type CardToBuy, cardProduct } from './card-product.ts';
import { addToCart, Stepper, useProductQuantity } from './product-quantity.tsx';

interface CardStepperProps {
  readonly product: CardToBuy;
  readonly size: 'sm' | 'md';
}

/** The element around the button that was pressed last. */
let pressedIn: Element | null = null;

/** The quantity of a card's product in the cart. It replaces the pressed button and takes its focus. */
export function CardStepper({ product, size }: CardStepperProps) {
  const line = useProductQuantity(cardProduct(product));
  useLayoutEffect(takeFocus, []);
  return <Stepper name={product.name} unit={product.unit} line={line} size={size} />;
}

export function addCard(product: CardToBuy, tags: readonly string[], around: Element | null): void {
  pressedIn = around;
  addToCart(cardProduct(product), tags);
}

export function takeFocus(): void {
  const quantity = pressedIn?.querySelector('[role="group"]');
  if (!quantity) return;
  pressedIn = null;
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  // The last enabled button: "less", if no more can be added.
  [...quantity.querySelectorAll<HTMLElement>('button:enabled')].at(-1)?.focus({ preventScroll: true });
}
