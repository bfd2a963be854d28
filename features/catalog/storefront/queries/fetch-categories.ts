import type { SupplierId } from '#kernel/ids.ts';
import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import type { Api } from '#platform/web/api.ts';
import { listCategoriesEndpoint } from '../../contract/categories/categories.endpoints.ts';
import { categoryFromWire } from '../../contract/categories/category.wire.ts';
import type { CategoryNode } from '../../domain/category.ts';

interface CategoryQuery {
  readonly idsegmento: string;
  readonly device: 'desktop' | 'mobile';
}

export async function fetchCategories(
  api: Api,
  idfornecedor: SupplierId,
  query: CategoryQuery,
  signal: AbortSignal,
): Promise<readonly CategoryNode[]> {
  const params = { token: VISITOR_HANDLE, idfornecedor };
  const { categorias } = await api.call(listCategoriesEndpoint, { params, query }, { signal });
  return categorias.map(categoryFromWire);
}
