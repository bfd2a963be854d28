/** What representatives sold, from the sums by day: as late as the job that writes them. */
import { and, between, eq, sum } from 'drizzle-orm';
import type { UserId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import type { DaySpan } from '../../domain/reports/report.ts';
import { orderDayParts } from './reports.tables.ts';

/** Who sold nothing is absent. With `userId`, this one alone. */
export async function representativeSales(
  { db, supplier }: Pick<Context, 'db' | 'supplier'>,
  { from, to }: DaySpan,
  userId?: UserId,
): Promise<ReadonlyMap<UserId, { readonly orders: number; readonly sold: Money }>> {
  const rows = await db
    .select({
      userId: orderDayParts.key,
      orders: sum(orderDayParts.orders).mapWith(Number),
      total: sum(orderDayParts.total).mapWith(Number),
    })
    .from(orderDayParts)
    .where(
      and(
        eq(orderDayParts.supplierId, supplier.id),
        eq(orderDayParts.topic, 'representative'),
        between(orderDayParts.day, from, to),
        userId === undefined ? undefined : eq(orderDayParts.key, userId),
      ),
    )
    .groupBy(orderDayParts.key);
  return new Map(rows.map(({ userId: key, orders, total }) => [key, { orders, sold: centavos(total) }]));
}
