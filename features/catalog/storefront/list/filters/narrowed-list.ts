import type { CatalogScope } from '../../queries/catalog-scope.ts';
import type { ListQuery } from '../../queries/product-list-query.ts';
import type { ListSearch } from '../list-search.ts';

/** A list and its address, for components that narrow it further. */
export interface NarrowedList {
  readonly scope: CatalogScope;
  /** The list's address without its query. */
  readonly address: string;
  readonly search: ListSearch;
  readonly queryOf: (search: ListSearch) => ListQuery;
  /** The list shows one product for all its sizes and flavours. */
  readonly linkedHidden: boolean;
}
