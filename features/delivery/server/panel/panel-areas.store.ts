import { and, asc, eq, getTableColumns, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { nextVersion } from '#platform/db/version.ts';
import type { PanelArea, VersionedArea } from '../../domain/panel-area.ts';
import { boundsOfRow, boundsToRow } from '../areas/bounds-of-row.ts';
import { areaOf, columnsOf } from '../areas/delivery-area.store.ts';
import { deliveryAreas } from '../delivery.tables.ts';

const other = alias(deliveryAreas, 'other');

/**
 * Serialises changes of a supplier's delivery settings, because they have maximum counts. An advisory lock until the
 * transaction ends.
 */
export const lockDelivery = (db: Db, supplierId: SupplierId): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`delivery ${supplierId}`}, 0))`);

export async function allAreas(db: Db, supplierId: SupplierId): Promise<VersionedArea[]> {
  const rows = await db
    .select(getTableColumns(deliveryAreas))
    .from(deliveryAreas)
    .where(eq(deliveryAreas.supplierId, supplierId))
    .orderBy(asc(deliveryAreas.position), asc(deliveryAreas.id));
  return rows.map((row) => ({
    ...areaOf(row),
    bounds: boundsOfRow(row),
    position: row.position,
    active: row.active,
    version: row.version,
  }));
}

/** Inserts or updates by id; returns the area's new version. */
export async function saveArea(db: Db, supplierId: SupplierId, area: PanelArea): Promise<number> {
  const { id, name, active, ...terms } = area;
  const said = { name, ...columnsOf(terms), active };
  const [saved] = await db
    .insert(deliveryAreas)
    .values({ supplierId, id, ...said })
    .onConflictDoUpdate({
      target: [deliveryAreas.supplierId, deliveryAreas.id],
      set: { ...said, version: nextVersion(deliveryAreas) },
    })
    .returning({ version: deliveryAreas.version });
  if (saved === undefined) throw new Error(`the delivery area ${name} was not saved`);
  return saved.version;
}

/** Ids of two active areas with places in common; at most 500 pairs. A radius counts with the polygon around it. */
export type OverlappingPair = readonly [id: string, otherId: string];

export async function overlappingPairs(db: Db, supplierId: SupplierId): Promise<OverlappingPair[]> {
  const rows = await db
    .select({ id: deliveryAreas.id, otherId: other.id })
    .from(deliveryAreas)
    .innerJoin(other, and(eq(other.supplierId, deliveryAreas.supplierId), lt(deliveryAreas.id, other.id)))
    .where(
      and(
        eq(deliveryAreas.supplierId, supplierId),
        deliveryAreas.active,
        other.active,
        or(
          sql`${deliveryAreas.shape} && ${other.shape}`,
          sql`${deliveryAreas.postalFrom} <= ${other.postalTo} and ${deliveryAreas.postalTo} >= ${other.postalFrom}`,
        ),
      ),
    )
    .orderBy(asc(deliveryAreas.id), asc(other.id))
    .limit(500);
  return rows.map(({ id, otherId }) => [id, otherId]);
}

export type Overlap = Pick<PanelArea, 'id' | 'name' | 'position'>;

/** Other active areas that overlap with this one, in their order; at most 50. A radius counts with the polygon around it. */
export async function overlapsOf(
  db: Db,
  supplierId: SupplierId,
  { id, bounds }: Pick<PanelArea, 'id' | 'bounds'>,
): Promise<Overlap[]> {
  const { shape, postalFrom, postalTo } = boundsToRow(bounds);
  return db
    .select({ id: deliveryAreas.id, name: deliveryAreas.name, position: deliveryAreas.position })
    .from(deliveryAreas)
    .where(
      and(
        eq(deliveryAreas.supplierId, supplierId),
        ne(deliveryAreas.id, id),
        deliveryAreas.active,
        or(
          sql`${deliveryAreas.shape} && ${shape}::polygon`,
          sql`${deliveryAreas.postalFrom} <= ${postalTo}::text and ${deliveryAreas.postalTo} >= ${postalFrom}::text`,
        ),
      ),
    )
    .orderBy(asc(deliveryAreas.position), asc(deliveryAreas.id))
    .limit(50);
}
