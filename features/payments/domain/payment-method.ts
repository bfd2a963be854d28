/** How an order can be paid. Spec 3, payment method. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import type { Credit } from './credit.ts';
import type { CardSettings, PaymentKind } from './method-settings.ts';

/** Paid when the goods arrive, so nothing has to be paid before. */
export const paidOnDelivery = (kind: PaymentKind): boolean =>
  kind === 'cash-on-delivery' || kind === 'card-on-delivery';

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
  /** A Pix that can be collected automatically, in a subscription of a natural person. */
  readonly automaticPix?: true;
  /** Only for kind 'on-account', and for actors who may see the client's credit. */
  readonly credit?: Credit;
}

/** The user's current method if it is still offered, else the first. Spec 4, supplier flow. */
export const stillOfferedMethod = (
  offered: readonly PaymentMethod[],
  current: PaymentMethodId | undefined,
): PaymentMethod | undefined => offered.find(({ id }) => id === current) ?? offered[0];

/** Whether a client of these groups may use a method that is limited to `allowed`; empty: everybody may. */
export const isForGroups = (allowed: readonly string[], groups: readonly string[]): boolean =>
  allowed.length === 0 || allowed.some((group) => groups.includes(group));

/** The methods that are available for this delivery type. */
export const methodsFor = (
  methods: readonly PaymentMethod[],
  deliveryType: DeliveryType,
): readonly PaymentMethod[] => methods.filter((method) => method.deliveryTypes.includes(deliveryType));
