import type { CouponGoods } from '#features/coupons/domain/coupon-goods.ts';
import { subtract, ZERO } from '#kernel/money.ts';
import type { PricedLine } from '../cart.ts';

/** A cart as coupons see it: without its combos, which have their own price. */
export const goodsForCoupons = (lines: readonly PricedLine[]): CouponGoods[] =>
  lines.filter(({ product }) => product.combo === undefined).map(couponGoods);

/** A line as coupons see it: without gift wrap; any price rule but the normal one counts as a policy. */
export const couponGoods = ({ product, quantity, price }: PricedLine): CouponGoods => ({
  productId: product.id,
  quantity,
  total: subtract(price.total, price.giftWrap ?? ZERO),
  hasPolicy: price.reason !== 'normal',
});
