/** Coupons that a shopper could meet in one cart, for the panel's preview of how a coupon or a promotion goes with others. */
import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { ClientId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Coupon, CouponId } from '../domain/coupon.ts';
import { couponFrom } from './coupons.store.ts';
import { coupons } from './coupons.tables.ts';

/** Of more, nobody reads the list. */
const MOST = 20;

interface RivalQuery {
  readonly at: Instant;
  readonly clientId: ClientId | undefined;
}

/** Those that apply by themselves or are offered to this client at this time, automatic and newer ones first. */
export async function rivalCoupons(
  { db, supplier }: Context,
  { at, clientId }: RivalQuery,
): Promise<{ readonly coupon: Coupon; readonly used: number }[]> {
  const moment = new Date(at);
  const rows = await db
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.supplierId, supplier.id),
        coupons.active,
        isNull(coupons.ownerId),
        or(isNull(coupons.validFrom), lte(coupons.validFrom, moment)),
        or(isNull(coupons.validUntil), gt(coupons.validUntil, moment)),
        or(
          coupons.automatic,
          coupons.listed,
          clientId === undefined ? undefined : eq(coupons.clientId, clientId),
        ),
        or(isNull(coupons.clientId), clientId === undefined ? undefined : eq(coupons.clientId, clientId)),
      ),
    )
    .orderBy(desc(coupons.automatic), desc(coupons.createdAt), coupons.code)
    .limit(MOST);
  return rows.map((row) => ({ coupon: couponFrom(row), used: row.used }));
}

/** An active coupon of the shop, with how many orders have it. */
export async function activeCoupon(
  { db, supplier }: Context,
  id: CouponId,
): Promise<{ readonly coupon: Coupon; readonly used: number } | undefined> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.supplierId, supplier.id), eq(coupons.id, id), coupons.active));
  return row === undefined ? undefined : { coupon: couponFrom(row), used: row.used };
}
