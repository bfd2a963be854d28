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

/** Paid when the goods arrive, so nothing has to be paid before. */
export const paidOnDelivery = (kind: PaymentKind): boolean =>
  kind === 'cash-on-delivery' || kind === 'card-on-delivery';

/** A Pix receiver as it stands in the BR Code: name of at most 25 characters, city of at most 15, without accents. */
export interface PixReceiver {
  readonly key: string;
  readonly name: string;
  readonly city: string;
}

/** A supplier's settings of a method; each kind has its own part. */
export interface MethodSettings {
  readonly card?: CardSettings;
  readonly boleto?: PrepaidBoletoSettings;
  readonly onAccount?: OnAccountSettings;
}

export interface CardSettings {
  readonly instalments: InstalmentPlan;
  /**
   * The card is authorised when the order is placed, and captured after the goods were weighed: for shops that sell by
   * weight. Spec 9, card pre-authorization note.
   */
  readonly preAuthorise: boolean;
}

export interface PaymentMethod {
  readonly id: PaymentMethodId;
  readonly kind: PaymentKind;
  readonly name: string;
  readonly description: string;
  /** Basis points on the product price: -500 is 5 % off. */
  readonly priceVariance: number;
  readonly deliveryTypes: readonly DeliveryType[];
  /** Only for kind 'card'. */
  readonly card?: CardSettings;
  /** Only for kind 'on-account', and for actors who may see the client's credit. */
  readonly credit?: Credit;
}

/** The user's current method if it is still offered, else the first. Spec 4, supplier flow. */
export const stillOfferedMethod = (
  offered: readonly PaymentMethod[],
  current: PaymentMethodId | undefined,
): PaymentMethod | undefined => offered.find(({ id }) => id === current) ?? offered[0];

/** The methods that are available for this delivery type. */
export const methodsFor = (
  methods: readonly PaymentMethod[],
  deliveryType: DeliveryType,
): readonly PaymentMethod[] => methods.filter((method) => method.deliveryTypes.includes(deliveryType));
