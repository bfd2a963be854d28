import { methodsFor, type PaymentMethod } from '#features/payments/domain/payment-method.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';

interface Placed {
  readonly paymentMethodId: string;
  readonly delivery: { readonly type: DeliveryType };
}

/** The methods for a quote: those at the prices that the shop gave it. */
export function quoteWaysToPay(
  offered: readonly PaymentMethod[],
  { paymentMethodId, delivery }: Placed,
): readonly PaymentMethod[] {
  const current = offered.find(({ id }) => id === paymentMethodId);
  return methodsFor(offered, delivery.type).filter(
    ({ priceVariance }) => current === undefined || priceVariance === current.priceVariance,
  );
}
