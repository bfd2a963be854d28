import type { BuyingTerms } from './buying-terms.ts';
import type { ProductFilter } from './filters/product-filter.ts';
import type { CategoryCrumb, ProductCard } from './product.ts';

/** Default page size of product lists. Spec 5 and 9. */
export const PAGE_SIZE = 20;
export const LARGEST_PAGE_SIZE = 100;
/** Only crawlers would go further. */
export const LAST_PAGE = 5_000;

/** Maximum suggestions under the search field. Spec 9. */
export const SUGGESTIONS = 10;

/** Number of similar products on a product's page. */
export const SIMILAR_PRODUCTS = 8;

/** The orders of product lists. Spec 2, product list with sort order. */
export const PRODUCT_SORTS = ['relevance', 'price-ascending', 'price-descending', 'name'] as const;

/** 'relevance' sorts by search score, or by popularity without a search text. */
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const DEFAULT_SORT: ProductSort = 'relevance';

/** Replaces an order by price if prices are hidden: it would reveal them. Spec 4, price visibility. */
export const sortWithoutPrices = (sort: ProductSort): ProductSort =>
  ordersByPrice(sort) ? DEFAULT_SORT : sort;

export const ordersByPrice = (sort: ProductSort): boolean =>
  sort === 'price-ascending' || sort === 'price-descending';

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

/** One page of products. Spec 4, product list. */
export interface ProductList {
  readonly products: readonly ProductCard[];
  readonly total: number;
  /** The first page is 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly pages: number;
  /** The branch of the requested category; empty if none was requested. */
  readonly breadcrumb: readonly CategoryCrumb[];
  /** No product matches the text; these are only similar. */
  readonly approximate: boolean;
  /** The corrected text, if the search was probably mistyped. If `approximate`, the products match this text. */
  readonly corrected?: string;
  /** Where the shop leads this search instead of listing products: a path within the shop. */
  readonly redirect?: string;
}
