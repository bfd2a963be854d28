import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Buyer, useBuyer } from '#features/accounts/storefront/buyer.ts';
import { defined } from '#kernel/defined.ts';
import { type Money, toReais } from '#kernel/money.ts';
import { orderFromWire } from '../../contract/order/order.wire.ts';
import { changePaymentMethodEndpoint } from '../../contract/pay/pay-orders.endpoints.ts';
import { ordersKey } from '../list/orders-query.ts';
import { orderQuery, type ShownOrder } from '../order/order-query.ts';

export interface PaymentTry {
  readonly methodId: string;
  /** The order's total by this method, as shown and agreed to. */
  readonly total?: Money;
  readonly card?: { readonly token: string; readonly instalments: number; readonly amount: Money };
}

/** Pays an order by another method, or retries the same one, and updates the page. */
export function usePayOrder(order: Pick<ShownOrder, 'number'>) {
  const buyer = useBuyer();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wanted: PaymentTry) => pay(buyer, order.number, wanted),
    onSuccess: (paid) => cachePaidOrder(queryClient, buyer, paid),
    // The order's state has changed, or is unknown.
    onError: () => queryClient.invalidateQueries({ queryKey: orderQuery(buyer, order.number).queryKey }),
  });
}

async function pay(
  { api, shop }: Buyer,
  number: number,
  { methodId, total, card }: PaymentTry,
): Promise<ShownOrder> {
  const params = { idfornecedor: shop.id, numpedido: number };
  const body = {
    idformapagto: methodId,
    ...defined({ totalConferido: total === undefined ? undefined : toReais(total) }),
    ...(card === undefined
      ? {}
      : {
          tokenCartao: card.token,
          quantParcelas: card.instalments,
          valorConferido: toReais(card.amount),
        }),
  };
  return orderFromWire(await api.call(changePaymentMethodEndpoint, { params, body }));
}

async function cachePaidOrder(queryClient: QueryClient, buyer: Buyer, paid: ShownOrder): Promise<void> {
  queryClient.setQueryData(orderQuery(buyer, paid.number).queryKey, paid);
  await queryClient.invalidateQueries({ queryKey: ordersKey(buyer) });
}
