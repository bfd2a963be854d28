import type { CategoryCrumb, ProductCard } from './product.ts';

/** One page of products. Spec 4, product list. */
export interface ProductList {
  readonly products: readonly ProductCard[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly pages: number;
  /** The branch of the requested category; empty if none was requested. */
  readonly breadcrumb: readonly CategoryCrumb[];
  /** No product matches the text; these are only similar. */
  readonly approximate: boolean;
  /** The corrected text, if the search was probably mistyped. If `approximate`, the products match this text. */
  readonly corrected?: string;
}
