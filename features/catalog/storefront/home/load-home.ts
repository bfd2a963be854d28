import type { QueryClient } from '@tanstack/react-query';
import type { CatalogScope } from '../queries/catalog-scope.ts';
import { categoriesQuery } from '../queries/categories-query.ts';
import { loadQuery } from '../queries/load-query.ts';
import type { ListQuery } from '../queries/product-list-query.ts';
import { productListQuery } from '../queries/product-list-query.ts';
import { bestSellersList, categoryRowList, offersList, rowCategories } from './home-lists.ts';

/** Loads everything that the home shows, concurrently. A row that fails is left out. */
export async function loadHome(
  queryClient: QueryClient,
  scope: CatalogScope,
  navigation: AbortSignal,
): Promise<void> {
  const row = (query: ListQuery): Promise<unknown> =>
    loadQuery(queryClient, productListQuery(scope, query), navigation).catch(() => undefined);
  const general = [offersList, bestSellersList].map(row);
  const categories = await loadQuery(queryClient, categoriesQuery(scope.api, scope.supplierId), navigation);
  await Promise.all([...general, ...rowCategories(categories).map(categoryRowList).map(row)]);
}
