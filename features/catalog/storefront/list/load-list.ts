import type { QueryClient } from '@tanstack/react-query';
import type { ProductList } from '../../domain/product-list.ts';
import { bestSellersAsk } from '../home/home-asks.ts';
import type { CatalogScope } from '../queries/catalog-scope.ts';
import { loadQuery } from '../queries/load-query.ts';
import { orNotFound } from '../queries/or-not-found.ts';
import { productListQuery } from '../queries/product-list-query.ts';
import { categoryAsk, searchAsk } from './list-ask.ts';
import type { ListSearch } from './list-search.ts';

export async function loadCategory(
  queryClient: QueryClient,
  scope: CatalogScope,
  path: string,
  search: ListSearch,
  navigation: AbortSignal,
): Promise<ProductList> {
  return orNotFound(loadQuery(queryClient, productListQuery(scope, categoryAsk(path, search)), navigation));
}

/** Where nothing is found, what others buy is shown instead. */
export async function loadSearch(
  queryClient: QueryClient,
  scope: CatalogScope,
  search: ListSearch,
  navigation: AbortSignal,
): Promise<void> {
  const found = await loadQuery(queryClient, productListQuery(scope, searchAsk(search)), navigation);
  if (found.total === 0) await queryClient.prefetchQuery(productListQuery(scope, bestSellersAsk));
}
