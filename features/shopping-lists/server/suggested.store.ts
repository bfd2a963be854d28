/** Lists that a supplier suggests, as its staff see them. */

import { and, count, desc, eq, like, type SQL, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import { containing } from '#platform/db/sql-fragments.ts';
import type { ListId } from '../domain/shopping-list.ts';
import { isActive, isSuggested, type ListRecord, listColumns, ofSupplier } from './lists.store.ts';
import { shoppingLists } from './shopping-lists.tables.ts';

/** A list that the supplier suggests, withdrawn or not. */
export const suggestedList = async (
  db: Db,
  supplierId: SupplierId,
  id: ListId,
): Promise<ListRecord | undefined> =>
  (
    await db
      .select(listColumns)
      .from(shoppingLists)
      .where(and(ofSupplier(supplierId), isSuggested, eq(shoppingLists.id, id)))
  )[0];

/** How many active lists a supplier suggests besides this one. */
export async function countSuggested(db: Db, supplierId: SupplierId, besides?: ListId): Promise<number> {
  const others = besides === undefined ? undefined : sql`${shoppingLists.id} <> ${besides}`;
  const [row] = await db
    .select({ found: count() })
    .from(shoppingLists)
    .where(and(ofSupplier(supplierId), isSuggested, isActive, others));
  return row?.found ?? 0;
}

export interface SuggestedSearch extends PageRange {
  /** Parts of the name, in lower case and without accents. */
  readonly words: readonly string[];
  /** Absent: also withdrawn ones. */
  readonly active?: boolean;
}

/** A supplier's suggested lists, withdrawn ones last; within each group, last changed first. */
export async function suggestedPage(
  db: Db,
  supplierId: SupplierId,
  { limit, offset, words, active }: SuggestedSearch,
): Promise<{ readonly rows: ListRecord[]; readonly total: number }> {
  const found = and(ofSupplier(supplierId), isSuggested, stateOf(active), ...words.map(isNamed));
  const rows: ListRecord[] = await db
    .select(listColumns)
    .from(shoppingLists)
    .where(found)
    .orderBy(
      sql`${shoppingLists.disabledAt} is not null`,
      desc(shoppingLists.updatedAt),
      desc(shoppingLists.id),
    )
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(shoppingLists).where(found);
  return { rows, total: counted?.total ?? 0 };
}

const stateOf = (active: boolean | undefined): SQL | undefined =>
  active === undefined ? undefined : active ? isActive : sql`${shoppingLists.disabledAt} is not null`;

const isNamed = (word: string): SQL => like(sql`folded(${shoppingLists.name})`, containing(word));
