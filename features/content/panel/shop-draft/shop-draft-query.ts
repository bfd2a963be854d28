import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import {
  getShopDraftEndpoint,
  getShopVersionEndpoint,
  listShopVersionsEndpoint,
} from '../../contract/shop-draft/shop-draft.endpoints.ts';
import {
  shopDraftFromWire,
  shopVersionContentsFromWire,
  shopVersionFromWire,
} from '../../contract/shop-draft/shop-draft.wire.ts';

export const shopDraftKey = (shopId: string) => ['panel', shopId, 'shop-draft'] as const;

/** Milliseconds. */
const SOON = 20_000;

/** The draft of menu, footer and texts. Asked again while a publication is awaited. */
export const shopDraftQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: [...shopDraftKey(shopId), 'draft'] as const,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId };
      return shopDraftFromWire(await api.call(getShopDraftEndpoint, { params }, { signal }));
    },
    refetchInterval: ({ state }) => (state.data?.draft?.publishAt === undefined ? false : SOON),
  });

const LIMIT = 50;

/** `version`: of the latest publication, so that another one asks again. */
export const shopVersionsQuery = (api: Api, shopId: string, version: number) =>
  queryOptions({
    queryKey: [...shopDraftKey(shopId), 'versions', version] as const,
    queryFn: async ({ signal }) => {
      const query = { pagina: 1, limite: LIMIT };
      const input = { params: { idfornecedor: shopId }, query };
      const { dados } = await api.call(listShopVersionsEndpoint, input, { signal });
      return dados.map(shopVersionFromWire);
    },
  });

/** What a publication put into the shop, which never changes. */
export const shopVersionQuery = (api: Api, shopId: string, version: number) =>
  queryOptions({
    queryKey: ['panel', shopId, 'shop-version', version] as const,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, versao: version };
      return shopVersionContentsFromWire(await api.call(getShopVersionEndpoint, { params }, { signal }));
    },
  });
