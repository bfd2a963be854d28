/** Queries for one shop and for all public shops. */
import { queryOptions } from '@tanstack/react-query';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { type Api, ApiRefusal } from '#platform/web/api.ts';

const TEN_MINUTES = 600_000;

/** `preview`: the token of a preview link; what it opens stays for all pages until the next document. */
export const shopQuery = (api: Api, slugOrId: string, preview?: string) =>
  queryOptions({
    queryKey: ['shop', slugOrId],
    staleTime: TEN_MINUTES,
    queryFn: async ({ signal }): Promise<Shop> => {
      const shop = await (await calls()).fetchShop(api, signal, slugOrId, preview);
      if (shop === undefined) throw new ApiRefusal(404, {});
      return shop;
    },
  });

export const shopsQuery = (api: Api, page = 1) =>
  queryOptions({
    queryKey: ['shops', page],
    queryFn: async ({ signal }) => (await calls()).fetchShopPage(api, signal, page),
  });

/** Lazy, because the first page arrives with its shop's data. */
const calls = () => import('./fetch-shops.ts');
