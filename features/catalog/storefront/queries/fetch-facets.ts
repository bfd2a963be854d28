import { facetsFromWire } from '../../contract/filters/facets.wire.ts';
import { EVERY_CATEGORY, listFiltersEndpoint } from '../../contract/filters/filters.endpoints.ts';
import type { ProductListQuery } from '../../contract/products/product-list.schema.ts';
import type { Facets } from '../../domain/filters/facets.ts';
import type { CatalogScope } from './catalog-scope.ts';

export async function fetchFacets(
  scope: CatalogScope,
  query: ProductListQuery,
  signal: AbortSignal,
): Promise<Facets> {
  const params = { idfornecedor: scope.supplierId, idcategoria: EVERY_CATEGORY };
  return facetsFromWire(await scope.api.call(listFiltersEndpoint, { params, query }, { signal }));
}
