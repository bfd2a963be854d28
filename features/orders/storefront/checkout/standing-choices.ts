/** Which of the shopper's wishes apply, before delivery is looked up. Spec 4, address flow and supplier flow. */
import type { Address } from '#features/addresses/domain/address.ts';
import { activeAddress } from '#features/addresses/storefront/active-address.ts';
import {
  methodsFor,
  type PaymentMethod,
  stillOfferedMethod,
} from '#features/payments/domain/payment-method.ts';
import { type DeliveryType, deliveryTypeAt } from '#features/suppliers/domain/delivery-types.ts';
import type { Wishes } from './parse-wishes.ts';

export interface StandingChoices {
  readonly type: DeliveryType;
  readonly addresses: readonly Address[];
  readonly address: Address | undefined;
  /** Those that are possible with this delivery type. */
  readonly methods: readonly PaymentMethod[];
  readonly method: PaymentMethod | undefined;
  /** The payment method to price the cart with: prices may vary by it, and some coupons require one. */
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
  const method = stillOfferedMethod(methods, wishes.paymentMethodId);
  return {
    type,
    addresses: shown,
    address: active,
    methods,
    method,
    pricedFor: method?.id,
  };
}
