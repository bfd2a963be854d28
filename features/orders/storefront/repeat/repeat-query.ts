import { queryOptions } from '@tanstack/react-query';
import { type Buyer, buyerKey } from '#features/payments/storefront/buyer.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { repeatOrderEndpoint } from '../../contract/read/orders.endpoints.ts';
import { repeatedOrderFromWire } from '../../contract/read/repeat-order.wire.ts';

export const repeatQuery = (buyer: Buyer, number: OrderNumber) =>
  queryOptions({
    queryKey: ['repeat-order', ...buyerKey(buyer), number] as const,
    queryFn: async ({ signal }) => {
      const params = { token: buyer.session.handle, numpedido: number };
      return repeatedOrderFromWire(await buyer.api.call(repeatOrderEndpoint, { params }, { signal }));
    },
  });
