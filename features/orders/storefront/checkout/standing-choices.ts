/** What stands of the shopper's wishes before anything is asked about delivery. Spec 4, address flow and supplier flow. */
import type { Address } from '#features/addresses/domain/address.ts';
import { activeAddress } from '#features/addresses/storefront/public.tsx';
import { keptMethod, methodsFor } from '#features/payments/domain/choose-method.ts';
import type { PaymentMethod } from '#features/payments/domain/payment-method.ts';
import { type DeliveryType, deliveryTypeAt } from '#features/suppliers/domain/delivery-types.ts';
import type { Wishes } from './parse-wishes.ts';

export interface StandingChoices {
  readonly type: DeliveryType;
  readonly addresses: readonly Address[];
  readonly address: Address | undefined;
  /** With which this way of receiving can be paid. */
  readonly methods: readonly PaymentMethod[];
  readonly method: PaymentMethod | undefined;
  /** For which the cart is asked: prices may vary by it, and coupons hold for some ways of paying only. */
  readonly pricedFor: string | undefined;
}

export function standingChoices(
  tags: ReadonlySet<string>,
  offered: { readonly addresses: readonly Address[]; readonly methods: readonly PaymentMethod[] },
  wishes: Wishes,
): StandingChoices {
  const type = deliveryTypeAt(tags, wishes.deliveryType);
  const { shown, active } = activeAddress(tags, offered.addresses, wishes.addressId);
  const methods = methodsFor(offered.methods, type);
  const method = keptMethod(methods, wishes.paymentMethodId);
  return {
    type,
    addresses: shown,
    address: active,
    methods,
    method,
    pricedFor: method?.id,
  };
}
