import { useLayoutEffect } from 'react';
import type { ActionSize } from '#features/catalog/storefront/card/product-controls.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { type CardToBuy, cardProduct } from './card-product.ts';
import { addToCart, Stepper, useProductQuantity } from './product-quantity.tsx';
import { QuantityCell } from './quantity-cell.tsx';

interface CardStepperProps {
  readonly product: CardToBuy;
  readonly size: ActionSize;
}

/** The element around the button that was pressed last. */
let pressedIn: Element | null = null;

/** The quantity of a card's product in the cart. */
export const CardStepper = ({ product, size }: CardStepperProps) =>
  size === 'cell' ? <QuantityCell product={product} /> : <InCart product={product} size={size} />;

/** It replaces the pressed button and takes its focus. */
function InCart({ product, size }: { readonly product: CardToBuy; readonly size: 'sm' | 'md' }) {
  const line = useProductQuantity(cardProduct(product));
  useLayoutEffect(takeFocus, []);
  return <Stepper name={product.name} unit={product.unit} line={line} size={size} />;
}

interface Pressed {
  readonly tags: readonly string[];
  readonly around: Element | null;
  /** Absent: what was chosen on its page, or the least. */
  readonly quantity?: Quantity;
}

export function addCard(product: CardToBuy, { tags, around, quantity }: Pressed): void {
  pressedIn = around;
  addToCart(cardProduct(product), tags, quantity);
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
