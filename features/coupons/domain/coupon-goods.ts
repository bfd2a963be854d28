/** A cart's line as coupons see it. */
import type { ProductId } from '#kernel/ids.ts';
import { add, type Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Coupon } from './coupon.ts';

export interface CouponGoods {
  readonly productId: ProductId;
  readonly quantity: Quantity;
  /** The line's total without gift wrap. */
  readonly total: Money;
  /** The price is already better than normal: by policy, tier, wholesale or grant. */
  readonly hasPolicy: boolean;
}

export function goodsOf(
  { productIds }: Pick<Coupon, 'productIds'>,
  goods: readonly CouponGoods[],
): readonly CouponGoods[] {
  if (productIds === undefined) return goods;
  const meant = new Set(productIds);
  return goods.filter((line) => meant.has(line.productId));
}

/** The lines that get a share of the discount. Spec 7, nao_usar_com_politica. */
export const discountable = (
  { notWithPolicy }: Pick<Coupon, 'notWithPolicy'>,
  goods: readonly CouponGoods[],
): readonly CouponGoods[] => (notWithPolicy ? goods.filter((line) => !line.hasPolicy) : goods);

export const worthOf = (goods: readonly CouponGoods[]): Money => add(...goods.map((line) => line.total));
