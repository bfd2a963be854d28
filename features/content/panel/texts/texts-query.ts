import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { showShopTextsEndpoint } from '../../contract/shop/panel-shop.endpoints.ts';
import { questionsFromWire, textPartFromWire } from '../../contract/shop/panel-shop-text.wire.ts';

export const textsKey = (shopId: string) => ['panel', shopId, 'texts'] as const;

/** The shop's texts, and what it asks of clients and in orders. */
export const textsQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: textsKey(shopId),
    queryFn: async ({ signal }) => {
      const answer = await api.call(showShopTextsEndpoint, { params: { idfornecedor: shopId } }, { signal });
      return {
        texts: answer.textos.map(textPartFromWire),
        questions: answer.perguntas.map(questionsFromWire),
      };
    },
  });
