/** Exports and deletes the personal data that coupons hold of a client. */
import { and, eq, or } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { coupons, couponUses } from './coupons.tables.ts';

const couponsOf = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(coupons.supplierId, supplierId), or(eq(coupons.clientId, clientId), eq(coupons.ownerId, clientId)));

export const couponsPersonalData = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PersonalData> => ({
  coupons: await db
    .select({
      code: coupons.code,
      description: coupons.description,
      validUntil: coupons.validUntil,
      createdAt: coupons.createdAt,
    })
    .from(coupons)
    .where(couponsOf(supplierId, clientId))
    .orderBy(coupons.createdAt, coupons.id),
  couponUses: await db
    .select({
      orderNumber: couponUses.orderNumber,
      code: coupons.code,
      discount: couponUses.discount,
      usedAt: couponUses.usedAt,
    })
    .from(couponUses)
    .innerJoin(
      coupons,
      and(eq(coupons.supplierId, couponUses.supplierId), eq(coupons.id, couponUses.couponId)),
    )
    .where(and(eq(couponUses.supplierId, supplierId), eq(couponUses.clientId, clientId)))
    .orderBy(couponUses.usedAt),
});

/** Deactivates the client's own coupons; uses stay with their orders. */
export async function forgetClientCoupons(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<void> {
  await db.update(coupons).set({ active: false, listed: false }).where(couponsOf(supplierId, clientId));
}
