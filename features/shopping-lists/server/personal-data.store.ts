import { and, arrayContains, eq, sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { shoppingListItems as items, shoppingLists as lists } from './shopping-lists.tables.ts';

const ofClient = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(lists.supplierId, supplierId), eq(lists.clientId, clientId));

export const personalDataOf = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PersonalData> => ({
  shoppingLists: await db
    .select({ name: lists.name, updatedAt: lists.updatedAt, deletedAt: lists.disabledAt })
    .from(lists)
    .where(ofClient(supplierId, clientId))
    .orderBy(lists.id),
  shoppingListItems: await db
    .select({ list: lists.name, productId: items.productId, quantity: items.quantity })
    .from(items)
    .innerJoin(lists, and(eq(lists.supplierId, items.supplierId), eq(lists.id, items.listId)))
    .where(ofClient(supplierId, clientId))
    .orderBy(lists.id, items.place),
});

/** Deletes the client's own lists with their items; a suggested list that had no other audience is disabled. */
export async function forgetClient(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<void> {
  await db.delete(lists).where(ofClient(supplierId, clientId));
  await db
    .update(lists)
    .set({
      clientIds: sql`array_remove(${lists.clientIds}, ${clientId}::uuid)`,
      disabledAt: sql`case when cardinality(${lists.clientIds}) = 1 and cardinality(${lists.groups}) = 0 then coalesce(${lists.disabledAt}, now()) else ${lists.disabledAt} end`,
    })
    .where(and(eq(lists.supplierId, supplierId), arrayContains(lists.clientIds, [clientId])));
}
