import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { getPickingEndpoint, nextToPickEndpoint } from '../../contract/picking/picking.endpoints.ts';
import { orderToPickFromWire } from '../../contract/picking/picking.wire.ts';
import { shopOrdersKey } from '../orders-query.ts';

/** Milliseconds: two people at one order see each other's progress. */
const PROGRESS_INTERVAL = 5_000;

export const pickingQuery = (api: Api, shopId: string, number: number) =>
  queryOptions({
    queryKey: [...shopOrdersKey(shopId), 'picking', number] as const,
    refetchInterval: PROGRESS_INTERVAL,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, numpedido: number };
      return orderToPickFromWire(await api.call(getPickingEndpoint, { params }, { signal }));
    },
  });

/** null: no order waits to be picked. */
export const nextToPickQuery = (api: Api, shopId: string, after: number | undefined) =>
  queryOptions({
    queryKey: [...shopOrdersKey(shopId), 'next-to-pick', after] as const,
    // Somebody else may have finished it a moment ago.
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<number | null> => {
      const wanted = {
        params: { idfornecedor: shopId },
        query: after === undefined ? {} : { exceto: after },
      };
      return (await api.call(nextToPickEndpoint, wanted, { signal })).numpedido ?? null;
    },
  });
