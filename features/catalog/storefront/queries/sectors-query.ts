import { queryOptions } from '@tanstack/react-query';
import type { SupplierId } from '#kernel/ids.ts';
import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import type { Api } from '#platform/web/api.ts';
import { listSectorsEndpoint } from '../../contract/categories/categories.endpoints.ts';
import { sectorsFromWire } from '../../contract/categories/sector.wire.ts';
import type { Sector } from '../../domain/category.ts';

const TEN_MINUTES = 600_000;

/** The shop's sectors, the same for every shopper. */
export const sectorsQuery = (api: Api, supplierId: SupplierId) =>
  queryOptions({
    queryKey: ['sectors', supplierId] as const,
    staleTime: TEN_MINUTES,
    queryFn: async ({ signal }): Promise<readonly Sector[]> => {
      const params = { token: VISITOR_HANDLE, idfornecedor: supplierId };
      return sectorsFromWire(await api.call(listSectorsEndpoint, { params }, { signal }));
    },
  });
