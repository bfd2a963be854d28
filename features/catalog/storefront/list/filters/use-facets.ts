import { useQuery } from '@tanstack/react-query';
import { type Facets, NO_FACETS } from '../../../domain/filters/facets.ts';
import type { CatalogScope } from '../../queries/catalog-scope.ts';
import { facetsQuery } from '../../queries/facets-query.ts';
import type { ListQuery } from '../../queries/product-list-query.ts';

/** The facets of a list; the previous ones stay while new ones load. Spec 8: a failure gives an empty panel. */
export function useFacets(scope: CatalogScope, listQuery: ListQuery): Facets {
  const query = facetsQuery(scope, listQuery);
  const { data } = useQuery({
    ...query,
    retry: false,
    placeholderData: (facets, previous) =>
      previous?.queryKey.slice(0, -1).join() === query.queryKey.slice(0, -1).join() ? facets : undefined,
  });
  return data ?? NO_FACETS;
}
