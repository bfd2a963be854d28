import { pricesAreHidden } from '#features/catalog/domain/price-visibility.ts';
import type { Context } from '#platform/db/context.ts';
import type { SavedCart } from '../contract/cart.wire.ts';
import { NOTHING_LOADED } from '../contract/texts.ts';
import type { PricedCart } from '../domain/cart.ts';
import { NO_TEXTS } from '../domain/cart-texts.ts';
import { withCouponPrices } from '../domain/pricing/coupon-goods.ts';
import { withoutPrices } from '../domain/shown-cart.ts';
import type { WrittenCart } from './cart.store.ts';
import type { CouponedCart } from './coupons/coupons-of-cart.ts';

export const UNKEPT = { version: 0, texts: NO_TEXTS };

/** The cart as this actor may see it, with a warning when none of its lines can be bought. Spec 8. */
export function showCart(
  { supplier, actor }: Context,
  cart: PricedCart,
  head: WrittenCart = UNKEPT,
  couponed?: CouponedCart,
): SavedCart {
  const nothing = cart.lines.length === 0 && cart.notices.length > 0;
  const message = nothing ? NOTHING_LOADED : couponed?.shown.refused?.text;
  return {
    ...(pricesAreHidden(supplier.tags, actor)
      ? withoutPrices(cart)
      : withCouponPrices(cart, couponed?.chosen.applied)),
    ...head,
    ...(couponed === undefined ? {} : { coupons: couponed.shown }),
    ...(message === undefined ? {} : { message }),
  };
}
