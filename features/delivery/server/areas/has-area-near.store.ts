import { and, eq, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Position } from '#features/addresses/domain/address.ts';
import { boundsOfPostalCode, mayBeAWholeTown } from '#features/addresses/domain/bounds-of-postal-code.ts';
import type { LngLatBox } from '#features/addresses/domain/state-bounds.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { deliveryAreas } from '../delivery.tables.ts';

const { active, id, position, shape, supplierId } = deliveryAreas;
const range = alias(deliveryAreas, 'range');
const { placeholder } = sql;
const corner = (x: string, y: string) => sql`point(${placeholder(x)}::float8, ${placeholder(y)}::float8)`;

/** Ignores shapes behind a range that covers the CEP, because the range wins. */
const selectNearAreas = prepared((db) =>
  db
    .select({ id })
    .from(deliveryAreas)
    .where(
      and(
        eq(supplierId, placeholder('supplierId')),
        active,
        sql`${shape} && polygon(box(${corner('west', 'south')}, ${corner('east', 'north')}))`,
        notExists(
          db
            .select({ id: range.id })
            .from(range)
            .where(
              and(
                eq(range.supplierId, placeholder('supplierId')),
                range.active,
                sql`${placeholder('postalCode')}::text between ${range.postalFrom} and ${range.postalTo}`,
                sql`(${range.position}, ${range.id}) < (${position}, ${id})`,
              ),
            ),
        ),
      ),
    )
    .limit(1)
    .prepare('delivery_draws_near'),
);

/**
 * Whether a polygon or radius of the supplier may cover this CEP: near the position `at` or, without one and for CEPs that
 * may be a whole town's, anywhere in the capital or state of the CEP.
 */
export async function hasAreaNear(
  db: Db,
  supplier: SupplierId,
  postalCode: string,
  at?: Position,
): Promise<boolean> {
  const bounds = at && !mayBeAWholeTown(postalCode) ? around(at) : boundsOfPostalCode(postalCode);
  if (bounds === undefined) return false;
  const [west, south, east, north] = bounds;
  const rows = await selectNearAreas(db).execute({
    supplierId: supplier,
    postalCode,
    west,
    south,
    east,
    north,
  });
  return rows.length > 0;
}

/** Degrees, about 11 km: the length of a long street, and the error of a look-up service. */
const MARGIN = 0.1;

const around = ({ latitude, longitude }: Position): LngLatBox => [
  longitude - MARGIN,
  latitude - MARGIN,
  longitude + MARGIN,
  latitude + MARGIN,
];
