import type { BuyingTerms } from './buying-terms.ts';
import type { ProductFilter } from './filters/product-filter.ts';
import type { ProductSort } from './sort.ts';

/** A request for products: which ones, in which order, which page of them, and on which terms they are priced. Spec 7, listaprodutos. */
export interface ProductQuery extends BuyingTerms {
  /** Id or path; absent: the whole shop. */
  readonly category?: string;
  /** As typed. */
  readonly text?: string;
  readonly filter?: Partial<ProductFilter>;
  readonly sort?: ProductSort;
  /** From 1. */
  readonly page?: number;
  readonly pageSize?: number;
  /** Prices without policies. Spec 7, ignorepolicy. */
  readonly ignorePolicies?: boolean;
}

/** One page of a query's products, in its order. */
export type ProductPage = Required<Pick<ProductQuery, 'sort' | 'page' | 'pageSize'>>;
