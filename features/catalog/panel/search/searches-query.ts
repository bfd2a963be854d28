import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { listSearchRedirectsEndpoint } from '../../contract/search/panel-redirects.endpoints.ts';
import { listSynonymsEndpoint, searchReportEndpoint } from '../../contract/search/panel-search.endpoints.ts';
import { redirectFromWire } from '../../contract/search/search-redirect.wire.ts';

export const searchesKey = (shopId: string) => ['panel', shopId, 'searches'] as const;

/** What was searched in the last 30 days, the most first. */
export const searchReportQuery = (
  api: Api,
  shopId: string,
  query: Readonly<Record<string, string | number>>,
) =>
  queryOptions({
    queryKey: [...searchesKey(shopId), 'report', query] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { pagina = 1, mostrar } = query;
      const wanted = { pagina: Number(pagina), limite: 20, semresultado: mostrar !== 'todas' };
      const call = { params: { idfornecedor: shopId }, query: wanted };
      return api.call(searchReportEndpoint, call, { signal });
    },
  });

export const synonymsQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: [...searchesKey(shopId), 'synonyms'] as const,
    queryFn: async ({ signal }) => {
      const { sinonimos } = await api.call(
        listSynonymsEndpoint,
        { params: { idfornecedor: shopId } },
        { signal },
      );
      return sinonimos;
    },
  });

export const redirectsQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: [...searchesKey(shopId), 'redirects'] as const,
    queryFn: async ({ signal }) => {
      const call = { params: { idfornecedor: shopId } };
      const { redirecionamentos } = await api.call(listSearchRedirectsEndpoint, call, { signal });
      return redirecionamentos.map(redirectFromWire);
    },
  });
