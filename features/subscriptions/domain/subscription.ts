/** An order that its client wants again and again. Spec 2, subscriptions: list and details with cancel. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { AddressId, OrderNumber, PaymentMethodId, ProductId } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Interval } from './subscription-type.ts';

export type SubscriptionStatus = 'ACTIVE' | 'CANCELLED';

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
  /** The order that began it. */
  readonly firstOrder: OrderNumber;
  readonly lines: readonly SubscriptionLine[];
  readonly place: SubscriptionPlace;
  readonly paymentMethodId: PaymentMethodId;
  readonly paymentName: string;
}
