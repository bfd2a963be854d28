import { and, eq } from 'drizzle-orm';
import type { ClientId, OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { CouponId } from '../domain/coupon.ts';
import { couponUses } from './coupons.tables.ts';

export interface CouponUse {
  readonly supplierId: SupplierId;
  readonly orderNumber: OrderNumber;
  readonly couponId: CouponId;
  readonly clientId: ClientId;
  readonly discount: Money;
}

export async function addUse(db: Db, use: CouponUse, now: Instant): Promise<void> {
  await db.insert(couponUses).values({ ...use, usedAt: new Date(now) });
}

/** Changes the discount of an existing use. */
export async function setUseDiscount(
  db: Db,
  supplierId: SupplierId,
  orderNumber: OrderNumber,
  discount: Money,
): Promise<void> {
  await db
    .update(couponUses)
    .set({ discount })
    .where(and(eq(couponUses.supplierId, supplierId), eq(couponUses.orderNumber, orderNumber)));
}

/** Deletes the order's use and returns its coupon; undefined if it has none (any more). */
export async function removeUse(
  db: Db,
  supplierId: SupplierId,
  orderNumber: OrderNumber,
): Promise<CouponId | undefined> {
  const [removed] = await db
    .delete(couponUses)
    .where(and(eq(couponUses.supplierId, supplierId), eq(couponUses.orderNumber, orderNumber)))
    .returning({ couponId: couponUses.couponId });
  return removed?.couponId;
}
