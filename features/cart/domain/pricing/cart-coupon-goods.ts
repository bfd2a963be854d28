import { discountedPrice } from '#features/coupons/domain/coupon.ts';
import type { CouponOffer } from '#features/coupons/domain/coupon-discount.ts';
import type { CouponGoods } from '#features/coupons/domain/coupon-goods.ts';
import { subtract, ZERO } from '#kernel/money.ts';
import type { PricedCart, PricedLine } from '../cart.ts';

/** A cart as coupons see it: without its combos, which have their own price. */
export const cartGoodsForCoupons = (lines: readonly PricedLine[]): CouponGoods[] =>
  lines.filter(({ product }) => product.combo === undefined).map(lineForCoupons);

/** A line as coupons see it: without gift wrap, and with what promotions left; any price rule but the normal one, and any promotion, counts as a policy. */
export const lineForCoupons = ({ product, quantity, price }: PricedLine): CouponGoods => ({
  productId: product.id,
  quantity,
  total: subtract(price.total, price.giftWrap ?? ZERO),
  hasPolicy: price.reason !== 'normal' || price.promotions !== undefined,
});

/** Adds to each line its unit price with the coupon, if the coupon shows it. Spec 3, preco_do_desconto. */
export function withCouponPrices(cart: PricedCart, offer: CouponOffer | undefined): PricedCart {
  if (offer === undefined || !offer.coupon.showsPrices) return cart;
  const couponed = (line: PricedLine): PricedLine => {
    const part = offer.parts.get(line.product.id);
    if (part === undefined) return line;
    const discounted = discountedPrice(lineForCoupons(line).total, part, line.quantity);
    return { ...line, price: { ...line.price, discounted } };
  };
  return { ...cart, lines: cart.lines.map(couponed) };
}
