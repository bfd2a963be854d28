import { queryOptions } from '@tanstack/react-query';
import { type Asker, buyerKey } from '#features/accounts/storefront/buyer.ts';
import { paymentMethodFromWire } from '../contract/methods/payment-method.wire.ts';
import { listPaymentMethodsEndpoint } from '../contract/methods/payment-methods.endpoints.ts';
import type { PaymentMethod } from '../domain/payment-method.ts';

const FIVE_MINUTES = 300_000;

/** The client's payment methods, in the supplier's order. */
export const paymentMethodsQuery = (buyer: Asker) =>
  queryOptions({
    queryKey: ['payment-methods', ...buyerKey(buyer)] as const,
    queryFn: async ({ signal }): Promise<readonly PaymentMethod[]> => {
      const { api, shop, session } = buyer;
      const params = { token: session.handle, idfornecedor: shop.id };
      const query = { idcliente: session.clientId };
      const methods = await api.call(listPaymentMethodsEndpoint, { params, query }, { signal });
      return methods.map(paymentMethodFromWire);
    },
    // The available credit changes with each order.
    staleTime: ({ state }) => (state.data?.some(({ credit }) => credit !== undefined) ? 0 : FIVE_MINUTES),
  });
