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
}
