import { methodsFor } from '#features/payments/domain/choose-method.ts';
import type { PaymentMethod } from '#features/payments/domain/payment-method.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';

interface Placed {
  readonly paymentMethodId: string;
  readonly delivery: { readonly type: DeliveryType };
}

export interface WaysToPay {
  /** At the prices that the order was placed with. */
  readonly methods: readonly PaymentMethod[];
  /** Whether there are others, none of which keeps the prices: they are for an order of their own. */
  readonly othersCostOtherwise: boolean;
}

/** How a placed order may be paid: its prices stay. */
export function waysToPay(
  offered: readonly PaymentMethod[],
  { paymentMethodId, delivery }: Placed,
): WaysToPay {
  const current = offered.find(({ id }) => id === paymentMethodId);
  const all = methodsFor(offered, delivery.type);
  const methods = all.filter(
    ({ priceVariance }) => current === undefined || priceVariance === current.priceVariance,
  );
  const isAlone = methods.every(({ id }) => id === paymentMethodId);
  return { methods, othersCostOtherwise: isAlone && all.length > methods.length };
}
