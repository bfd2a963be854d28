import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { nextVersion } from '#platform/db/version.ts';
import type { AreaBounds, DeliveryArea, Place } from '../../domain/area.ts';
import { deliveryAreas } from '../delivery.tables.ts';
import { boundsToRow } from './bounds-of-row.ts';
import { shapeCovers } from './shape-covers.store.ts';

const { shape: _, ...columns } = getTableColumns(deliveryAreas);

const ofSupplier = and(eq(deliveryAreas.supplierId, sql.placeholder('supplierId')), deliveryAreas.active);
const aroundPoint = shapeCovers(sql.placeholder('longitude'), sql.placeholder('latitude'));
const aroundPostalCode = sql`${sql.placeholder('postalCode')}::text between ${deliveryAreas.postalFrom} and ${deliveryAreas.postalTo}`;

const selectCoveringAreas = prepared((db) =>
  unionAll(
    db.select(columns).from(deliveryAreas).where(and(ofSupplier, aroundPoint)),
    db.select(columns).from(deliveryAreas).where(and(ofSupplier, aroundPostalCode)),
  )
    .orderBy(asc(deliveryAreas.position), asc(deliveryAreas.id))
    .limit(1)
    .prepare('delivery_area_covering'),
);

/** The terms of the first area, in the supplier's order, that covers the place. */
const termsAt = cachedQuery(
  'delivery_area_covering',
  async (db, supplierId, longitude: number | null, latitude: number | null, postalCode: string | null) =>
    (await selectCoveringAreas(db).execute({ supplierId, longitude, latitude, postalCode }))[0],
);

/** Like `areaAt`, in the database. */
export async function areaCovering(
  db: Db,
  supplierId: SupplierId,
  { position, postalCode }: Place,
): Promise<DeliveryArea | undefined> {
  const { longitude = null, latitude = null } = position ?? {};
  const row = await termsAt(db, supplierId, longitude, latitude, postalCode ?? null);
  return row && areaOf(row);
}

type TermsRow = Pick<
  typeof deliveryAreas.$inferSelect,
  'id' | 'name' | 'fee' | 'feeRule' | 'freeFrom' | 'minimumOrder' | 'leadHours' | 'cutOff'
>;

export const areaOf = (row: TermsRow): DeliveryArea => ({
  id: row.id,
  name: row.name,
  fee: centavos(row.fee),
  ...(row.feeRule === null ? {} : { rule: row.feeRule }),
  ...(row.freeFrom === null ? {} : { freeFrom: centavos(row.freeFrom) }),
  minimumOrder: centavos(row.minimumOrder),
  leadHours: row.leadHours,
  ...(row.cutOff === null ? {} : { cutOff: row.cutOff }),
});

export interface StoredArea extends DeliveryArea {
  readonly supplierId: SupplierId;
  readonly bounds: AreaBounds;
  readonly position: number;
}

/** Inserts the area, or updates the supplier's area of the same name. */
export async function putArea(db: Db, { supplierId, id, name, ...area }: StoredArea): Promise<void> {
  const values = columnsOf(area);
  await db
    .insert(deliveryAreas)
    .values({ supplierId, id, name, ...values })
    .onConflictDoUpdate({
      target: [deliveryAreas.supplierId, deliveryAreas.name],
      set: { ...values, version: nextVersion(deliveryAreas) },
    });
}

/** An area's columns except id, supplier and name. */
export const columnsOf = ({ bounds, rule, ...terms }: Omit<StoredArea, 'supplierId' | 'id' | 'name'>) => ({
  fee: terms.fee,
  feeRule: rule ?? null,
  freeFrom: terms.freeFrom ?? null,
  minimumOrder: terms.minimumOrder,
  leadHours: terms.leadHours,
  cutOff: terms.cutOff ?? null,
  position: terms.position,
  active: true,
  ...boundsToRow(bounds),
});
