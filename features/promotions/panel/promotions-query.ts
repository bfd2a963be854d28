import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fromReais } from '#kernel/money.ts';
import type { Api } from '#platform/web/api.ts';
import { type PanelPromotion, promotionFromWire } from '../contract/promotion/panel-promotion.wire.ts';
import { listPromotionsEndpoint } from '../contract/promotion/panel-promotions.endpoints.ts';
import type { WirePanelPromotion } from '../contract/promotion/panel-promotions.schema.ts';

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
      return { rows: dados.map(fromWire), total, pages: paginas };
    },
  });

function fromWire(wire: WirePanelPromotion): PanelPromotion {
  const read = promotionFromWire(wire);
  if (!read.ok) throw new Error(`a promotion of the shop says ${read.refusal.code}`);
  return {
    promotion: { ...read.value.terms, id: wire.idoferta },
    active: read.value.active,
    exhausted: wire.esgotada,
    used: wire.usos,
    saved: fromReais(wire.concedido),
  };
}
