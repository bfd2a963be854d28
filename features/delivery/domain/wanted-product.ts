import type { ProductId } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';

/** A product with its quantity, for look-ups of delivery fees. */
export interface WantedProduct {
  readonly productId: ProductId;
  readonly quantity: Quantity;
}
