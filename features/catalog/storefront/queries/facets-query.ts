import { queryOptions } from '@tanstack/react-query';
import type { Facets } from '../../domain/filters/facets.ts';
import { type CatalogScope, scopeKey } from './catalog-scope.ts';
import type { ListQuery } from './product-list-query.ts';
import { queryOn } from './product-list-query.ts';

/** The facets of a list; independent of page and order. */
export function facetsQuery(
  scope: CatalogScope,
  { page: _page, sort: _sort, pageSize: _size, ...list }: ListQuery,
) {
  const query = queryOn(scope, list);
  return queryOptions({
    queryKey: [...scopeKey(scope), 'facets', list.category ?? '', list.text ?? '', query] as const,
    queryFn: async ({ signal }): Promise<Facets> =>
      (await import('./fetch-facets.ts')).fetchFacets(scope, query, signal),
  });
}
