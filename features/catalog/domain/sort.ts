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
