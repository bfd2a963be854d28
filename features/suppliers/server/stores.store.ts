import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { Store } from '../domain/store.ts';
import { stores } from './suppliers.tables.ts';

/** In the order in which they were added: the first is the default store. */
const ofSupplier = prepared((db) =>
  db
    .select()
    .from(stores)
    .where(eq(stores.supplierId, sql.placeholder('supplierId')))
    .orderBy(asc(stores.id))
    .prepare('stores_of_supplier'),
);

export async function storesOfSupplier(db: Db, supplierId: SupplierId): Promise<Store[]> {
  return (await ofSupplier(db).execute({ supplierId })).map(toStore);
}

/** One question, however many suppliers. */
export async function storesOfSuppliers(
  db: Db,
  supplierIds: readonly SupplierId[],
): Promise<ReadonlyMap<SupplierId, Store[]>> {
  const rows = await db
    .select()
    .from(stores)
    .where(inArray(stores.supplierId, [...supplierIds]))
    .orderBy(asc(stores.id));
  return Map.groupBy(rows, (row) => row.supplierId) as Map<SupplierId, Store[]>;
}

/** Makes these the supplier's stores; one that keeps its name keeps its id. */
export async function replaceStores(db: Db, supplierId: SupplierId, kept: readonly Store[]): Promise<void> {
  const ids = kept.map((store) => store.id);
  await db.delete(stores).where(and(eq(stores.supplierId, supplierId), notInArray(stores.id, ids)));
  if (kept.length === 0) return;
  await db
    .insert(stores)
    .values(kept.map((store) => ({ ...store, supplierId })))
    .onConflictDoUpdate({
      target: [stores.supplierId, stores.id],
      set: {
        addressText: sql`excluded.address_text`,
        latitude: sql`excluded.latitude`,
        longitude: sql`excluded.longitude`,
        hours: sql`excluded.hours`,
      },
    });
}

const toStore = ({ supplierId: _, ...store }: typeof stores.$inferSelect): Store => store;
