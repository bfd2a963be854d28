/** How an order can be paid. Spec 3, payment method. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';

export type PaymentKind = 'cash-on-delivery' | 'card-on-delivery' | 'pix';

/** Who receives a Pix, as the BR Code names it: at most 25 and 15 characters, without accents. */
export interface PixReceiver {
  readonly key: string;
  readonly name: string;
  readonly city: string;
}

export interface PaymentMethod {
  readonly id: PaymentMethodId;
  readonly kind: PaymentKind;
  readonly name: string;
  readonly description: string;
  /** Basis points on the product price: -500 takes 5 % off. */
  readonly priceVariance: number;
  readonly deliveryTypes: readonly DeliveryType[];
}
