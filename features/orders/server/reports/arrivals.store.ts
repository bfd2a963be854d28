/** Reads deliveries by the day of their arrival from the sums that `sum-up-days.ts` writes. */
import { sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { ArrivalArea, ArrivalDay, ArrivalSums } from '../../domain/reports/punctuality.ts';
import type { DaySpan } from '../../domain/reports/report.ts';
import { orderDayArrivals } from './reports.tables.ts';

type Row = Record<string, string>;

const summed = sql`sum(delivered) as delivered, sum(promised) as promised, sum(late) as late, sum(late_minutes) as minutes`;

const sumsFrom = ({ delivered, promised, late, minutes }: Row): ArrivalSums => ({
  delivered: Number(delivered),
  promised: Number(promised),
  late: Number(late),
  lateMinutes: Number(minutes),
});

/** Days on which nothing arrived are absent. */
export async function arrivalDays(
  db: Db,
  supplierId: SupplierId,
  { from, to }: DaySpan,
): Promise<readonly ArrivalDay[]> {
  const { rows } = await db.execute<Row>(sql`
    select arrived_on::text as day, ${summed} from ${orderDayArrivals}
    where supplier_id = ${supplierId} and arrived_on between ${from} and ${to} group by arrived_on order by arrived_on`);
  return rows.map((row) => ({ day: row.day ?? '', ...sumsFrom(row) }));
}

/** The areas with the most deliveries first. */
export async function arrivalAreas(
  db: Db,
  supplierId: SupplierId,
  { from, to }: DaySpan,
  limit: number,
): Promise<readonly ArrivalArea[]> {
  const { rows } = await db.execute<Row>(sql`
    select area, ${summed} from ${orderDayArrivals}
    where supplier_id = ${supplierId} and arrived_on between ${from} and ${to}
    group by area order by sum(delivered) desc, area limit ${limit}`);
  return rows.map((row) => ({ area: row.area ?? '', ...sumsFrom(row) }));
}
