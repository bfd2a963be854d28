/** Sums up the events of each day, so that a report reads a few rows per day instead of all visits. */
import { type SQL, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Db } from '#platform/db/database.ts';
import { FUNNEL_STEPS } from '../../domain/event-names.ts';
import { SEARCH_RESULTS } from '../../domain/shop-event.ts';
import type { DayCount, DayStepName } from '../../domain/visit-report.ts';
import { analyticsDays, analyticsEvents } from '../analytics.tables.ts';

/** In centavos. What browsers report may be invented: a report of many days must not fail for it. */
const MAX_PER_DAY = Math.floor(Number.MAX_SAFE_INTEGER / 1000);

/** Rows of supplier_id, day, step, visits, value. A visit without a pseudonym is nobody's. */
const summed = (where: SQL): SQL => sql`
  select supplier_id, day, event as step, count(distinct nullif(visit, '')) as visits,
    least(sum(value), ${MAX_PER_DAY}::bigint) as value
  from ${analyticsEvents} as e where ${where} and event = any(${sql.param([...FUNNEL_STEPS])}::text[])
  group by supplier_id, day, event
  union all select supplier_id, day, 'search_select', count(distinct nullif(visit, '')), 0
  from ${analyticsEvents} as e where ${where} and event = 'select_item' and list_name = ${SEARCH_RESULTS}
  group by supplier_id, day
  union all select supplier_id, day, 'search_purchase', count(distinct visit), 0
  from ${analyticsEvents} as e where ${where} and event = 'search' and visit <> '' and exists (
    select from ${analyticsEvents} as bought where bought.supplier_id = e.supplier_id and bought.day = e.day
      and bought.event = 'purchase' and bought.visit = e.visit)
  group by supplier_id, day`;

/** The first day with events after those that are summed up, if it is over; of all suppliers. */
export async function nextDay(db: Db, before: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select day::text as day from ${analyticsEvents}
    where day > coalesce((select max(day) from ${analyticsDays}), '0001-01-01') and day < ${before}
    order by ${analyticsEvents.day}, supplier_id limit 1`);
  return rows[0]?.day;
}

/** Sums up a day of all suppliers. Another process may have done so already. */
export async function sumUpVisits(db: Db, day: string): Promise<void> {
  await db.execute(sql`
    insert into ${analyticsDays} (supplier_id, day, step, visits, value) ${summed(sql`e.day = ${day}`)}
    on conflict do nothing`);
}

/** The sums of a supplier's days, and of those not summed up yet what their events come to. */
export async function visitDays(
  db: Db,
  supplierId: SupplierId,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly DayCount[]> {
  const open = sql`e.supplier_id = ${supplierId} and e.day between ${from} and ${to}
    and e.day > coalesce((select max(day) from ${analyticsDays}), '0001-01-01')`;
  const { rows } = await db.execute<{ day: string; step: DayStepName; visits: string; value: string }>(sql`
    select day::text as day, step, visits, value from ${analyticsDays}
    where supplier_id = ${supplierId} and day between ${from} and ${to}
    union all select day::text, step, visits, value from (${summed(open)}) as today`);
  return rows.map(({ day, step, visits, value }) => ({
    day,
    step,
    visits: Number(visits),
    value: centavos(Number(value)),
  }));
}
