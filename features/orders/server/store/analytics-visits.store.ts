import { and, eq, ne, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { orders } from './orders.tables.ts';

/** Deletes the visits of one browser at the supplier's Google Analytics from its orders, by Google's id of the browser. */
export async function forgetAnalyticsVisits(
  db: Db,
  supplierId: SupplierId,
  browserId: string,
): Promise<void> {
  await db
    .update(orders)
    .set({ analyticsVisit: '' })
    .where(
      and(
        eq(orders.supplierId, supplierId),
        ne(orders.analyticsVisit, ''),
        eq(sql`split_part(${orders.analyticsVisit}, '|', 2)`, browserId),
      ),
    );
}
