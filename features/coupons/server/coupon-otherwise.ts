import type { OrderNumber, PaymentMethodId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { type CouponOffer, offerOf } from '../domain/check-coupon.ts';
import type { Discount } from '../domain/coupon.ts';
import type { CouponGoods } from '../domain/coupon-goods.ts';
import { setUseDiscount } from './coupon-uses.store.ts';
import { couponByCode } from './coupons.store.ts';

interface Granted {
  readonly code: string;
  /** As it was when the order was made. */
  readonly discount: Discount;
}

/**
 * What an order's coupon gives for the same goods paid otherwise. Its use is claimed already, so that nobody asks again
 * whom it is for and until when. Undefined where it does not hold for this way of paying, or for what the goods cost by it.
 */
export async function couponOtherwise(
  { db, supplier }: Pick<Context, 'db' | 'supplier'>,
  { code, discount }: Granted,
  goods: readonly CouponGoods[],
  methodId: PaymentMethodId,
): Promise<Pick<CouponOffer, 'discount' | 'parts'> | undefined> {
  const coupon = await couponByCode(db, supplier.id, code);
  if (coupon === undefined) return undefined;
  const offered = offerOf({ ...coupon, discount }, goods, methodId);
  return offered.ok ? offered.value : undefined;
}

/** The order's use of its coupon is worth this much now. */
export async function keepCouponDiscount(
  { db, supplier }: Pick<Context, 'db' | 'supplier'>,
  orderNumber: OrderNumber,
  discount: Money,
): Promise<void> {
  await setUseDiscount(db, supplier.id, orderNumber, discount);
}
