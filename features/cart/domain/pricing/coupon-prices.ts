import type { CouponOffer } from '#features/coupons/domain/check-coupon.ts';
import { discountedPrice } from '#features/coupons/domain/discounted-price.ts';
import type { PricedCart, PricedLine } from '../cart.ts';
import { couponGoods } from './coupon-goods.ts';

/** Adds to each line its unit price with the coupon, if the coupon shows it. Spec 3, preco_do_desconto. */
export function withCouponPrices(cart: PricedCart, offer: CouponOffer | undefined): PricedCart {
  if (offer === undefined || !offer.coupon.showsPrices) return cart;
  const couponed = (line: PricedLine): PricedLine => {
    const part = offer.parts.get(line.product.id);
    if (part === undefined) return line;
    const discounted = discountedPrice(couponGoods(line).total, part, line.quantity);
    return { ...line, price: { ...line.price, discounted } };
  };
  return { ...cart, lines: cart.lines.map(couponed) };
}
