import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ProductList } from '../../../domain/product-query.ts';
import type { CatalogScope } from '../../queries/catalog-scope.ts';
import { type ListQuery, placeKey, productListQuery } from '../../queries/product-list-query.ts';
import { pagesBetween } from './list-pages.ts';

/** The pages shown before the current one, as one query, because most lists have none. */
export function pagesBeforeQuery(
  queryClient: QueryClient,
  scope: CatalogScope,
  listQuery: ListQuery,
  first: number,
) {
  const pages = pagesBetween(first, (listQuery.page ?? 1) - 1).map((page) =>
    productListQuery(scope, { ...listQuery, page }),
  );
  return queryOptions({
    queryKey: [...placeKey(scope, listQuery), ...pages.map(({ queryKey }) => queryKey.at(-1)), 'before'],
    queryFn: (): Promise<readonly ProductList[]> =>
      Promise.all(pages.map((page) => queryClient.ensureQueryData(page))),
    initialData: (): readonly ProductList[] | undefined => {
      const here = pages.flatMap(({ queryKey }) => queryClient.getQueryData(queryKey) ?? []);
      return here.length === pages.length ? here : undefined;
    },
    enabled: pages.length > 0,
  });
}
