import type { ProductId } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';

/** A product for which a visitor without a cart on the server asks what its delivery costs. */
export interface WantedProduct {
  readonly productId: ProductId;
  readonly quantity: Quantity;
}
