/** Reads what goods brought and cost from the sums that `sum-up-days.ts` writes. */
import { type SQL, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import type {
  MarginDay,
  MarginOrder,
  MarginPart,
  MarginSums,
  MarginTopic,
} from '../../domain/reports/margin.ts';
import type { DaySpan } from '../../domain/reports/report.ts';
import { partsOf } from './parts-of.store.ts';
import { orderDayParts } from './reports.tables.ts';

type Row = Record<string, string>;

const summed = sql`sum(total) as revenue, sum(returned_total) as returned_total, sum(costed_total) as costed_revenue, sum(cost) as cost,
  sum(uncosted_lines) as uncosted`;

const sumsFrom = (row: Row): MarginSums => ({
  revenue: centavos(Number(row.revenue)),
  returnedTotal: centavos(Number(row.returned_total)),
  costedRevenue: centavos(Number(row.costed_revenue)),
  cost: centavos(Number(row.cost)),
  uncostedLines: Number(row.uncosted),
});

const ofPeriod = (supplierId: SupplierId, topic: MarginTopic, { from, to }: DaySpan): SQL =>
  sql`supplier_id = ${supplierId} and topic = ${topic} and day between ${from} and ${to}`;

/** Days without sales are absent. Every line has a category, and there are far fewer of these than products. */
export async function marginDays(
  db: Db,
  supplierId: SupplierId,
  span: DaySpan,
): Promise<readonly MarginDay[]> {
  const { rows } = await db.execute<Row>(sql`
    select day::text as day, ${summed} from ${orderDayParts}
    where ${ofPeriod(supplierId, 'category', span)} group by day order by day`);
  return rows.map((row) => ({ day: row.day ?? '', ...sumsFrom(row) }));
}

export interface RankedMargins {
  readonly parts: readonly MarginPart[];
  /** How many there are in all. */
  readonly count: number;
}

const directions: Readonly<Record<MarginOrder, SQL>> = { largest: sql`desc`, smallest: sql`asc` };

/** Those without any known cost come last: nothing is said of their margin. */
export async function rankedMargins(
  db: Db,
  supplierId: SupplierId,
  topic: MarginTopic,
  span: DaySpan,
  { order, limit, offset }: PageRange & { readonly order: MarginOrder },
): Promise<RankedMargins> {
  const ranking = sql`(costed_revenue = 0 and cost = 0), costed_revenue - cost ${directions[order]}, key`;
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    with summed as materialized (
      select key, sum(quantity) as quantity, ${summed} 
      from ${partsOf(supplierId, topic, span, sql`key, quantity, total, returned_total, costed_total, cost, uncosted_lines`)} as parts
      group by key)
    select page.*, count,
      (select p.name from ${orderDayParts} as p where p.supplier_id = ${supplierId} and p.topic = ${topic}
        and p.key = page.key order by p.day desc limit 1) as name
    from (select count(*) as count from summed) as whole
    left join lateral (select * from summed order by ${ranking} limit ${limit} offset ${offset}) as page on true
    order by ${ranking}`);
  return {
    count: Number(rows[0]?.count ?? 0),
    parts: rows.flatMap(({ key, name, ...row }) =>
      key === null || key === undefined
        ? []
        : { key, name: name ?? '', quantity: Number(row.quantity), ...sumsFrom(row as Row) },
    ),
  };
}
