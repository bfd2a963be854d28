import type { ComponentType, ReactNode } from 'react';
import type { Quantity } from '#kernel/quantity.ts';
import type { ProductCard } from '../../domain/product.ts';

export type ActionSize = 'sm' | 'md' | 'cell';

/** What another feature adds to product cards: usually the cart's button and quantity. */
export interface ProductControls {
  /** Rendered if the product can be bought; 'cell': a quantity to type, in a table's row. */
  readonly Action: ComponentType<{ readonly product: ProductCard; readonly size: ActionSize }>;
  /** The chosen quantity, for price and hint. A hook: must be the same function on every render. */
  readonly useQuantity: (product: ProductCard) => Quantity | undefined;
  /** What stands over the picture of what can be bought. A hook, as above. */
  readonly useMark?: () => ReactNode;
}

/** For a catalogue without a cart. */
export const noControls: ProductControls = { Action: () => null, useQuantity: () => undefined };
