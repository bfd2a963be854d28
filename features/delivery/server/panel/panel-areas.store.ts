import { and, asc, eq, getTableColumns, ne, or, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { PanelArea } from '../../domain/panel-area.ts';
import { boundsOfRow, boundsToRow } from '../areas/bounds-of-row.ts';
import { areaOf, columnsOf } from '../areas/delivery-area.store.ts';
import { deliveryAreas } from '../delivery.tables.ts';

/**
 * Serialises changes of a supplier's delivery settings, because they have maximum counts. An advisory lock until the
 * transaction ends.
 */
export const lockDelivery = (db: Db, supplierId: SupplierId): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`delivery ${supplierId}`}, 0))`);

export async function allAreas(db: Db, supplierId: SupplierId): Promise<PanelArea[]> {
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
  }));
}

/** Inserts or updates by id. */
export async function saveArea(db: Db, supplierId: SupplierId, area: PanelArea): Promise<void> {
  const { id, name, active, ...terms } = area;
  const said = { name, ...columnsOf(terms), active };
  await db
    .insert(deliveryAreas)
    .values({ supplierId, id, ...said })
    .onConflictDoUpdate({ target: [deliveryAreas.supplierId, deliveryAreas.id], set: said });
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
