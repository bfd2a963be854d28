/** A line of a cart as coupons see it. */
import type { ProductId } from '#kernel/ids.ts';
import { add, type Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Coupon } from './coupon.ts';

export interface CouponGoods {
  readonly productId: ProductId;
  readonly quantity: Quantity;
  /** What the line costs without its gift wrap. */
  readonly total: Money;
  /** Its price is already better than normal: a policy, a tier, wholesale, an attendant's word. */
  readonly hasPolicy: boolean;
}

/** The lines a coupon is for. */
export function goodsOf(
  { productIds }: Pick<Coupon, 'productIds'>,
  goods: readonly CouponGoods[],
): readonly CouponGoods[] {
  if (productIds === undefined) return goods;
  const meant = new Set(productIds);
  return goods.filter((line) => meant.has(line.productId));
}

/** Of those, the lines that it makes cheaper. Spec 7, nao_usar_com_politica. */
export const discountable = (
  { notWithPolicy }: Pick<Coupon, 'notWithPolicy'>,
  goods: readonly CouponGoods[],
): readonly CouponGoods[] => (notWithPolicy ? goods.filter((line) => !line.hasPolicy) : goods);

export const worthOf = (goods: readonly CouponGoods[]): Money => add(...goods.map((line) => line.total));
