/** Writes combos, and reads them for the panel. */

import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { correlated } from '#platform/db/sql-fragments.ts';
import { nextVersion } from '#platform/db/version.ts';
import type { Combo, ComboId, ComboItem, ComboState } from '../domain/combo.ts';
import { type ComboRow, comboColumns, comboFrom } from './combos.store.ts';
import { promotionalComboCounters, promotionalComboItems, promotionalCombos } from './combos.tables.ts';

/** Advisory lock until the end of the transaction: serialises writes, because the number of combos is limited. */
export const lockCombos = (db: Db, supplierId: SupplierId): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`promotional combos ${supplierId}`}, 0))`);

export async function insertCombo(db: Db, supplierId: SupplierId, combo: Combo, now: Instant): Promise<void> {
  const { id } = combo;
  await db
    .insert(promotionalCombos)
    .values({ ...columnsOf(combo), supplierId, id, createdAt: new Date(now) });
  await insertItems(db, supplierId, id, combo.items);
  await db.insert(promotionalComboCounters).values({ supplierId, comboId: id });
}

export async function updateCombo(db: Db, supplierId: SupplierId, combo: Combo): Promise<void> {
  const { id } = combo;
  await db
    .update(promotionalCombos)
    .set({ ...columnsOf(combo), version: nextVersion(promotionalCombos) })
    .where(itself(supplierId, id));
  await db
    .delete(promotionalComboItems)
    .where(and(eq(promotionalComboItems.supplierId, supplierId), eq(promotionalComboItems.comboId, id)));
  await insertItems(db, supplierId, id, combo.items);
}

const insertItems = (
  db: Db,
  supplierId: SupplierId,
  comboId: ComboId,
  items: readonly ComboItem[],
): Promise<unknown> =>
  db
    .insert(promotionalComboItems)
    .values(items.map((item, position) => ({ ...item, supplierId, comboId, position })));

const stateColumns = {
  ...comboColumns,
  used: correlated<number>(sql`(select used from ${promotionalComboCounters}
    where ${promotionalComboCounters.supplierId} = ${promotionalCombos.supplierId}
    and ${promotionalComboCounters.comboId} = ${promotionalCombos.id})`),
  version: promotionalCombos.version,
};

export async function comboById(
  db: Db,
  supplierId: SupplierId,
  id: ComboId,
): Promise<ComboState | undefined> {
  const [row] = await db.select(stateColumns).from(promotionalCombos).where(itself(supplierId, id));
  return row === undefined ? undefined : stateFrom(row);
}

export async function slugIsTaken(
  db: Db,
  supplierId: SupplierId,
  slug: string,
  by: ComboId | undefined,
): Promise<boolean> {
  const [row] = await db
    .select({ id: promotionalCombos.id })
    .from(promotionalCombos)
    .where(and(eq(promotionalCombos.supplierId, supplierId), eq(promotionalCombos.slug, slug)));
  return row !== undefined && row.id !== by;
}

export async function countActive(
  db: Db,
  supplierId: SupplierId,
  besides: ComboId | undefined,
): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(promotionalCombos)
    .where(
      and(
        eq(promotionalCombos.supplierId, supplierId),
        promotionalCombos.active,
        besides === undefined ? undefined : ne(promotionalCombos.id, besides),
      ),
    );
  return row?.found ?? 0;
}

/** Active combos first, in display order; then closed ones, the newest first. */
export async function combosPage(
  db: Db,
  supplierId: SupplierId,
  { limit, offset }: PageRange,
): Promise<{ readonly rows: ComboState[]; readonly total: number }> {
  const mine = eq(promotionalCombos.supplierId, supplierId);
  const rows = await db
    .select(stateColumns)
    .from(promotionalCombos)
    .where(mine)
    .orderBy(
      desc(promotionalCombos.active),
      sql`case when ${promotionalCombos.active} then ${promotionalCombos.position} end`,
      desc(promotionalCombos.createdAt),
      asc(promotionalCombos.id),
    )
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(promotionalCombos).where(mine);
  return {
    rows: rows.map(stateFrom),
    total: counted?.total ?? 0,
  };
}

const stateFrom = (row: ComboRow & Pick<ComboState, 'used' | 'version'>): ComboState => ({
  combo: comboFrom(row),
  used: row.used,
  version: row.version,
});

const itself = (supplierId: SupplierId, id: ComboId) =>
  and(eq(promotionalCombos.supplierId, supplierId), eq(promotionalCombos.id, id));

const columnsOf = (combo: Combo) => ({
  slug: combo.slug,
  name: combo.name,
  description: combo.description,
  price: combo.price.kind === 'fixed' ? combo.price.price : null,
  basisPoints: combo.price.kind === 'percent' ? combo.price.basisPoints : null,
  validFrom: combo.from === undefined ? null : new Date(combo.from),
  validUntil: combo.until === undefined ? null : new Date(combo.until),
  clientIds: [...combo.audience.clients],
  groups: [...combo.audience.groups],
  paymentMethodIds: [...(combo.paymentMethodIds ?? [])],
  deliveryTypes: [...(combo.deliveryTypes ?? [])],
  mostPerOrder: combo.mostPerOrder ?? null,
  useLimit: combo.limit ?? null,
  useLimitPerClient: combo.limitPerClient ?? null,
  position: combo.position,
  active: combo.active,
});
