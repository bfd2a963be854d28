/** The orders a product list can have. Spec 2, product list with sort order. */
export const PRODUCT_SORTS = ['relevance', 'price-ascending', 'price-descending', 'name'] as const;

/** 'relevance' is likeness to the search text, and popularity where nothing is searched. */
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const DEFAULT_SORT: ProductSort = 'relevance';

/** The order for someone who may not see prices: an order by price would tell them. Spec 4, price visibility. */
export const sortWithoutPrices = (sort: ProductSort): ProductSort =>
  ordersByPrice(sort) ? DEFAULT_SORT : sort;

export const ordersByPrice = (sort: ProductSort): boolean =>
  sort === 'price-ascending' || sort === 'price-descending';
