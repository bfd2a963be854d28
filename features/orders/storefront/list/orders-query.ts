import { queryOptions } from '@tanstack/react-query';
import { type Buyer, buyerKey } from '#features/accounts/storefront/buyer.ts';
import { orderSummaryFromWire } from '../../contract/read/order-summary.wire.ts';
import { listOrdersEndpoint } from '../../contract/read/orders.endpoints.ts';
import type { OrderSummary } from '../../domain/paid-order.ts';
import { type OrdersSearch, searchToWire } from './orders-search.ts';

export interface OrdersPage {
  readonly orders: readonly OrderSummary[];
  readonly page: number;
  readonly hasMore: boolean;
}

export const ordersKey = (buyer: Buyer) => ['orders', ...buyerKey(buyer)] as const;

/** One page of the client's orders at this shop that match the filters, newest first. Always refetched, since statuses change. */
export const ordersQuery = (buyer: Buyer, search: OrdersSearch = {}) =>
  queryOptions({
    queryKey: [...ordersKey(buyer), search] as const,
    queryFn: async ({ signal }): Promise<OrdersPage> => {
      const params = { idcliente: buyer.session.clientId };
      const { page = 1 } = search;
      const query = { ...searchToWire(search), page };
      const answer = await buyer.api.call(listOrdersEndpoint, { params, query }, { signal });
      return { orders: answer.pedidos.map(orderSummaryFromWire), page, hasMore: answer.temMais };
    },
  });
