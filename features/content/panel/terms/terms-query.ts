import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { listTermsEndpoint } from '../../contract/shop/panel-shop.endpoints.ts';
import { termsVersionFromWire } from '../../contract/shop/panel-shop-text.wire.ts';

export const termsKey = (shopId: string) => ['panel', shopId, 'terms'] as const;

/** The latest version first. */
export const termsQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: termsKey(shopId),
    queryFn: async ({ signal }) => {
      const { versoes } = await api.call(listTermsEndpoint, { params: { idfornecedor: shopId } }, { signal });
      return versoes.map(termsVersionFromWire);
    },
  });
