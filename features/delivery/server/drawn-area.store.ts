import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { LngLat, Place } from '../domain/area.ts';
import type { DrawnArea } from '../domain/drawn-area.ts';
import { deliveryAreas } from './delivery.tables.ts';
import { shapeCovers } from './shape-covers.store.ts';

const { active, id, name, position, postalFrom, postalTo, shape, supplierId } = deliveryAreas;

const ofSupplier = prepared((db) =>
  db
    .select({ id, name, shape, postalFrom, postalTo })
    .from(deliveryAreas)
    .where(and(eq(supplierId, sql.placeholder('supplierId')), active))
    .orderBy(asc(position), asc(id))
    .prepare('drawn_areas_of_supplier'),
);

/** In the supplier's order. */
export async function drawnAreasOf(db: Db, supplier: SupplierId): Promise<DrawnArea[]> {
  const rows = await ofSupplier(db).execute({ supplierId: supplier });
  return rows.map((row) => ({ id: row.id, name: row.name, bounds: boundsOf(row) }));
}

const { placeholder } = sql;

/** Polygons and ranges are asked apart, so that each is found by its own index. */
const covering = prepared((db) => {
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

/** Which of these suppliers have an area that covers the place; one question, however many. */
export async function suppliersWithAreaAt(
  db: Db,
  among: readonly SupplierId[],
  { position: at, postalCode }: Place,
): Promise<ReadonlySet<SupplierId>> {
  if (among.length === 0) return new Set();
  const rows = await covering(db).execute({
    among: [...among],
    longitude: at?.longitude ?? null,
    latitude: at?.latitude ?? null,
    postalCode: postalCode ?? null,
  });
  return new Set(rows.map((row) => row.supplierId));
}

interface Bounds {
  readonly shape: string | null;
  readonly postalFrom: string | null;
  readonly postalTo: string | null;
}

/** The table has either a shape or both ends of a range. */
function boundsOf({ shape: drawn, postalFrom: from, postalTo: to }: Bounds): DrawnArea['bounds'] {
  return drawn === null
    ? { kind: 'postal-range', from: from ?? '', to: to ?? '' }
    : { kind: 'polygon', ring: cornersOf(drawn) };
}

/** '((-46.7,-23.5),(-46.6,-23.6))' as PostgreSQL writes it. */
const cornersOf = (polygon: string): LngLat[] =>
  [...polygon.matchAll(/\(([^(),]+),([^(),]+)\)/g)].map(([, x, y]) => [Number(x), Number(y)]);
