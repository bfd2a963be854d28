import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Db } from '#platform/db/database.ts';
import type { ListId, ListItem } from '../domain/shopping-list.ts';
import { shoppingListItems } from './shopping-lists.tables.ts';

const ofList = (supplierId: SupplierId, listId: ListId) =>
  and(eq(shoppingListItems.supplierId, supplierId), eq(shoppingListItems.listId, listId));

export async function itemsOf(db: Db, supplierId: SupplierId, listId: ListId): Promise<ListItem[]> {
  const rows = await db
    .select({
      productId: shoppingListItems.productId,
      quantity: shoppingListItems.quantity,
      place: shoppingListItems.place,
    })
    .from(shoppingListItems)
    .where(ofList(supplierId, listId))
    .orderBy(asc(shoppingListItems.place), asc(shoppingListItems.productId));
  return rows.map((row) => ({ ...row, quantity: thousandths(row.quantity) }));
}

/** Turns the items `before` into `after`, writing only the differences. The lists must be locked. */
export async function writeItems(
  db: Db,
  supplierId: SupplierId,
  listId: ListId,
  { before, after }: { readonly before: readonly ListItem[]; readonly after: readonly ListItem[] },
): Promise<void> {
  const wanted = new Map(after.map((item) => [item.productId, item]));
  const there = new Map(before.map((item) => [item.productId, item]));
  const gone = before.flatMap(({ productId }) => (wanted.has(productId) ? [] : [productId]));
  const changed = after.filter((item) => !isSame(item, there.get(item.productId)));
  if (gone.length > 0) {
    await db
      .delete(shoppingListItems)
      .where(and(ofList(supplierId, listId), inArray(shoppingListItems.productId, gone)));
  }
  if (changed.length === 0) return;
  await db
    .insert(shoppingListItems)
    .values(changed.map((item) => ({ ...item, supplierId, listId })))
    .onConflictDoUpdate({
      target: [shoppingListItems.supplierId, shoppingListItems.listId, shoppingListItems.productId],
      set: { quantity: sql`excluded.quantity`, place: sql`excluded.place` },
    });
}

const isSame = (item: ListItem, there: ListItem | undefined): boolean =>
  there !== undefined && there.quantity === item.quantity && there.place === item.place;
