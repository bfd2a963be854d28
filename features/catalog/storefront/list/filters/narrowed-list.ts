import type { ProductQuery } from '../../../domain/product-query.ts';
import type { CatalogScope } from '../../queries/catalog-scope.ts';
import type { ListSearch } from '../list-search.ts';

/** A list and its address, for components that narrow it further. */
export interface NarrowedList {
  readonly scope: CatalogScope;
  /** The list's address without its query. */
  readonly address: string;
  readonly search: ListSearch;
  readonly queryOf: (search: ListSearch) => ProductQuery;
  /** The list shows one product for all its sizes and flavours. */
  readonly linkedHidden: boolean;
}
