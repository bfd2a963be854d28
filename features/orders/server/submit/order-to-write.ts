import type { CouponOffer } from '#features/coupons/domain/coupon-discount.ts';
import { varianceOf } from '#features/payments/server/methods/payment-variance.ts';
import type { SubscriptionType } from '#features/subscriptions/domain/subscription-type.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { CustomerContext } from '#platform/db/context.ts';
import { NO_ORDER_CAMPAIGN, type OrderCampaign, type OrderCoupon } from '../../domain/order.ts';
import { firstStatus } from '../../domain/order-status.ts';
import { readersOf } from '../../domain/order-step.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import { placeOrder } from '../store/place-order.store.ts';
import type { Effect } from './effect.ts';
import type { PricedOrder } from './validation/validate-order.ts';

export interface WantedOrder {
  readonly draft: OrderDraft;
  readonly campaign?: OrderCampaign;
  /** Set when a subscription orders, not the client. */
  readonly renewal?: Renewal;
  /** What the way of ordering writes in the same transaction: an attendant's audit. */
  readonly also?: readonly OrderEffect[];
}

/** Undefined where this order needs none. */
export type OrderEffect = (context: CustomerContext, order: OrderToWrite) => Effect | undefined;

/** A subscription's next order: it begins no other subscription, and does not touch the client's cart. */
interface Renewal {
  /** As it was agreed, even if it is no longer offered. */
  readonly type: SubscriptionType;
  /** When the client declared to be of age, at the first order. */
  readonly adultDeclaredAt?: Instant;
  /** The mandate under which it is collected. */
  readonly mandateId?: string;
}

export interface OrderIdentity {
  readonly number: OrderNumber;
  readonly key: string | undefined;
  readonly fingerprint: string;
  readonly requestHash: string;
}

export interface OrderToWrite {
  readonly wanted: WantedOrder;
  readonly agreed: PricedOrder;
  readonly identity: OrderIdentity;
}

/** Writes the order's own rows, and the mail to the first recipient. */
export function writeOrderRows(
  context: CustomerContext,
  { wanted, agreed, identity }: OrderToWrite,
): Promise<void> {
  const [mailTo] = readersOf(context.actor.capacity);
  const status = firstStatus(context.supplier.tags);
  return placeOrder(context.db, { ...headOf(context, wanted, agreed), ...identity, status, mailTo });
}

function headOf(
  context: CustomerContext,
  { draft, campaign = NO_ORDER_CAMPAIGN, renewal }: WantedOrder,
  { totals, method, offer, type, answers, forAdults, missingGifts, ...agreed }: PricedOrder,
) {
  const { supplier, actor, now } = context;
  return {
    ...totals,
    supplierId: supplier.id,
    clientId: actor.clientId,
    userId: actor.userId,
    staffId: actor.attendant?.staffId,
    issuedBy: actor.name,
    issuedAs: actor.capacity,
    apiKeyId: actor.apiKeyId,
    channel: agreed.channel,
    delivery: agreed.delivery,
    billing: agreed.billing,
    lines: agreed.lines,
    paymentMethodId: method.id,
    paymentName: method.name,
    paymentVariance: varianceOf(context, method),
    note: draft.note,
    customerOrderNumber: draft.customerOrderNumber,
    coupon: offer === undefined ? undefined : couponCopy(offer),
    subscription: type === undefined ? undefined : { typeId: type.id, label: type.label },
    characteristics: answers,
    missingGifts,
    adultDeclaredAt: forAdults ? (renewal?.adultDeclaredAt ?? now) : undefined,
    campaign,
    now,
  };
}

export const couponCopy = ({ coupon: { code, description, discount } }: CouponOffer): OrderCoupon => ({
  code,
  description,
  discount,
});
