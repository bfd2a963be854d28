import { queryOptions } from '@tanstack/react-query';
import type { SupplierId } from '#kernel/ids.ts';
import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import type { Api } from '#platform/web/api.ts';
import { categoryFromWire } from '../../contract/category.wire.ts';
import { listCategories } from '../../contract/list-categories.ts';
import type { CategoryNode } from '../../domain/category.ts';

const TEN_MINUTES = 600_000;

/** The shop's category tree, the same for everyone. */
export const categoriesQuery = (api: Api, supplierId: SupplierId) =>
  queryOptions({
    queryKey: ['categories', supplierId] as const,
    staleTime: TEN_MINUTES,
    queryFn: async ({ signal }): Promise<readonly CategoryNode[]> => {
      const answer = await api.call(
        listCategories,
        { params: { token: VISITOR_HANDLE, idfornecedor: supplierId }, query: { device: 'desktop' } },
        { signal },
      );
      return answer.categorias.map(categoryFromWire);
    },
  });
