import type { OrderNumber, PaymentMethodId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import type { Discount } from '../domain/coupon.ts';
import { type CouponOffer, couponOfferOf } from '../domain/coupon-discount.ts';
import type { CouponGoods } from '../domain/coupon-goods.ts';
import { setUseDiscount } from './coupon-uses.store.ts';
import { couponByCode } from './panel-coupons.store.ts';

interface Granted {
  readonly code: string;
  /** As granted when the order was made. */
  readonly discount: Discount;
}

/**
 * The discount of an order's coupon with another payment method. Its use is claimed already, so buyer and time are not
 * checked again. Undefined if the coupon does not allow the method, or not the resulting prices.
 */
export async function couponOtherwise(
  { db, supplier }: Pick<Context, 'db' | 'supplier'>,
  { code, discount }: Granted,
  goods: readonly CouponGoods[],
  methodId: PaymentMethodId,
): Promise<Pick<CouponOffer, 'discount' | 'parts'> | undefined> {
  const coupon = await couponByCode(db, supplier.id, code);
  if (coupon === undefined) return undefined;
  const offered = couponOfferOf({ ...coupon, discount }, goods, methodId);
  return offered.ok ? offered.value : undefined;
}

/** Saves the changed discount with the order's coupon use. */
export async function saveCouponDiscount(
  { db, supplier }: Pick<Context, 'db' | 'supplier'>,
  orderNumber: OrderNumber,
  discount: Money,
): Promise<void> {
  await setUseDiscount(db, supplier.id, orderNumber, discount);
}
