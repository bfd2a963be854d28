import { pricesAreHidden } from '#features/catalog/domain/price-visibility.ts';
import { couponSentence } from '#features/coupons/contract/texts.ts';
import type { CouponOffer } from '#features/coupons/domain/check-coupon.ts';
import type { ChosenCoupon } from '#features/coupons/domain/choose-coupon.ts';
import { type CouponWish, couponsFor } from '#features/coupons/server/coupons-for.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import type { Context } from '#platform/db/context.ts';
import type { CartCoupon, CartCouponState } from '../../contract/cart-coupons.wire.ts';
import type { PricedCart } from '../../domain/cart.ts';
import { goodsForCoupons } from '../../domain/pricing/coupon-goods.ts';

export interface CouponedCart {
  readonly shown: CartCouponState;
  readonly chosen: ChosenCoupon;
}

/** Undefined where prices are hidden: a discount would reveal them. */
export async function couponsOfCart(
  context: Context,
  { lines }: PricedCart,
  wish: CouponWish,
): Promise<CouponedCart | undefined> {
  if (pricesAreHidden(context.supplier.tags, context.actor)) return undefined;
  const chosen = await couponsFor(context, goodsForCoupons(lines), wish);
  return { chosen, shown: shownCoupons(context, chosen, wish) };
}

function shownCoupons(
  { supplier }: Context,
  { applied, automatic, setback }: ChosenCoupon,
  { code, ...wish }: CouponWish,
): CartCouponState {
  const typed = applied === automatic ? undefined : applied;
  return {
    ...(automatic === undefined ? {} : { automatic: shown(automatic, applied === automatic) }),
    ...(typed === undefined ? {} : { typed: shown(typed, true) }),
    automaticApplies: wish.automatic,
    ...(setback === undefined || code === undefined
      ? {}
      : { refused: { code, text: couponSentence(setback, timeZoneOf(supplier)) } }),
  };
}

const shown = ({ coupon, discount }: CouponOffer, applied: boolean): CartCoupon => ({
  coupon,
  discount,
  applied,
});
