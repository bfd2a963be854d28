import { facetsFromWire } from '../../contract/facets.wire.ts';
import { EVERY_CATEGORY, listFilters } from '../../contract/list-filters.ts';
import type { ProductListQuery } from '../../contract/product-list.schema.ts';
import type { Facets } from '../../domain/facets.ts';
import type { CatalogScope } from './catalog-scope.ts';

export async function askFacets(
  scope: CatalogScope,
  query: ProductListQuery,
  signal: AbortSignal,
): Promise<Facets> {
  const params = { idfornecedor: scope.supplierId, idcategoria: EVERY_CATEGORY };
  return facetsFromWire(await scope.api.call(listFilters, { params, query }, { signal }));
}
