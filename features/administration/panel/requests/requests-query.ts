import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { POLL_INTERVAL } from '#platform/panel/query-client.ts';
import type { Api } from '#platform/web/api.ts';
import { listRequestsEndpoint, showRequestEndpoint } from '../../contract/identity-requests.endpoints.ts';
import type { WireRequestState } from '../../contract/identity-requests.schema.ts';

/** Begins the keys of all lists and counts of requests at the platform. */
export const requestsKey = ['platform', 'requests'] as const;

export const requestsQuery = (api: Api, situacao: WireRequestState, pagina: number) =>
  queryOptions({
    queryKey: [...requestsKey, situacao, pagina] as const,
    placeholderData: keepPreviousData,
    refetchInterval: POLL_INTERVAL,
    queryFn: ({ signal }) =>
      api.call(listRequestsEndpoint, { query: { situacao, pagina, limite: 20 } }, { signal }),
  });

/** How many requests wait for the platform. */
export const openRequestsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...requestsKey, 'open'] as const,
    refetchInterval: POLL_INTERVAL,
    queryFn: async ({ signal }) =>
      (await api.call(listRequestsEndpoint, { query: { situacao: 'ABERTA', limite: 1 } }, { signal })).total,
  });

/** The shop's name and documents, and its last request to change them. */
export const shopRequestQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: ['panel', shopId, 'identity-request'] as const,
    refetchInterval: POLL_INTERVAL,
    queryFn: ({ signal }) => api.call(showRequestEndpoint, { params: { idfornecedor: shopId } }, { signal }),
  });
