import { queryOptions } from '@tanstack/react-query';
import type { SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { popularSearchesEndpoint } from '../../contract/search/search.endpoints.ts';

const TEN_MINUTES = 600_000;

/** Popular searches of this shop; often empty. */
export const popularSearchesQuery = (api: Api, idfornecedor: SupplierId) =>
  queryOptions({
    queryKey: ['popular-searches', idfornecedor] as const,
    staleTime: TEN_MINUTES,
    queryFn: async ({ signal }) =>
      (await api.call(popularSearchesEndpoint, { params: { idfornecedor } }, { signal })).termos,
  });
