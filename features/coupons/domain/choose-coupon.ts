/** Chooses between a cart's automatic coupons and the typed one. Spec 4 and 5, coupon. */
import type { Result } from '#kernel/result.ts';
import type { CouponOffer } from './coupon-discount.ts';
import type { CouponRefusal } from './coupon-refusal.ts';

/** The largest discount; then the earliest end, then by code. */
export const bestCoupon = (offers: readonly CouponOffer[]): CouponOffer | undefined =>
  offers.toSorted(
    (a, b) =>
      b.discount - a.discount ||
      compare(a.coupon.until ?? Number.POSITIVE_INFINITY, b.coupon.until ?? Number.POSITIVE_INFINITY) ||
      compare(a.coupon.code, b.coupon.code),
  )[0];

const compare = <T extends number | string>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

/** Why a typed coupon is not applied. */
export type CouponRejection = CouponRefusal | { readonly code: 'automatic-is-better' };

export interface ChosenCoupon {
  readonly applied?: CouponOffer;
  /** The best automatic coupon, applied or not. */
  readonly automatic?: CouponOffer;
  /** Why the typed coupon is not applied. */
  readonly rejection?: CouponRejection;
}

/** A typed coupon replaces the automatic one only if it is valid and gives more. */
export function chooseCoupon(
  automatic: CouponOffer | undefined,
  typed: Result<CouponOffer, CouponRefusal> | undefined,
): ChosenCoupon {
  const given = automatic === undefined ? {} : { automatic };
  const byItself = automatic === undefined ? {} : { applied: automatic };
  if (typed === undefined) return { ...given, ...byItself };
  if (!typed.ok) return { ...given, ...byItself, rejection: typed.refusal };
  const { value } = typed;
  const better = automatic === undefined || value.discount > automatic.discount;
  const same = value.coupon.id === automatic?.coupon.id;
  return better && !same
    ? { ...given, applied: value }
    : { ...given, ...byItself, rejection: { code: 'automatic-is-better' } };
}
