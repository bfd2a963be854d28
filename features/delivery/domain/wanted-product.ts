import type { ProductId } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';

/** A product of a visitor's cart, which only the browser knows. */
export interface WantedProduct {
  readonly productId: ProductId;
  readonly quantity: Quantity;
}
