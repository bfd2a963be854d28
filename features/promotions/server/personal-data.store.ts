/** Exports and deletes the personal data that combos and promotions hold of a client. */
import { and, arrayContains, eq, sql } from 'drizzle-orm';
import { forgetClientAudiences } from '#features/pricing/server/promotions.store.ts';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { promotionalCombos, promotionalComboUses } from './combos.tables.ts';
import { promotionUses } from './promotions/promotion-uses.tables.ts';

const usesOf = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(promotionalComboUses.supplierId, supplierId), eq(promotionalComboUses.clientId, clientId));

export const promotionsPersonalData = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PersonalData> => ({
  comboUses: await db
    .select({
      orderNumber: promotionalComboUses.orderNumber,
      combo: promotionalCombos.name,
      count: promotionalComboUses.quantity,
      usedAt: promotionalComboUses.usedAt,
    })
    .from(promotionalComboUses)
    .innerJoin(
      promotionalCombos,
      and(
        eq(promotionalCombos.supplierId, promotionalComboUses.supplierId),
        eq(promotionalCombos.id, promotionalComboUses.comboId),
      ),
    )
    .where(usesOf(supplierId, clientId))
    .orderBy(promotionalComboUses.usedAt),
  promotionUses: await db
    .select({
      orderNumber: promotionUses.orderNumber,
      times: promotionUses.times,
      saved: promotionUses.saved,
      usedAt: promotionUses.usedAt,
    })
    .from(promotionUses)
    .where(and(eq(promotionUses.supplierId, supplierId), eq(promotionUses.clientId, clientId)))
    .orderBy(promotionUses.usedAt),
});

/** Removes the client from audiences. What is for this client alone is closed, or it would be for all. Uses stay with orders. */
export async function forgetClientPromotions(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<void> {
  await db
    .update(promotionalCombos)
    .set({
      clientIds: sql`array_remove(${promotionalCombos.clientIds}, ${clientId}::uuid)`,
      active: sql`${promotionalCombos.active} and not (cardinality(${promotionalCombos.clientIds}) = 1 and cardinality(${promotionalCombos.groups}) = 0)`,
    })
    .where(
      and(
        eq(promotionalCombos.supplierId, supplierId),
        arrayContains(promotionalCombos.clientIds, [clientId]),
      ),
    );
  await forgetClientAudiences(db, supplierId, clientId);
}
