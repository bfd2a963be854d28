import { queryOptions } from '@tanstack/react-query';
import { type Buyer, buyerKey } from '#features/accounts/storefront/buyer.ts';
import { defined } from '#kernel/defined.ts';
import { fromReais, type Money } from '#kernel/money.ts';
import { waysToPayEndpoint } from '../../contract/pay/pay-orders.endpoints.ts';
import type { ShownOrder } from '../order/order-query.ts';

export interface OrderWay {
  readonly methodId: string;
  /** The order's total by this method; absent if it can't be used. */
  readonly total?: Money;
  /** The coupon's code, if its discount is lost with this method. */
  readonly lostCoupon?: string;
  readonly reason?: string;
}

/** The order's price by each payment method, calculated by the server. */
export const waysQuery = (buyer: Buyer, { number, total, paymentMethodId }: ShownOrder) =>
  queryOptions({
    queryKey: ['order-ways', ...buyerKey(buyer), number, total, paymentMethodId] as const,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly OrderWay[]> => {
      const params = { idfornecedor: buyer.shop.id, numpedido: number };
      const { formas } = await buyer.api.call(waysToPayEndpoint, { params }, { signal });
      return formas.map(({ idformapagto, total: sum, cupomPerdido, motivo }) => ({
        methodId: idformapagto,
        ...defined({
          total: sum === undefined ? undefined : fromReais(sum),
          lostCoupon: cupomPerdido,
          reason: motivo,
        }),
      }));
    },
  });
