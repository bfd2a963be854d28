import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { defined } from '#kernel/defined.ts';
import { POLL_INTERVAL } from '#platform/panel/query-client.ts';
import type { Api } from '#platform/web/api.ts';
import { orderStatusToWire } from '../contract/order/order-status.wire.ts';
import { getShopOrderEndpoint, listShopOrdersEndpoint } from '../contract/panel/panel-orders.endpoints.ts';
import { shopOrderFromWire, shopOrderSummaryFromWire } from '../contract/panel/panel-orders.wire.ts';
import type { OrdersWish } from './orders-wish.ts';

export const shopOrdersKey = (shopId: string) => ['panel', shopId, 'orders'] as const;

export const shopOrdersQuery = (api: Api, shopId: string, wish: OrdersWish) =>
  queryOptions({
    queryKey: [...shopOrdersKey(shopId), 'list', wish] as const,
    placeholderData: keepPreviousData,
    refetchInterval: POLL_INTERVAL,
    queryFn: async ({ signal }) => {
      const { status, number, client, from, to, page } = wish;
      const query = {
        pagina: page,
        limite: 20,
        ...defined({
          status: status === undefined ? undefined : orderStatusToWire(status),
          numero: number,
          busca: client,
          de: from,
          ate: to,
        }),
      };
      const params = { idfornecedor: shopId };
      const { dados, total, paginas } = await api.call(listShopOrdersEndpoint, { params, query }, { signal });
      return { orders: dados.map(shopOrderSummaryFromWire), total, pages: paginas };
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
