import type { ListAsk } from '../queries/product-list-query.ts';
import { filterOf } from './filters/list-filter.ts';
import { pageOf, sortOf } from './list-change.ts';
import type { ListSearch } from './list-search.ts';

/** What a category's address asks for; the same in loader and screen. One stands for all its sizes and flavours. */
export const categoryAsk = (path: string, search: ListSearch): ListAsk => ({
  ...filterOf(search, 'hidden'),
  category: path,
  sort: sortOf(search),
  page: pageOf(search),
});

/** What a search's address asks for. */
export const searchAsk = (search: ListSearch): ListAsk => ({
  ...filterOf(search, 'shown'),
  ...(search.q === undefined ? {} : { text: search.q }),
  ...(search.categoria === undefined ? {} : { category: search.categoria }),
  sort: sortOf(search),
  page: pageOf(search),
});
