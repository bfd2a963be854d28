import { queryOptions } from '@tanstack/react-query';
import type { DrawnCharge } from '#features/payments/contract/charge.wire.ts';
import { type Buyer, buyerKey } from '#features/payments/storefront/public.tsx';
import type { OrderNumber } from '#kernel/ids.ts';
import { getOrder } from '../../contract/get-order.ts';
import { orderFromWire } from '../../contract/order.wire.ts';
import type { PaidOrder } from '../../domain/placed-order.ts';
import { waitsForPix } from './waits-for-pix.ts';

export type ShownOrder = PaidOrder<DrawnCharge>;

/** While a Pix is awaited the page asks so often whether it came. */
const PIX_POLL = 10_000;

/** One order of the client. */
export const orderQuery = (buyer: Buyer, number: OrderNumber) =>
  queryOptions({
    queryKey: ['order', ...buyerKey(buyer), number] as const,
    queryFn: async ({ signal }): Promise<ShownOrder> => {
      const params = { token: buyer.session.handle, numpedido: number };
      return orderFromWire(await buyer.api.call(getOrder, { params }, { signal }));
    },
    refetchInterval: ({ state }) => (state.data !== undefined && waitsForPix(state.data) ? PIX_POLL : false),
  });
