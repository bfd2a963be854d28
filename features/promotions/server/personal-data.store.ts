/** Exports and deletes the personal data that combos hold of a client. */
import { and, arrayContains, eq, sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { promotionalCombos, promotionalComboUses } from './combos.tables.ts';

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
});

/** Removes the client from audiences. A combo for this client alone is closed, or it would be for all. Uses stay with orders. */
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
}
