/** Checks whether a coupon applies to lines, buyer and time, and computes its discount. Spec 4, 5 and 7, coupons. */
import type { SalesChannel } from '#features/pricing/domain/buyer.ts';
import { allocate } from '#kernel/allocate.ts';
import type { ClientId, PaymentMethodId, ProductId } from '#kernel/ids.ts';
import { type Money, subtract, ZERO } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Coupon } from './coupon.ts';
import { discountOf } from './coupon.ts';
import { type CouponGoods, discountable, goodsOf, worthOf } from './coupon-goods.ts';
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

export interface CouponOffer {
  readonly coupon: Coupon;
  readonly discount: Money;
  /** Share of each product; they add up to the discount. */
  readonly parts: ReadonlyMap<ProductId, Money>;
}

type Checked = Result<CouponOffer, CouponRefusal>;

/** Refusals that the buyer cannot change take precedence over those that they can. */
export function checkCoupon(
  coupon: Coupon,
  goods: readonly CouponGoods[],
  facts: CouponFacts,
  uses: CouponUses,
): Checked {
  const never = refusalOfBuyer(coupon, facts, uses);
  if (never !== undefined) return refuse(never);
  return couponOfferOf(coupon, goods, facts.paymentMethodId);
}

/** The discount for these lines and payment method, without checking buyer and time. */
export function couponOfferOf(
  coupon: Coupon,
  goods: readonly CouponGoods[],
  paymentMethodId: PaymentMethodId | undefined,
): Checked {
  if (paymentMethodId !== undefined && coupon.paymentMethodIds?.includes(paymentMethodId) === false) {
    return refuse({ code: 'other-payment' });
  }
  return offerFor(coupon, goods);
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

function offerFor(coupon: Coupon, goods: readonly CouponGoods[]): Checked {
  if (goods.length === 0) return refuse({ code: 'empty-cart' });
  const meant = goodsOf(coupon, goods);
  if (meant.length === 0) return refuse({ code: 'no-product-of-it' });
  const cheaper = discountable(coupon, meant);
  if (cheaper.length === 0) return refuse({ code: 'better-prices-already' });
  const worth = worthOf(meant);
  const { minimum } = coupon;
  if (worth < minimum) return refuse({ code: 'below-minimum', minimum, missing: subtract(minimum, worth) });
  const discount = discountOf(coupon.discount, worthOf(cheaper));
  if (discount === 0) return refuse({ code: 'worth-nothing' });
  return accept({ coupon, discount, parts: partsOf(discount, cheaper) });
}

/** Sorted by product id, so that the order of the lines does not decide who gets the odd centavo. */
function partsOf(discount: Money, goods: readonly CouponGoods[]): ReadonlyMap<ProductId, Money> {
  const inOrder = goods.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
  const shares = allocate(
    discount,
    inOrder.map(({ total }) => total),
  );
  const parts = inOrder.map(({ productId }, index) => [productId, shares[index] ?? ZERO] as const);
  return new Map(parts.filter(([, part]) => part > 0));
}
