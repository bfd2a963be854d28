import type { Crumb, ProductCard } from './product.ts';

/** One page of products. Spec 4, product list. */
export interface ProductList {
  readonly products: readonly ProductCard[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly pages: number;
  /** The way to the category that was asked for; empty where none was. */
  readonly breadcrumb: readonly Crumb[];
  /** Nothing is as it was asked for: these are only somewhat like it. */
  readonly approximate: boolean;
  /** What may have been meant by a mistyped text. Where `approximate`, the products are those of it. */
  readonly corrected?: string;
}
