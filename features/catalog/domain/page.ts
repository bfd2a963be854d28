/** Default page size of product lists. Spec 5 and 9. */
export const PAGE_SIZE = 20;
export const LARGEST_PAGE_SIZE = 100;
/** Only crawlers would go further. */
export const LAST_PAGE = 5_000;

/** Maximum suggestions under the search field. Spec 9. */
export const SUGGESTIONS = 10;

/** Number of similar products on a product's page. */
export const SIMILAR_PRODUCTS = 8;
