/** How an order can be paid. Spec 3, payment method. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import type { OnAccountSettings, PrepaidBoletoSettings } from './boleto/boleto-settings.ts';
import type { Credit } from './credit.ts';
import type { InstalmentPlan } from './instalments.ts';

export const PAYMENT_KINDS = [
  'cash-on-delivery',
  'card-on-delivery',
  'pix',
  'boleto',
  'card',
  'on-account',
] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** Paid into the hand of whoever brings the goods, so nobody is asked for it before. */
export const paidOnDelivery = (kind: PaymentKind): boolean =>
  kind === 'cash-on-delivery' || kind === 'card-on-delivery';

/** Who receives a Pix, as the BR Code names it: at most 25 and 15 characters, without accents. */
export interface PixReceiver {
  readonly key: string;
  readonly name: string;
  readonly city: string;
}

/** What a supplier has settled about one of its methods; each kind reads its own part. */
export interface MethodSettings {
  readonly card?: CardSettings;
  readonly boleto?: PrepaidBoletoSettings;
  readonly onAccount?: OnAccountSettings;
}

export interface CardSettings {
  readonly instalments: InstalmentPlan;
  /**
   * The card is only authorised when the order is made, and captured when the goods were weighed: for shops that sell
   * by weight. Spec 9, card pre-authorization note.
   */
  readonly preAuthorise: boolean;
}

export interface PaymentMethod {
  readonly id: PaymentMethodId;
  readonly kind: PaymentKind;
  readonly name: string;
  readonly description: string;
  /** Basis points on the product price: -500 takes 5 % off. */
  readonly priceVariance: number;
  readonly deliveryTypes: readonly DeliveryType[];
  /** Of kind 'card' alone. */
  readonly card?: CardSettings;
  /** Of kind 'on-account' alone, for those who may see the client's credit. */
  readonly credit?: Credit;
}
