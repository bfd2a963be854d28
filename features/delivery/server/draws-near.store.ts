import { and, eq, sql } from 'drizzle-orm';
import { boundsOfState } from '#features/addresses/domain/state-bounds.ts';
import { stateOfPostalCode } from '#features/addresses/domain/state-of-postal-code.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { deliveryAreas } from './delivery.tables.ts';

const { active, id, shape, supplierId } = deliveryAreas;
const { placeholder } = sql;
const corner = (x: string, y: string) => sql`point(${placeholder(x)}::float8, ${placeholder(y)}::float8)`;

const drawn = prepared((db) =>
  db
    .select({ id })
    .from(deliveryAreas)
    .where(
      and(
        eq(supplierId, placeholder('supplierId')),
        active,
        sql`${shape} && polygon(box(${corner('west', 'south')}, ${corner('east', 'north')}))`,
      ),
    )
    .limit(1)
    .prepare('delivery_draws_near'),
);

/** Whether the supplier has a polygon or a radius in the CEP's state, which the CEP alone can't be told to be in. */
export async function drawsNear(db: Db, supplier: SupplierId, postalCode: string): Promise<boolean> {
  const state = stateOfPostalCode(postalCode);
  if (state === undefined) return false;
  const [west, south, east, north] = boundsOfState(state);
  const rows = await drawn(db).execute({ supplierId: supplier, west, south, east, north });
  return rows.length > 0;
}
