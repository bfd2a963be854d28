import type { ProductId } from '#kernel/ids.ts';

/** The properties of a product that policies match. Design 4, prices. */
export interface PricedProduct {
  readonly id: ProductId;
  /** Its own category and all above it. */
  readonly categoryIds: readonly string[];
  /** Empty if it has none. */
  readonly brand: string;
  readonly tags: readonly string[];
}
