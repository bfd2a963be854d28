/** Reads the sums that `sum-up-days.ts` writes. */
import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import type { DaySpan, ReportPart, ReportTopic, SalesDay } from '../../domain/reports/report.ts';
import { orders } from '../store/orders.tables.ts';
import { partsOf } from './parts-of.store.ts';
import { orderDayParts, orderDays } from './reports.tables.ts';

/** Days without orders are absent. */
export async function salesDays(
  db: Db,
  supplierId: SupplierId,
  { from, to }: DaySpan,
): Promise<readonly SalesDay[]> {
  const rows = await db
    .select()
    .from(orderDays)
    .where(and(eq(orderDays.supplierId, supplierId), between(orderDays.day, from, to)))
    .orderBy(asc(orderDays.day));
  return rows.map(
    ({ supplierId: _, subtotal, discount, deliveryFee, total, cancelledTotal, returnedTotal, ...row }) => ({
      ...row,
      subtotal: centavos(subtotal),
      discount: centavos(discount),
      deliveryFee: centavos(deliveryFee),
      total: centavos(total),
      cancelledTotal: centavos(cancelledTotal),
      returnedTotal: centavos(returnedTotal),
    }),
  );
}

export interface RankedParts {
  readonly parts: readonly ReportPart[];
  /** How many there are in all. */
  readonly count: number;
  /** The highest total of all. */
  readonly highest: Money;
}

/** A page of them, those with the highest totals first. */
export async function rankedParts(
  db: Db,
  supplierId: SupplierId,
  topic: ReportTopic,
  span: DaySpan,
  { limit, offset }: PageRange,
): Promise<RankedParts> {
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    with summed as materialized (
      select key, sum(orders) as orders, sum(quantity) as quantity, sum(returned_quantity) as returned_quantity,
        sum(total) as total, sum(returned_total) as returned_total, sum(discount) as discount
      from ${partsOf(supplierId, topic, span, sql`key, orders, quantity, returned_quantity, total, returned_total, discount`)} as parts
      group by key)
    select key, orders, quantity, returned_quantity, total, returned_total, discount, count, highest,
      (select p.name from ${orderDayParts} as p where p.supplier_id = ${supplierId} and p.topic = ${topic}
        and p.key = page.key order by p.day desc limit 1) as name
    from (select count(*) as count, max(total) as highest from summed) as whole
    left join lateral (select * from summed order by total desc, key limit ${limit} offset ${offset}) as page on true
    order by total desc, key`);
  return {
    count: Number(rows[0]?.count ?? 0),
    highest: centavos(Number(rows[0]?.highest ?? 0)),
    parts: rows.flatMap(({ key, name, orders: made, ...row }) =>
      key === null || key === undefined
        ? []
        : {
            key,
            name: name ?? '',
            orders: Number(made),
            quantity: Number(row.quantity),
            returnedQuantity: Number(row.returned_quantity),
            total: centavos(Number(row.total)),
            returnedTotal: centavos(Number(row.returned_total)),
            discount: centavos(Number(row.discount)),
          },
    ),
  };
}

/** The names under which representatives last placed an order at the shop. */
export async function representativeNames(
  db: Db,
  supplierId: SupplierId,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([orders.userId], { userId: orders.userId, name: orders.issuedBy })
    .from(orders)
    .where(
      and(
        eq(orders.supplierId, supplierId),
        eq(orders.issuedAs, 'representative'),
        sql`${orders.userId} = any(${sql.param([...userIds])}::uuid[])`,
      ),
    )
    .orderBy(orders.userId, sql`${orders.createdAt} desc`);
  return new Map(rows.map(({ userId, name }) => [userId, name]));
}
