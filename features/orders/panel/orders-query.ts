import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { POLL_INTERVAL } from '#platform/panel/query-client.ts';
import type { Api } from '#platform/web/api.ts';
import { getShopOrderEndpoint, listShopOrdersEndpoint } from '../contract/panel/panel-orders.endpoints.ts';
import { shopOrderFromWire, shopOrderSummaryFromWire } from '../contract/panel/panel-orders.wire.ts';
import type { OrdersQuery } from './list/orders-list.ts';

export const shopOrdersKey = (shopId: string) => ['panel', shopId, 'orders'] as const;

const PAGE_SIZE = 20;

/**
 * A page of the list. `seenAt` is the moment of the first reading: what was ordered later does not move the list until the person
 * asks for it.
 */
export const shopOrdersQuery = (api: Api, shopId: string, query: OrdersQuery, seenAt: string | undefined) =>
  queryOptions({
    queryKey: [...shopOrdersKey(shopId), 'list', query, seenAt] as const,
    placeholderData: keepPreviousData,
    refetchInterval: POLL_INTERVAL,
    queryFn: async ({ client, signal }) => {
      const { dados, total, paginas, em } = await api.call(
        listShopOrdersEndpoint,
        {
          params: { idfornecedor: shopId },
          query: { ...query, limite: PAGE_SIZE, ...(seenAt === undefined ? {} : { ateInstante: seenAt }) },
        },
        { signal },
      );
      const page = { orders: dados.map(shopOrderSummaryFromWire), total, pages: paginas, readAt: em };
      // It is also what was there at the moment from which on the list stands still.
      if (seenAt === undefined) client.setQueryData([...shopOrdersKey(shopId), 'list', query, em], page);
      return page;
    },
  });

/** How often new orders are asked for while the list is open. Milliseconds. */
const NEWS_INTERVAL = 10_000;

/** How many orders with these filters came after the list was read. */
export const newOrdersQuery = (api: Api, shopId: string, query: OrdersQuery, seenAt: string | undefined) =>
  queryOptions({
    queryKey: [...shopOrdersKey(shopId), 'news', query, seenAt] as const,
    enabled: seenAt !== undefined,
    refetchInterval: NEWS_INTERVAL,
    queryFn: async ({ signal }): Promise<number> => {
      const wanted = { ...query, pagina: 1, limite: 1, apos: seenAt ?? '' };
      const params = { idfornecedor: shopId };
      return (await api.call(listShopOrdersEndpoint, { params, query: wanted }, { signal })).total;
    },
  });

export const shopOrderQuery = (api: Api, shopId: string, number: number) =>
  queryOptions({
    queryKey: [...shopOrdersKey(shopId), 'order', number] as const,
    refetchInterval: POLL_INTERVAL,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, numpedido: number };
      return shopOrderFromWire(await api.call(getShopOrderEndpoint, { params }, { signal }));
    },
  });
