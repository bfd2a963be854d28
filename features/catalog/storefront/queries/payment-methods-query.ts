import { queryOptions } from '@tanstack/react-query';
import { listPaymentMethods } from '#features/payments/contract/list-payment-methods.ts';
import { paymentMethodFromWire } from '#features/payments/contract/payment-method.wire.ts';
import type { PaymentMethod } from '#features/payments/domain/payment-method.ts';
import type { CatalogScope } from './catalog-scope.ts';

const FIVE_MINUTES = 300_000;

/** How this client can pay, for prices that differ by it. */
export const paymentMethodsQuery = ({ api, supplierId, session }: CatalogScope) =>
  queryOptions({
    queryKey: ['payment-methods', supplierId, session.clientId] as const,
    staleTime: FIVE_MINUTES,
    queryFn: async ({ signal }): Promise<readonly PaymentMethod[]> => {
      const methods = await api.call(
        listPaymentMethods,
        {
          params: { token: session.handle, idfornecedor: supplierId },
          query: { idcliente: session.clientId },
        },
        { signal },
      );
      return methods.map(paymentMethodFromWire);
    },
  });
