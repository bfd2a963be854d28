import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import type { WireOrder } from '../../contract/order/order.schema.ts';
import { orderFromWire } from '../../contract/order/order.wire.ts';
import { ordersKey } from '../list/orders-query.ts';
import { orderQuery, type ShownOrder } from './order-query.ts';

interface OrderCall<Wish> {
  readonly number: OrderNumber;
  readonly call: (wish: Wish) => Promise<WireOrder>;
  readonly onDone: (order: ShownOrder) => void;
}

/** A call that changes an order and stores the response in the query cache. */
export function useOrderCall<Wish = void>({ number, call, onDone }: OrderCall<Wish>) {
  const buyer = useBuyer();
  const queryClient = useQueryClient();
  const { queryKey } = orderQuery(buyer, number);
  return useMutation({
    networkMode: 'always',
    mutationFn: async (wish: Wish) => orderFromWire(await call(wish)),
    onSuccess: async (order) => {
      queryClient.setQueryData(queryKey, order);
      onDone(order);
      await queryClient.invalidateQueries({ queryKey: ordersKey(buyer) });
    },
    onError: async (error) => {
      // The order has changed meanwhile: the page shows its current state beside the error.
      if (error instanceof ApiRefusal && error.status === 409)
        await queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** The message of a failed call: the server's own, if it sent one. */
export const callFailureWords = (error: Error): string =>
  error instanceof ApiRefusal && error.status < 500
    ? error.message
    : 'Não foi possível falar com a loja agora. Nada mudou: tente de novo.';
