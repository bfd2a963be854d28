/** Checks whether a coupon applies to buyer, time and lines. Spec 4, 5 and 7, coupons. */
import type { SalesChannel } from '#features/pricing/domain/buyer.ts';
import type { ClientId, PaymentMethodId } from '#kernel/ids.ts';
import { refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Coupon } from './coupon.ts';
import { type CouponCheck, couponOfferOf } from './coupon-discount.ts';
import type { CouponGoods } from './coupon-goods.ts';
import type { CouponRefusal } from './coupon-refusal.ts';

export interface CouponBuyer {
  readonly clientId: ClientId;
  /** The client has no order here that was not cancelled. */
  readonly firstPurchase: boolean;
}

export interface CouponFacts {
  readonly now: Instant;
  readonly channel: SalesChannel;
  /** Absent while not chosen; then no coupon is refused for it. */
  readonly paymentMethodId?: PaymentMethodId;
  /** Absent for visitors. */
  readonly buyer?: CouponBuyer;
}

/** Number of orders with the coupon. */
export interface CouponUses {
  readonly inAll: number;
  readonly ofClient: number;
}

/** Refusals that the buyer cannot change take precedence over those that they can. */
export function checkCoupon(
  coupon: Coupon,
  goods: readonly CouponGoods[],
  facts: CouponFacts,
  uses: CouponUses,
): CouponCheck {
  const never = refusalOfBuyer(coupon, facts, uses);
  if (never !== undefined) return refuse(never);
  return couponOfferOf(coupon, goods, facts.paymentMethodId);
}

/** Checks buyer and time, whatever is in the cart. */
export function refusalOfBuyer(
  coupon: Coupon,
  { now, channel, buyer }: CouponFacts,
  uses: CouponUses,
): CouponRefusal | undefined {
  if (!coupon.active) return { code: 'unknown' };
  if (coupon.clientId !== undefined && coupon.clientId !== buyer?.clientId) return { code: 'unknown' };
  if (coupon.from !== undefined && now < coupon.from) return { code: 'not-yet', from: coupon.from };
  if (coupon.until !== undefined && now >= coupon.until) return { code: 'expired' };
  if (coupon.channel !== undefined && coupon.channel !== channel)
    return { code: 'other-channel', channel: coupon.channel };
  if (buyer === undefined && needsBuyer(coupon)) return { code: 'login-first' };
  if (buyer !== undefined && coupon.ownerId === buyer.clientId) return { code: 'own-referral' };
  if (coupon.firstPurchase && buyer?.firstPurchase === false) return { code: 'first-purchase-only' };
  if (coupon.limitPerClient !== undefined && uses.ofClient >= coupon.limitPerClient)
    return { code: 'used-before' };
  if (coupon.limit !== undefined && uses.inAll >= coupon.limit) return { code: 'exhausted' };
  return undefined;
}

/** Whether the coupon's conditions can only be checked for a logged-in client. */
const needsBuyer = ({ firstPurchase, limitPerClient, ownerId }: Coupon): boolean =>
  firstPurchase || limitPerClient !== undefined || ownerId !== undefined;
