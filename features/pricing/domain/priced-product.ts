import type { ProductId } from '#kernel/ids.ts';

/** A product as policies see it. Design 4, prices. */
export interface PricedProduct {
  readonly id: ProductId;
  /** Its own category and all above it. */
  readonly categoryIds: readonly string[];
  /** Empty where it has none. */
  readonly brand: string;
  readonly tags: readonly string[];
}
