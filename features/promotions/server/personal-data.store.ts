/** Exports and deletes the personal data that combos hold of a client. */
import { and, arrayContains, eq, sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { promotionalCombos as combos, promotionalComboUses as uses } from './combos.tables.ts';

const usesOf = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(uses.supplierId, supplierId), eq(uses.clientId, clientId));

export const personalDataOf = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PersonalData> => ({
  comboUses: await db
    .select({ orderNumber: uses.orderNumber, combo: combos.name, count: uses.quantity, usedAt: uses.usedAt })
    .from(uses)
    .innerJoin(combos, and(eq(combos.supplierId, uses.supplierId), eq(combos.id, uses.comboId)))
    .where(usesOf(supplierId, clientId))
    .orderBy(uses.usedAt),
});

/** Removes the client from audiences. A combo for this client alone is closed, or it would be for all. Uses stay with orders. */
export async function forgetClient(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<void> {
  await db
    .update(combos)
    .set({
      clientIds: sql`array_remove(${combos.clientIds}, ${clientId}::uuid)`,
      active: sql`${combos.active} and not (cardinality(${combos.clientIds}) = 1 and cardinality(${combos.groups}) = 0)`,
    })
    .where(and(eq(combos.supplierId, supplierId), arrayContains(combos.clientIds, [clientId])));
}
