import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { nextVersion } from '#platform/db/version.ts';
import type { Store } from '../domain/shop-details.ts';
import { stores } from './supplier-details.tables.ts';

/** By id, i.e. in the order of creation: the first is the default store. */
const selectStores = prepared((db) =>
  db
    .select()
    .from(stores)
    .where(eq(stores.supplierId, sql.placeholder('supplierId')))
    .orderBy(asc(stores.id))
    .prepare('stores_of_supplier'),
);

export async function storesOfSupplier(db: Db, supplierId: SupplierId): Promise<Store[]> {
  return (await selectStores(db).execute({ supplierId })).map(toStore);
}

/** One query, however many suppliers. */
export async function storesOfSuppliers(
  db: Db,
  supplierIds: readonly SupplierId[],
): Promise<ReadonlyMap<SupplierId, Store[]>> {
  const rows = await db
    .select()
    .from(stores)
    .where(inArray(stores.supplierId, [...supplierIds]))
    .orderBy(asc(stores.id));
  const stored = Map.groupBy(rows, (row) => row.supplierId);
  return new Map([...stored].map(([supplierId, found]) => [supplierId, found.map(toStore)]));
}

/** Replaces the supplier's stores; known ids are updated. */
export async function replaceStores(
  db: Db,
  supplierId: SupplierId,
  desired: readonly Store[],
): Promise<void> {
  const ids = desired.map((store) => store.id);
  await db.delete(stores).where(and(eq(stores.supplierId, supplierId), notInArray(stores.id, ids)));
  if (desired.length === 0) return;
  await db
    .insert(stores)
    .values(desired.map(({ opening = [], ...store }) => ({ ...store, opening: [...opening], supplierId })))
    .onConflictDoUpdate({
      target: [stores.supplierId, stores.id],
      set: {
        addressText: sql`excluded.address_text`,
        latitude: sql`excluded.latitude`,
        longitude: sql`excluded.longitude`,
        hours: sql`excluded.hours`,
        opening: sql`excluded.opening`,
        leadHours: sql`excluded.lead_hours`,
        version: nextVersion(stores),
      },
    });
}

/** Sets opening hours and lead time (hours); undefined where the supplier has no such store. */
export async function setOpening(
  db: Db,
  supplierId: SupplierId,
  id: string,
  { opening, leadHours }: Required<Pick<Store, 'opening'>> & Pick<Store, 'leadHours'>,
): Promise<VersionedStore | undefined> {
  const [row] = await db
    .update(stores)
    .set({ opening: [...opening], leadHours: leadHours ?? null, version: nextVersion(stores) })
    .where(and(eq(stores.supplierId, supplierId), eq(stores.id, id)))
    .returning();
  return row && withVersion(row);
}

/** A store as staff edit it. */
export interface VersionedStore extends Store {
  readonly version: number;
}

/** The default store first. */
export async function versionedStores(db: Db, supplierId: SupplierId): Promise<VersionedStore[]> {
  return (await selectStores(db).execute({ supplierId })).map(withVersion);
}

/** Inserts or updates by id. */
export async function saveStore(
  db: Db,
  supplierId: SupplierId,
  { id, opening = [], leadHours, ...store }: Store,
): Promise<VersionedStore> {
  const { name, addressText, latitude, longitude, hours } = store;
  const values = { name, addressText, latitude, longitude, hours };
  const said = { ...values, opening: [...opening], leadHours: leadHours ?? null };
  const [row] = await db
    .insert(stores)
    .values({ supplierId, id, ...said })
    .onConflictDoUpdate({
      target: [stores.supplierId, stores.id],
      set: { ...said, version: nextVersion(stores) },
    })
    .returning();
  if (row === undefined) throw new Error(`the store ${name} was not saved`);
  return withVersion(row);
}

/** The names of those of these stores that the supplier has, which stay until the transaction ends. 'update': to remove them. */
export async function lockStores(
  db: Db,
  supplierId: SupplierId,
  ids: readonly string[],
  strength: 'key share' | 'update' = 'key share',
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: stores.id, name: stores.name })
    .from(stores)
    .where(and(eq(stores.supplierId, supplierId), inArray(stores.id, [...ids])))
    .orderBy(asc(stores.id))
    .for(strength);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const removeStore = (db: Db, supplierId: SupplierId, id: string): Promise<unknown> =>
  db.delete(stores).where(and(eq(stores.supplierId, supplierId), eq(stores.id, id)));

const withVersion = (row: typeof stores.$inferSelect): VersionedStore => ({
  ...toStore(row),
  version: row.version,
});

const toStore = ({
  supplierId: _,
  version: __,
  opening,
  leadHours,
  ...store
}: typeof stores.$inferSelect): Store => ({
  ...store,
  ...(opening.length === 0 ? {} : { opening }),
  ...(leadHours === null ? {} : { leadHours }),
});
