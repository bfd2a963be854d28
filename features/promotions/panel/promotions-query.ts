import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { panelPromotionFromWire } from '../contract/promotion/panel-promotion.wire.ts';
import {
  getPromotionEndpoint,
  listPromotionsEndpoint,
} from '../contract/promotion/panel-promotions.endpoints.ts';

export const promotionsKey = (shopId: string) => ['panel', shopId, 'promotions'] as const;

/** Active promotions first, by priority. */
export const promotionsQuery = (api: Api, shopId: string, page: number) =>
  queryOptions({
    queryKey: [...promotionsKey(shopId), page] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId };
      const { dados, total, paginas } = await api.call(
        listPromotionsEndpoint,
        { params, query: { pagina: page } },
        { signal },
      );
      return { rows: dados.map(panelPromotionFromWire), total, pages: paginas };
    },
  });

export const promotionQuery = (api: Api, shopId: string, id: string) =>
  queryOptions({
    queryKey: [...promotionsKey(shopId), 'one', id] as const,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, idoferta: id };
      return panelPromotionFromWire(await api.call(getPromotionEndpoint, { params }, { signal }));
    },
  });
