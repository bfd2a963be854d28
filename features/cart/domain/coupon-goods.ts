import type { CouponGoods } from '#features/coupons/domain/coupon-goods.ts';
import { subtract, ZERO } from '#kernel/money.ts';
import type { PricedLine } from './cart.ts';

/** A cart as coupons see it: without its combos, which have a price of their own. */
export const goodsForCoupons = (lines: readonly PricedLine[]): CouponGoods[] =>
  lines.filter(({ product }) => product.combo === undefined).map(couponGoods);

/** A line as coupons see it: a gift wrap is no goods, and a price of any rule but the normal one is a policy's. */
export const couponGoods = ({ product, quantity, price }: PricedLine): CouponGoods => ({
  productId: product.id,
  quantity,
  total: subtract(price.total, price.giftWrap ?? ZERO),
  hasPolicy: price.reason !== 'normal',
});
