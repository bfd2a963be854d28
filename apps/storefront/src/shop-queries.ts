/** Queries for one shop and for all public shops. */
import { queryOptions } from '@tanstack/react-query';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { type Api, ApiRefusal } from '#platform/web/api.ts';

const TEN_MINUTES = 600_000;

export const shopQuery = (api: Api, slugOrId: string) =>
  queryOptions({
    queryKey: ['shop', slugOrId],
    staleTime: TEN_MINUTES,
    queryFn: async ({ signal }): Promise<Shop> => {
      const [shop] = await fetchShops(api, slugOrId, signal);
      if (shop === undefined) throw new ApiRefusal(404, {});
      return shop;
    },
  });

export const shopsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['shops'],
    queryFn: ({ signal }): Promise<readonly Shop[]> => fetchShops(api, undefined, signal),
  });

/** Lazy, because the first page arrives with its shop's data. */
const fetchShops = async (api: Api, slugOrId: string | undefined, signal: AbortSignal) =>
  (await import('./fetch-shops.ts')).fetchShops(api, slugOrId, signal);
