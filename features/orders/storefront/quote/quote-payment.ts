import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import type { PaymentMethod } from '#features/payments/domain/payment-method.ts';
import { paymentMethodsQuery } from '#features/payments/storefront/payment-methods-query.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import type { ShownOrder } from '../order/order-query.ts';
import { quoteWaysToPay } from '../payment/quote-ways-to-pay.ts';

const OF_PAYMENT = new Set(['payment-not-offered', 'payment-refused', 'other-prices']);

/** How a quote is paid: as requested, until that method is no longer offered or is refused. Then its client chooses. */
export function useQuotePayment(order: ShownOrder) {
  const query = paymentMethodsQuery(useBuyer());
  const queryClient = useQueryClient();
  const { data: offered } = useQuery(query);
  const [wish, choose] = useState<string>();
  const [refused, setRefused] = useState(false);
  const methods = quoteWaysToPay(offered ?? [], order);
  const own = methods.find(({ id }) => id === order.paymentMethodId);
  const isGone = offered !== undefined && own === undefined;
  const isOpen = isGone || refused;
  const chosen = isOpen ? (methods.find(({ id }) => id === wish) ?? own ?? methods[0]) : undefined;
  return {
    isGone,
    choose,
    chosen,
    /** Undefined if there is nothing to choose. */
    methods: isOpen ? methods.map(atTheSamePrices) : undefined,
    refuse: (error: Error): void => {
      if (!(error instanceof ApiRefusal && OF_PAYMENT.has(error.problem.code ?? ''))) return;
      setRefused(true);
      void queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
  };
}

/** A method's price variance does not apply to a quote's prices. */
const atTheSamePrices = (method: PaymentMethod): PaymentMethod => ({ ...method, priceVariance: 0 });
