import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { listDomainsEndpoint } from '../../contract/domains.endpoints.ts';
import { listShopPeopleEndpoint } from '../../contract/people.endpoints.ts';
import { listShopsEndpoint, showShopEndpoint } from '../../contract/suppliers.endpoints.ts';
import { checklistFromWire, managedShopFromWire } from '../../contract/suppliers.wire.ts';

export interface ShopsWish {
  readonly pagina?: number;
  readonly limite?: number;
  readonly busca?: string;
  readonly situacao?: 'RASCUNHO' | 'ABERTA' | 'SUSPENSA' | 'ARQUIVADA';
}

export const shopsQuery = (api: Api, query: ShopsWish) =>
  queryOptions({
    queryKey: ['platform', 'shops', query] as const,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.call(listShopsEndpoint, { query }, { signal }),
  });

export const shopQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['platform', 'shop', id] as const,
    queryFn: async ({ signal }) => {
      const { loja, preparo } = await api.call(
        showShopEndpoint,
        { params: { idfornecedor: id } },
        { signal },
      );
      return { shop: managedShopFromWire(loja), checklist: checklistFromWire(preparo) };
    },
  });

export const domainsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['platform', 'domains', id] as const,
    queryFn: async ({ signal }) =>
      (await api.call(listDomainsEndpoint, { params: { idfornecedor: id } }, { signal })).dominios,
  });

export const shopPeopleQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['platform', 'shop-people', id] as const,
    queryFn: ({ signal }) => api.call(listShopPeopleEndpoint, { params: { idfornecedor: id } }, { signal }),
  });
