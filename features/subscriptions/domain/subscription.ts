/** An order that its client wants repeatedly, and that is made again on its dates. Spec 2, subscriptions. */
import type { MandateStatus } from '#features/payments/domain/mandate/mandate-status.ts';
import type { CharacteristicAnswer, GivenAnswer } from '#features/suppliers/domain/characteristic.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { AddressId, ClientId, OrderNumber, PaymentMethodId, ProductId } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Interval } from './subscription-type.ts';

/** `STOPPED`: it failed too often in a row, and waits for its client. */
export const SUBSCRIPTION_STATUSES = ['ACTIVE', 'STOPPED', 'CANCELLED'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** What is bought again, with the product's description as in the order. */
export interface SubscriptionLine {
  /** A product's id, or a combo's. */
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

/** Where it is delivered or picked up. */
export interface SubscriptionPlace {
  readonly type: DeliveryType;
  readonly addressId?: AddressId;
  readonly storeId?: string;
  /** In words, for the client. */
  readonly text: string;
}

export interface Subscription {
  readonly id: string;
  readonly typeId: string;
  /** The type's name when it was bought. */
  readonly label: string;
  readonly interval: Interval;
  readonly status: SubscriptionStatus;
  readonly createdAt: Instant;
  readonly cancelledAt?: Instant;
  /** The date of the next order, 'YYYY-MM-DD' by the supplier's calendar; only while it is active. */
  readonly nextDate?: string;
  /** The order that began it. */
  readonly firstOrder: OrderNumber;
  readonly lines: readonly SubscriptionLine[];
  readonly place: SubscriptionPlace;
  readonly paymentMethodId: PaymentMethodId;
  readonly paymentName: string;
  /** The answers to the shop's questions about an order. */
  readonly answers: readonly CharacteristicAnswer[];
}

/** The fields that the client may change; absent fields stay unchanged. */
export interface SubscriptionChange {
  /** The new frequency: a type that is offered. */
  readonly typeId?: string;
  /** New quantities of its products; 0 removes one. */
  readonly quantities?: readonly { readonly productId: ProductId; readonly quantity: Quantity }[];
  readonly place?:
    | { readonly type: 'delivery'; readonly addressId: AddressId }
    | { readonly type: 'pickup'; readonly storeId: string };
  readonly paymentMethodId?: PaymentMethodId;
  /** New answers; an empty one removes an answer. */
  readonly answers?: readonly GivenAnswer[];
}

export interface SupplierSubscription
  extends Pick<
    Subscription,
    'id' | 'label' | 'status' | 'nextDate' | 'paymentName' | 'firstOrder' | 'createdAt'
  > {
  readonly clientId: ClientId;
  readonly clientName: string;
  readonly placeText: string;
  readonly lineCount: number;
  /** Failures in a row, up to now. */
  readonly failures: number;
  /** The state of the newest mandate, if there ever was one. */
  readonly automaticPix?: MandateStatus;
}

export type LinesRefusal = 'line-unknown' | 'no-lines';

/** The lines with new quantities; 0 removes a line, but not the last one. New products cannot be added. */
export function changedLines(
  lines: Subscription['lines'],
  quantities: NonNullable<SubscriptionChange['quantities']>,
): Result<Subscription['lines'], { readonly code: LinesRefusal }> {
  const wanted = new Map(quantities.map(({ productId, quantity }) => [productId, quantity]));
  const known = new Set(lines.map(({ productId }) => productId));
  if ([...wanted.keys()].some((id) => !known.has(id))) return refuse({ code: 'line-unknown' });
  const changed = lines
    .map((line) => ({ ...line, quantity: wanted.get(line.productId) ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
  return changed.length === 0 ? refuse({ code: 'no-lines' }) : accept(changed);
}
