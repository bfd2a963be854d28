import type { ListAsk } from '../queries/product-list-query.ts';
import { type ListSearch, pageOf, sortOf, tagsOf } from './list-search.ts';

/** What a category's address asks for; the same in loader and screen. */
export const categoryAsk = (path: string, search: ListSearch): ListAsk => ({
  category: path,
  tags: tagsOf(search),
  sort: sortOf(search),
  page: pageOf(search),
});

/** What a search's address asks for. */
export const searchAsk = (search: ListSearch): ListAsk => ({
  ...(search.q === undefined ? {} : { text: search.q }),
  tags: tagsOf(search),
  sort: sortOf(search),
  page: pageOf(search),
});
