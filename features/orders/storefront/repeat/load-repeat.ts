import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { type Buyer, buyerKey } from '#features/accounts/storefront/buyer.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { repeatOrderEndpoint } from '../../contract/read/orders.endpoints.ts';
import { repeatedOrderFromWire } from '../../contract/read/repeat-order.wire.ts';
import { orderNumberOf } from '../order/order-page-words.ts';

/** Another client's order is not found, as one that does not exist. */
export async function loadRepeat(queryClient: QueryClient, buyer: Buyer, numberText: string): Promise<void> {
  const number = orderNumberOf(numberText);
  if (number === undefined) throw notFound();
  try {
    await queryClient.fetchQuery({ ...repeatQuery(buyer, number), staleTime: 0 });
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 404) throw notFound();
    throw error;
  }
}

export const repeatQuery = (buyer: Buyer, number: OrderNumber) =>
  queryOptions({
    queryKey: ['repeat-order', ...buyerKey(buyer), number] as const,
    queryFn: async ({ signal }) => {
      const params = { token: buyer.session.handle, numpedido: number };
      return repeatedOrderFromWire(await buyer.api.call(repeatOrderEndpoint, { params }, { signal }));
    },
  });
