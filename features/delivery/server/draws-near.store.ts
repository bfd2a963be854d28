import { and, eq, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Position } from '#features/addresses/domain/address.ts';
import { boundsOfPostalCode, mayBeAWholeTown } from '#features/addresses/domain/bounds-of-postal-code.ts';
import type { LngLatBox } from '#features/addresses/domain/state-bounds.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { deliveryAreas } from './delivery.tables.ts';

const { active, id, position, shape, supplierId } = deliveryAreas;
const range = alias(deliveryAreas, 'range');
const { placeholder } = sql;
const corner = (x: string, y: string) => sql`point(${placeholder(x)}::float8, ${placeholder(y)}::float8)`;

/** What stands behind a range that has the CEP is never asked for it. */
const drawn = prepared((db) =>
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

/** Whether the supplier has a polygon or a radius that may be a CEP's, which the CEP alone can't be told to be in. */
export async function drawsNear(
  db: Db,
  supplier: SupplierId,
  postalCode: string,
  at?: Position,
): Promise<boolean> {
  const bounds = at && !mayBeAWholeTown(postalCode) ? around(at) : boundsOfPostalCode(postalCode);
  if (bounds === undefined) return false;
  const [west, south, east, north] = bounds;
  const rows = await drawn(db).execute({ supplierId: supplier, postalCode, west, south, east, north });
  return rows.length > 0;
}

/** Some eleven kilometres: a long street, and what a service may be off. */
const MARGIN = 0.1;

const around = ({ latitude, longitude }: Position): LngLatBox => [
  longitude - MARGIN,
  latitude - MARGIN,
  longitude + MARGIN,
  latitude + MARGIN,
];
