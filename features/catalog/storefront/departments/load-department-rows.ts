import type { QueryClient } from '@tanstack/react-query';
import { categoryRowList } from '../home/home-lists.ts';
import type { CatalogScope } from '../queries/catalog-scope.ts';
import { loadQuery } from '../queries/load-query.ts';
import { productListQuery } from '../queries/product-list-query.ts';
import type { Department } from './department.ts';

/** Loads the rows of a department's page concurrently. A row that fails is left out. */
export async function loadDepartmentRows(
  queryClient: QueryClient,
  scope: CatalogScope,
  { categories }: Department,
  navigation: AbortSignal,
): Promise<void> {
  await Promise.all(
    categories.map((category) =>
      loadQuery(queryClient, productListQuery(scope, categoryRowList(category)), navigation).catch(
        () => undefined,
      ),
    ),
  );
}
