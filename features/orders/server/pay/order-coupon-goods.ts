import type { CouponGoods } from '#features/coupons/domain/coupon-goods.ts';
import { subtract, ZERO } from '#kernel/money.ts';
import { chosenLines } from '../../domain/order-lines.ts';
import type { OrderLine } from '../../domain/placed-order.ts';

/** An order's lines as the cart passes them to the coupon: no combos, no gifts, no gift wrap. */
export const orderGoodsForCoupons = (lines: readonly OrderLine[]): CouponGoods[] =>
  chosenLines(lines)
    .filter(({ parts }) => parts === undefined)
    .map(({ productId, quantity, total, giftWrapPrice = ZERO, reason, promotions }) => ({
      productId,
      quantity,
      total: subtract(total, giftWrapPrice),
      hasPolicy: reason !== 'normal' || promotions !== undefined,
    }));
