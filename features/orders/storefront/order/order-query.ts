import { queryOptions } from '@tanstack/react-query';
import { type Buyer, buyerKey } from '#features/accounts/storefront/buyer.ts';
import type { ChargeWithQr } from '#features/payments/contract/charges/charge.wire.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { orderFromWire } from '../../contract/order/order.wire.ts';
import { getOrderEndpoint } from '../../contract/read/orders.endpoints.ts';
import type { PaidOrder } from '../../domain/paid-order.ts';
import { isConfirming } from '../payment/payment-state.ts';
import { waitsForPix } from './order-page-words.ts';

export type ShownOrder = PaidOrder<ChargeWithQr>;

/** Milliseconds between refetches while a payment is pending and the page is visible. */
const PIX_POLL = 5_000;
const CARD_POLL = 2_000;

/** One order of the client, refetched while its payment is pending. */
export const orderQuery = (buyer: Buyer, number: OrderNumber) =>
  queryOptions({
    queryKey: ['order', ...buyerKey(buyer), number] as const,
    queryFn: async ({ signal }): Promise<ShownOrder> => {
      const params = { token: buyer.session.handle, numpedido: number };
      return orderFromWire(await buyer.api.call(getOrderEndpoint, { params }, { signal }));
    },
    refetchInterval: ({ state }) => pollOf(state.data),
  });

function pollOf(order: ShownOrder | undefined): number | false {
  if (order === undefined) return false;
  if (isConfirming(order)) return CARD_POLL;
  return waitsForPix(order) ? PIX_POLL : false;
}
