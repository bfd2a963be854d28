/** An order that its client wants again and again, and that is made again on its days. Spec 2, subscriptions. */
import type { AnsweredCharacteristic, GivenAnswer } from '#features/suppliers/domain/characteristic.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { AddressId, ClientId, OrderNumber, PaymentMethodId, ProductId } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Interval } from './subscription-type.ts';

/** `STOPPED`: it failed too often in a row, and waits for its client. */
export const SUBSCRIPTION_STATUSES = ['ACTIVE', 'STOPPED', 'CANCELLED'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** What is bought again; the rest is what the order remembers of it. */
export interface SubscriptionLine {
  /** Of a product, or of a combo. */
  readonly productId: ProductId;
  readonly combo?: boolean;
  readonly quantity: Quantity;
  readonly giftWrap: boolean;
  readonly name: string;
  readonly slug: string;
  readonly unit: string;
  readonly picture?: string;
  readonly ground: number;
}

/** Where it goes to, or where it is picked up. */
export interface SubscriptionPlace {
  readonly type: DeliveryType;
  readonly addressId?: AddressId;
  readonly storeId?: string;
  /** As its client reads it. */
  readonly text: string;
}

export interface Subscription {
  readonly id: string;
  readonly typeId: string;
  /** The type's, as it was when it was bought. */
  readonly label: string;
  readonly interval: Interval;
  readonly status: SubscriptionStatus;
  readonly createdAt: Instant;
  readonly cancelledAt?: Instant;
  /** The day of the next order, 'YYYY-MM-DD' in the shop's calendar; only while it is active. */
  readonly nextDate?: string;
  /** The order that began it. */
  readonly firstOrder: OrderNumber;
  readonly lines: readonly SubscriptionLine[];
  readonly place: SubscriptionPlace;
  readonly paymentMethodId: PaymentMethodId;
  readonly paymentName: string;
  /** To what the shop asks of an order. */
  readonly answers: readonly AnsweredCharacteristic[];
}

/** What its client may say of it anew; what is absent stays. */
export interface SubscriptionChange {
  /** How often, by the type of it that is offered. */
  readonly typeId?: string;
  /** How much of what is in it; 0 takes it out. */
  readonly quantities?: readonly { readonly productId: ProductId; readonly quantity: Quantity }[];
  readonly place?:
    | { readonly type: 'DELIVERY'; readonly addressId: AddressId }
    | { readonly type: 'RETIRADA'; readonly storeId: string };
  readonly paymentMethodId?: PaymentMethodId;
  /** What is answered otherwise; an empty one takes an answer back. */
  readonly answers?: readonly GivenAnswer[];
}

/** As the shop's people see it. */
export interface SupplierSubscription
  extends Pick<
    Subscription,
    'id' | 'label' | 'status' | 'nextDate' | 'paymentName' | 'firstOrder' | 'createdAt'
  > {
  readonly clientId: ClientId;
  readonly clientName: string;
  readonly placeText: string;
  readonly lineCount: number;
  /** In a row, up to now. */
  readonly failures: number;
}
