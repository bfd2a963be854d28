/** A coupon of 10 % for all clients and products, and lines to use it on. */
import { centavos, ZERO } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Coupon } from '../coupon.ts';
import type { CouponGoods } from '../coupon-goods.ts';

export const aCoupon = (more: Partial<Coupon> = {}): Coupon => ({
  id: more.code ?? 'DEZ',
  code: 'DEZ',
  description: '',
  discount: { kind: 'percent', basisPoints: 1000 },
  minimum: ZERO,
  firstPurchase: false,
  notWithPolicy: false,
  showsPrices: false,
  automatic: false,
  listed: false,
  active: true,
  ...more,
});

export const someGoods = (productId: string, total: number, hasPolicy = false): CouponGoods => ({
  productId,
  quantity: thousandths(1000),
  total: centavos(total),
  hasPolicy,
});
