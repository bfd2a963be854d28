import { queryOptions } from '@tanstack/react-query';
import type { Facets } from '../../domain/filters/facets.ts';
import { type CatalogScope, scopeKey } from './catalog-scope.ts';
import { type ListAsk, listQuestion } from './product-list-query.ts';

/** The facets of a list; independent of page and order. */
export function facetsQuery(scope: CatalogScope, { page: _page, sort: _sort, size: _size, ...ask }: ListAsk) {
  const query = listQuestion(scope, ask);
  return queryOptions({
    queryKey: [...scopeKey(scope), 'facets', ask.category ?? '', ask.text ?? '', query] as const,
    queryFn: async ({ signal }): Promise<Facets> =>
      (await import('./ask-facets.ts')).askFacets(scope, query, signal),
  });
}
