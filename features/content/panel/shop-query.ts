import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { showShopEndpoint } from '../contract/shop/panel-shop.endpoints.ts';
import { appearanceFromWire, identityFromWire, menuFromWire } from '../contract/shop/panel-shop.wire.ts';

export const shopKey = (shopId: string) => ['panel', shopId, 'shop'] as const;

/** What the shop says of itself, its colours and its menu. */
export const shopQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: shopKey(shopId),
    queryFn: async ({ signal }) => {
      const answer = await api.call(showShopEndpoint, { params: { idfornecedor: shopId } }, { signal });
      return {
        identity: identityFromWire(answer.identidade),
        appearance: appearanceFromWire(answer.aparencia),
        menu: menuFromWire(answer.menu),
        legalIdentityLocked: !answer.documentos_livres,
      };
    },
  });
