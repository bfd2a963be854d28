/** The product lists of a shop's home, shared by loader and screen. */
import type { CategoryNode } from '../../domain/category.ts';
import { OFFER_TAG } from '../../domain/offer-tag.ts';
import type { ListQuery } from '../queries/product-list-query.ts';

/** One more than a wide screen shows at once. */
const ROW = 8;
const CATEGORY_ROWS = 3;

export const offersList: ListQuery = { filter: { tags: [OFFER_TAG] }, pageSize: ROW };

/** Without a search text, relevance means popularity. */
export const bestSellersList: ListQuery = { pageSize: ROW };

/** The first categories, in the shop's own order. */
export const rowCategories = (categories: readonly CategoryNode[]): readonly CategoryNode[] =>
  categories.slice(0, CATEGORY_ROWS);

export const categoryRowList = ({ path }: CategoryNode): ListQuery => ({ category: path, pageSize: ROW });

export const offersSearch = { tags: OFFER_TAG };
