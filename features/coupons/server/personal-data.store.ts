/** Exports and deletes the personal data that coupons hold of a client. */
import { and, eq, or } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { coupons, couponUses as uses } from './coupons.tables.ts';

const couponsOf = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(coupons.supplierId, supplierId), or(eq(coupons.clientId, clientId), eq(coupons.ownerId, clientId)));

export const personalDataOf = async (
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
      orderNumber: uses.orderNumber,
      code: coupons.code,
      discount: uses.discount,
      usedAt: uses.usedAt,
    })
    .from(uses)
    .innerJoin(coupons, and(eq(coupons.supplierId, uses.supplierId), eq(coupons.id, uses.couponId)))
    .where(and(eq(uses.supplierId, supplierId), eq(uses.clientId, clientId)))
    .orderBy(uses.usedAt),
});

/** Deactivates the client's own coupons; uses stay with their orders. */
export async function forgetClient(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<void> {
  await db.update(coupons).set({ active: false, listed: false }).where(couponsOf(supplierId, clientId));
}
