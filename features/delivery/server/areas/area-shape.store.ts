import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { union, unionAll } from 'drizzle-orm/pg-core';
import type { SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { AreaShape, Place } from '../../domain/area.ts';
import { deliveryAreas } from '../delivery.tables.ts';
import { boundsOfRow } from './bounds-of-row.ts';
import { shapeCovers } from './shape-covers.store.ts';

const { active, id, name, position, postalFrom, postalTo, supplierId } = deliveryAreas;
const { shape, centreLatitude, centreLongitude, radiusMetres } = deliveryAreas;

export const boundsColumns = { shape, centreLatitude, centreLongitude, radiusMetres, postalFrom, postalTo };

const selectAreaShapes = prepared((db) =>
  db
    .select({ id, name, ...boundsColumns })
    .from(deliveryAreas)
    .where(and(eq(supplierId, sql.placeholder('supplierId')), active))
    .orderBy(asc(position), asc(id))
    .prepare('drawn_areas_of_supplier'),
);

/** Active areas in the supplier's order. */
export async function areaShapesOf(db: Db, supplier: SupplierId): Promise<AreaShape[]> {
  const rows = await selectAreaShapes(db).execute({ supplierId: supplier });
  return rows.map((row) => ({ id: row.id, name: row.name, bounds: boundsOfRow(row) }));
}

const { placeholder } = sql;

/** A union of two queries, so that polygons and ranges each use their own index. */
const selectCoveringShapes = prepared((db) => {
  const found = (condition: SQL) =>
    db
      .selectDistinct({ supplierId })
      .from(deliveryAreas)
      .where(and(sql`${supplierId} = any(${placeholder('among')}::uuid[])`, active, condition));
  return union(
    found(shapeCovers(placeholder('longitude'), placeholder('latitude'))),
    found(sql`${placeholder('postalCode')}::text between ${postalFrom} and ${postalTo}`),
  ).prepare('suppliers_with_area_at');
});

/** Of how many areas at a place all suppliers are read; where more cover it, the shops are asked for. */
export const MOST_AREAS = 500;

/** Each side ends at the limit, so that thousands of areas at one place are not all looked at. */
const selectSomeCovering = prepared((db) => {
  const found = (condition: SQL) =>
    db.select({ supplierId }).from(deliveryAreas).where(and(active, condition)).limit(placeholder('limit'));
  return unionAll(
    found(shapeCovers(placeholder('longitude'), placeholder('latitude'))),
    found(sql`${placeholder('postalCode')}::text between ${postalFrom} and ${postalTo}`),
  ).prepare('some_suppliers_with_area_at');
});

/** The suppliers of at most `limit` polygons and as many ranges that cover the place; `all` if there are no more. */
export async function someSuppliersWithAreaAt(
  db: Db,
  place: Place,
  limit: number,
): Promise<{ readonly ids: ReadonlySet<SupplierId>; readonly all: boolean }> {
  const rows = await selectSomeCovering(db).execute({ ...placeValues(place), limit });
  return { ids: new Set(rows.map((row) => row.supplierId)), all: rows.length < limit };
}

/** Which of these suppliers have an area that covers the place; one query, however many they are. */
export async function suppliersWithAreaAt(
  db: Db,
  among: readonly SupplierId[],
  place: Place,
): Promise<ReadonlySet<SupplierId>> {
  if (among.length === 0) return new Set();
  const rows = await selectCoveringShapes(db).execute({ among: [...among], ...placeValues(place) });
  return new Set(rows.map((row) => row.supplierId));
}

const placeValues = ({ position: at, postalCode }: Place) => ({
  longitude: at?.longitude ?? null,
  latitude: at?.latitude ?? null,
  postalCode: postalCode ?? null,
});
