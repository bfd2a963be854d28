/** Pages of the product list. Spec 5 and 9: the page size is 20 unless asked otherwise. */
export const PAGE_SIZE = 20;
export const LARGEST_PAGE_SIZE = 100;
/** Nobody reads further; beyond it only machines go. */
export const LAST_PAGE = 5_000;

/** At most this many suggestions under the search box. Spec 9. */
export const SUGGESTIONS = 10;

/** How many products are shown beside a product. */
export const SIMILAR_PRODUCTS = 8;

/** How many pages so many things fill: one at least, so that an empty list still has a first page. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));
