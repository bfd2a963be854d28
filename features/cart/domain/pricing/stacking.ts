/**
 * Whether a promotion or a coupon goes together with each of the others in an example cart, and which of two wins. Every answer is
 * read from a cart that the functions that charge have decided: with one of the two, with the other, and with both.
 */
import type { CouponFacts } from '#features/coupons/domain/check-coupon.ts';
import { checkCoupon } from '#features/coupons/domain/check-coupon.ts';
import { bestCoupon, chooseCoupon } from '#features/coupons/domain/choose-coupon.ts';
import type { Coupon } from '#features/coupons/domain/coupon.ts';
import type { CouponCheck, CouponOffer } from '#features/coupons/domain/coupon-discount.ts';
import type { CouponRefusal } from '#features/coupons/domain/coupon-refusal.ts';
import type { Promotion } from '#features/pricing/domain/promotion.ts';
import { accept } from '#kernel/result.ts';
import type { PricedCart } from '../cart.ts';
import { givenGifts } from '../cart-gift.ts';
import { cartGoodsForCoupons } from './cart-coupon-goods.ts';
import { type PromotionTerms, withPromotions } from './cart-promotions.ts';

/** A coupon, and how many orders have it. */
export interface UsedCoupon {
  readonly coupon: Coupon;
  readonly used: number;
}

export type StackingRule =
  | { readonly kind: 'promotion'; readonly promotion: Promotion }
  | { readonly kind: 'coupon'; readonly coupon: UsedCoupon };

export interface StackingFacts {
  /** The example, priced without promotions and coupons. */
  readonly cart: PricedCart;
  /** The promotions for this buyer that concern the cart. */
  readonly terms: PromotionTerms;
  /** Others that the buyer could have, besides the one that is asked about. */
  readonly coupons: readonly UsedCoupon[];
  /** Of somebody who has used none of the coupons. */
  readonly buyer: CouponFacts;
}

/**
 * 'together': both apply. 'partly': both do, and the coupon leaves out what the promotion made cheaper. 'wins', 'loses': only the one
 * that is asked about applies, or only the other. 'either': the client's choice. 'idle': the other gives nothing in this cart anyway.
 */
export type StackingOutcome = 'together' | 'partly' | 'wins' | 'loses' | 'either' | 'idle';

export interface StackedRule {
  readonly rule: StackingRule;
  readonly outcome: StackingOutcome;
  /** Why a coupon does not apply. */
  readonly refusal?: CouponRefusal;
}

/** 'idle': it gives nothing in this cart, not even alone. */
export type Stacking =
  | { readonly kind: 'idle'; readonly refusal?: CouponRefusal }
  | { readonly kind: 'applies'; readonly others: readonly StackedRule[] };

export function stackingOf(subject: StackingRule, facts: StackingFacts): Stacking {
  const { cart } = facts;
  if (subject.kind === 'promotion') {
    if (!gives(facts, subject.promotion)) return { kind: 'idle' };
  } else {
    const alone = couponIn(cart, subject.coupon, facts);
    if (!alone.ok) return { kind: 'idle', refusal: alone.refusal };
  }
  const promotions = facts.terms.promotions
    .filter(({ id }) => subject.kind !== 'promotion' || id !== subject.promotion.id)
    .map((promotion): StackingRule => ({ kind: 'promotion', promotion }));
  const coupons = facts.coupons
    .filter(({ coupon }) => subject.kind !== 'coupon' || coupon.id !== subject.coupon.coupon.id)
    .map((coupon): StackingRule => ({ kind: 'coupon', coupon }));
  return {
    kind: 'applies',
    others: [...promotions, ...coupons].map((rule) => ({ rule, ...outcomeOf(subject, rule, facts) })),
  };
}

type Found = Omit<StackedRule, 'rule'>;

function outcomeOf(subject: StackingRule, other: StackingRule, facts: StackingFacts): Found {
  if (subject.kind === 'promotion')
    return other.kind === 'promotion'
      ? ofPromotions(subject.promotion, other.promotion, facts)
      : ofBoth(subject.promotion, other.coupon, facts, 'promotion');
  return other.kind === 'promotion'
    ? ofBoth(other.promotion, subject.coupon, facts, 'coupon')
    : ofCoupons(subject.coupon, other.coupon, facts);
}

function ofPromotions(subject: Promotion, other: Promotion, facts: StackingFacts): Found {
  if (!gives(facts, other)) return { outcome: 'idle' };
  const applied = appliedIn(cartWith([subject, other], facts));
  if (!applied.has(other.id)) return { outcome: 'wins' };
  return { outcome: applied.has(subject.id) ? 'together' : 'loses' };
}

/** A coupon sees what promotions leave, and never changes them. */
function ofBoth(
  promotion: Promotion,
  coupon: UsedCoupon,
  facts: StackingFacts,
  subjectKind: StackingRule['kind'],
): Found {
  const alone = couponIn(facts.cart, coupon, facts);
  if (!alone.ok) return { outcome: 'idle', refusal: alone.refusal };
  if (!gives(facts, promotion)) return { outcome: 'idle' };
  const cart = cartWith([promotion], facts);
  const afterPromotion = couponIn(cart, coupon, facts);
  if (!afterPromotion.ok)
    return { outcome: subjectKind === 'promotion' ? 'wins' : 'loses', refusal: afterPromotion.refusal };
  const left = cart.lines.filter(({ product, price }) => {
    const rewarded = price.promotions !== undefined && price.total > 0;
    return rewarded && alone.value.parts.has(product.id) && !afterPromotion.value.parts.has(product.id);
  });
  return { outcome: left.length > 0 ? 'partly' : 'together' };
}

/** An order has one coupon. */
function ofCoupons(subject: UsedCoupon, other: UsedCoupon, facts: StackingFacts): Found {
  const [mine, theirs] = [subject, other].map((one) => couponIn(facts.cart, one, facts));
  if (theirs?.ok === false) return { outcome: 'idle', refusal: theirs.refusal };
  if (!mine?.ok || !theirs?.ok) return { outcome: 'idle' };
  const applied = appliedOf(mine.value, theirs.value);
  if (applied === undefined) return { outcome: 'either' };
  return { outcome: applied.coupon.id === subject.coupon.id ? 'wins' : 'loses' };
}

/** Undefined where both have to be typed. */
function appliedOf(one: CouponOffer, other: CouponOffer): CouponOffer | undefined {
  const automatic = [one, other].filter(({ coupon }) => coupon.automatic);
  if (automatic.length === 0) return undefined;
  const typed = [one, other].find(({ coupon }) => !coupon.automatic);
  return chooseCoupon(bestCoupon(automatic), typed && accept(typed)).applied;
}

const couponIn = (cart: PricedCart, { coupon, used }: UsedCoupon, { buyer }: StackingFacts): CouponCheck =>
  checkCoupon(coupon, cartGoodsForCoupons(cart.lines), buyer, { inAll: used, ofClient: 0 });

const gives = (facts: StackingFacts, promotion: Promotion): boolean =>
  appliedIn(cartWith([promotion], facts)).has(promotion.id);

const cartWith = (promotions: readonly Promotion[], { cart, terms }: StackingFacts): PricedCart =>
  withPromotions(cart, { ...terms, promotions });

const appliedIn = (cart: PricedCart): ReadonlySet<string> =>
  new Set([
    ...cart.lines.flatMap(({ price }) => (price.promotions ?? []).map(({ id }) => id)),
    ...givenGifts(cart).map(({ promotion }) => promotion.id),
  ]);
