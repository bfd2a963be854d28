import { and, arrayContains, eq, sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { nextVersion } from '#platform/db/version.ts';
import { shoppingListItems, shoppingLists } from './shopping-lists.tables.ts';

const ofClient = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(shoppingLists.supplierId, supplierId), eq(shoppingLists.clientId, clientId));

export const shoppingListsPersonalData = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PersonalData> => ({
  shoppingLists: await db
    .select({
      name: shoppingLists.name,
      updatedAt: shoppingLists.updatedAt,
      deletedAt: shoppingLists.disabledAt,
    })
    .from(shoppingLists)
    .where(ofClient(supplierId, clientId))
    .orderBy(shoppingLists.id),
  shoppingListItems: await db
    .select({
      list: shoppingLists.name,
      productId: shoppingListItems.productId,
      quantity: shoppingListItems.quantity,
    })
    .from(shoppingListItems)
    .innerJoin(
      shoppingLists,
      and(
        eq(shoppingLists.supplierId, shoppingListItems.supplierId),
        eq(shoppingLists.id, shoppingListItems.listId),
      ),
    )
    .where(ofClient(supplierId, clientId))
    .orderBy(shoppingLists.id, shoppingListItems.place),
});

/** Deletes the client's own lists with their items; a suggested list that had no other audience is disabled. */
export async function forgetClientLists(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<void> {
  await db.delete(shoppingLists).where(ofClient(supplierId, clientId));
  await db
    .update(shoppingLists)
    .set({
      version: nextVersion(shoppingLists),
      clientIds: sql`array_remove(${shoppingLists.clientIds}, ${clientId}::uuid)`,
      disabledAt: sql`case when cardinality(${shoppingLists.clientIds}) = 1 and cardinality(${shoppingLists.groups}) = 0 then coalesce(${shoppingLists.disabledAt}, now()) else ${shoppingLists.disabledAt} end`,
    })
    .where(and(eq(shoppingLists.supplierId, supplierId), arrayContains(shoppingLists.clientIds, [clientId])));
}
