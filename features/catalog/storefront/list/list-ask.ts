import type { ListAsk } from '../queries/product-list-query.ts';
import { filterOf } from './filters/list-filter.ts';
import { pageOf, sortOf } from './list-change.ts';
import type { ListSearch } from './list-search.ts';

/** The list of a category's address, shared by loader and screen. Linked products are hidden by default. */
export const categoryAsk = (path: string, search: ListSearch): ListAsk => ({
  ...filterOf(search, 'hidden'),
  category: path,
  sort: sortOf(search),
  page: pageOf(search),
});

/** The list of a search's address. Linked products are shown. */
export const searchAsk = (search: ListSearch): ListAsk => ({
  ...filterOf(search, 'shown'),
  ...(search.q === undefined ? {} : { text: search.q }),
  ...(search.categoria === undefined ? {} : { category: search.categoria }),
  sort: sortOf(search),
  page: pageOf(search),
});
