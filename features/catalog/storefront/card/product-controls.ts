import type { ComponentType } from 'react';
import type { Quantity } from '#kernel/quantity.ts';
import type { ProductCard } from '../../domain/product.ts';

/** What later features put onto products: usually the cart's button and the quantity it holds. */
export interface ProductControls {
  /** Drawn where a product can be bought. */
  readonly Action: ComponentType<{ readonly product: ProductCard; readonly size: 'sm' | 'md' }>;
  /** How many are chosen, so that price and hint follow. A hook: the same one at every render. */
  readonly useQuantity: (product: ProductCard) => Quantity | undefined;
}

/** A catalogue to look at. */
export const noControls: ProductControls = { Action: () => null, useQuantity: () => undefined };
