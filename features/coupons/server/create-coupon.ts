import type { SupplierId } from '#kernel/ids.ts';
import { ZERO } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { Coupon, CouponTerms } from '../domain/coupon.ts';
import { isCode, normalCode } from '../domain/coupon-code.ts';
import { insertCoupon } from './panel-coupons.store.ts';

export type NewCoupon = Pick<CouponTerms, 'code' | 'discount'> & Partial<CouponTerms>;

/** Seeds a coupon; throws if the code is invalid or taken. */
export async function createCoupon(
  db: Db,
  supplierId: SupplierId,
  coupon: NewCoupon,
  now: Instant,
): Promise<Coupon> {
  const made: Coupon = {
    description: '',
    minimum: ZERO,
    firstPurchase: false,
    notWithPolicy: false,
    showsPrices: false,
    automatic: false,
    listed: false,
    active: true,
    id: newId(),
    ...coupon,
    code: normalCode(coupon.code),
  };
  if (!isCode(made.code)) throw new Error(`${coupon.code} is no code`);
  if (!(await insertCoupon(db, supplierId, made, now))) throw new Error(`${made.code} is taken`);
  return made;
}
