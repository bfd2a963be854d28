/** The sums of a span by product, client and so on: whole months from the sums by month, the days around them from those by day. */
import { type SQL, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { type DaySpan, type ReportTopic, wholeMonths } from '../../domain/reports/report.ts';
import { orderDayParts, orderMonthParts } from './reports.tables.ts';

/** A subquery with these columns; a key has a row for each of its months and days. A long span reads few rows: at most 60 days. */
export function partsOf(supplierId: SupplierId, topic: ReportTopic, span: DaySpan, columns: SQL): SQL {
  const ofTopic = sql`supplier_id = ${supplierId} and topic = ${topic}`;
  const days = ({ from, to }: DaySpan): SQL =>
    sql`select ${columns} from ${orderDayParts} where ${ofTopic} and day between ${from} and ${to}`;
  const months = wholeMonths(span);
  if (months === undefined) return sql`(${days(span)})`;
  const { first, last, before, after } = months;
  const parts = [
    sql`select ${columns} from ${orderMonthParts}
      where ${ofTopic} and month between ${first} and ${last} and orders > 0`,
    ...[before, after].flatMap((edge) => (edge === undefined ? [] : [days(edge)])),
  ];
  return sql`(${sql.join(parts, sql` union all `)})`;
}
