/** Writes the sums of a shop's days from its orders. */
import { type SQL, sql } from 'drizzle-orm';
import { categoriesOfProducts } from '#features/catalog/server/products/line-facts.store.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { TimeZone } from '#kernel/time/time-zone.ts';
import type { Db } from '#platform/db/database.ts';
import { returnedOf } from '../returns/returned-of.store.ts';
import { orderReturnLines, orderReturns } from '../returns/returns.tables.ts';
import { orderEvents } from '../store/order-records.tables.ts';
import { orderLines, orders } from '../store/orders.tables.ts';
import { orderDayArrivals, orderDayChanges, orderDayParts, orderDays } from './reports.tables.ts';

/** False while another process is at it. The lock is held until the transaction ends. */
export async function lockSummingUp(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('order_days')) as held`,
  );
  return rows[0]?.held === true;
}

export interface ChangedShop {
  readonly supplierId: SupplierId;
  readonly numbers: readonly number[];
}

/** Takes the oldest changes off the list: which orders of which shops. */
export async function takeChanges(db: Db, limit: number): Promise<readonly ChangedShop[]> {
  const { rows } = await db.execute<{ supplierId: string; numbers: string[] }>(sql`
    with taken as (
      delete from ${orderDayChanges} where id in (select id from ${orderDayChanges} order by id limit ${limit})
      returning supplier_id, order_number)
    select supplier_id as "supplierId", array_agg(distinct order_number) as numbers from taken group by supplier_id`);
  return rows.map(({ supplierId, numbers }) => ({ supplierId, numbers: numbers.map(Number) }));
}

/** The days on which these orders were made. */
export async function daysOf(
  db: Db,
  { supplierId, numbers }: ChangedShop,
  zone: TimeZone,
): Promise<readonly string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select distinct (${orders.createdAt} at time zone ${zone})::date::text as day from ${orders}
    where ${orders.supplierId} = ${supplierId} and ${orders.number} = any(${sql.param([...numbers])}::bigint[])
    order by day`);
  return rows.map(({ day }) => day);
}

export interface DayToSum {
  readonly supplierId: SupplierId;
  readonly day: string;
  readonly from: Instant;
  /** Exclusive. */
  readonly until: Instant;
  readonly zone: TimeZone;
}

/** Replaces the sums of a day. */
export async function sumUpDay(db: Db, wanted: DayToSum): Promise<void> {
  const { supplierId, day } = wanted;
  const that = sql`supplier_id = ${supplierId} and day = ${day}`;
  await db.execute(sql`delete from ${orderDays} where ${that}`);
  await db.execute(sql`delete from ${orderDayParts} where ${that}`);
  await db.execute(sql`delete from ${orderDayArrivals} where ${that}`);
  await db.execute(insertDay(wanted));
  await db.execute(insertParts(wanted));
  await db.execute(insertArrivals(wanted));
}

/** The orders of the day that are no quotes: a cancelled one counts if it ever was an order. */
const madeOn = ({ supplierId, from, until }: DayToSum): SQL => sql`
  select * from ${orders} as o
  where o.supplier_id = ${supplierId} and o.created_at >= ${new Date(from).toISOString()}
    and o.created_at < ${new Date(until).toISOString()} and o.status not in ('quote-requested', 'quote-priced')
    and (o.status <> 'cancelled' or exists (select from ${orderEvents} as e where e.supplier_id = o.supplier_id
      and e.order_number = o.number and e.status not in ('quote-requested', 'quote-priced', 'cancelled')))`;

function insertDay(wanted: DayToSum): SQL {
  const { supplierId, day, zone } = wanted;
  return sql`
    with made as materialized (${madeOn(wanted)}),
    arrived as (
      select m.number, (m.delivery #>> '{slot,date}')::date as promised,
        (select (max(e.at) at time zone ${zone})::date from ${orderEvents} as e where e.supplier_id = m.supplier_id
          and e.order_number = m.number and e.status = 'delivered') as on_day
      from made as m where m.status = 'delivered' and m.delivery ? 'slot')
    insert into ${orderDays} (supplier_id, day, orders, subtotal, discount, delivery_fee, total, cancelled,
      cancelled_total, returned_total, promised, late)
    select ${supplierId}, ${day}, count(*) filter (where sold), coalesce(sum(subtotal) filter (where sold), 0),
      coalesce(sum(discount) filter (where sold), 0), coalesce(sum(delivery_fee) filter (where sold), 0),
      coalesce(sum(total - returned) filter (where sold), 0), count(*) filter (where not sold),
      coalesce(sum(total) filter (where not sold), 0), coalesce(sum(returned) filter (where sold), 0),
      (select count(*) from arrived where promised is not null and on_day is not null),
      (select count(*) from arrived where on_day > promised)
    from (select *, status <> 'cancelled' as sold, ${returnedOf(sql`made`)} as returned from made) as all_of_them
    having count(*) > 0`;
}

/**
 * A line's discount is its share of the order's; an order without a coupon has no row in that topic. A client's first order is the
 * first of all, whatever became of it: what happens to one order later changes no other's day. Of a line, as much of its price is
 * returned as of its goods, in the proportion of the value that went back: all that came back at its full value leaves nothing.
 * Exchanged goods are no returned ones; the goods that went out for them cost once more, unless the old ones are sold again.
 */
function insertParts(wanted: DayToSum): SQL {
  const { supplierId, day } = wanted;
  return sql`
    with sold as materialized (select *, ${returnedOf(sql`made`)} as returned from (${madeOn(wanted)}) as made
      where status <> 'cancelled'),
    back as (
      select line.order_number, line.position, sum(line.quantity * (not whole.exchanged)::int) as quantity,
        sum(line.quantity * (line.restocked::int - whole.exchanged::int)) as spared,
        coalesce(sum(line.quantity * whole.amount::numeric / nullif(whole.value, 0)), 0) as paid_back
      from sold as s join ${orderReturns} as whole on whole.supplier_id = s.supplier_id and whole.order_number = s.number
      join ${orderReturnLines} as line on line.supplier_id = whole.supplier_id
        and line.order_number = whole.order_number and line.number = whole.number
      group by line.order_number, line.position),
    places as (${categoriesOfProducts(supplierId)}),
    lines as materialized (
      select l.product_id, l.name, l.order_number, l.quantity - back_quantity as quantity, back_quantity,
        l.total - l.discount - came.returned as total, came.returned, l.discount,
        round(l.unit_cost::numeric * (l.quantity - came.spared) / 1000) as cost, places.category_id, places.category
      from sold as s join ${orderLines} as l on l.supplier_id = s.supplier_id and l.order_number = s.number
      left join back on back.order_number = l.order_number and back.position = l.position
      cross join lateral (select coalesce(back.quantity, 0) as back_quantity, coalesce(back.spared, 0) as spared,
        coalesce(round((l.total - l.discount) * back.paid_back / nullif(l.quantity, 0)), 0) as returned) as came
      left join places on places.product_id = l.product_id),
    parts (topic, key, name, number, quantity, back_quantity, total, returned, discount, cost, costed, uncosted,
      first) as (
      select 'product', product_id::text, name, order_number, quantity, back_quantity, total, returned, discount,
        coalesce(cost, 0), case when cost is null then 0 else total end, (cost is null)::int, 0 from lines
      union all select 'category', coalesce(category_id::text, ''), coalesce(category, ''), order_number, quantity,
        back_quantity, total, returned, discount,
        coalesce(cost, 0), case when cost is null then 0 else total end, (cost is null)::int, 0 from lines
      union all select 'client', client_id::text, '', number, 0, 0, total - returned, returned, discount, 0, 0, 0, 0 from sold
      union all select 'representative', user_id::text, '', number, 0, 0, total - returned, returned, discount, 0, 0, 0, 0
        from sold where issued_as = 'representative'
      union all select 'coupon', coupon ->> 'code', '', number, 0, 0, total - returned, returned, discount, 0, 0, 0,
        (not exists (select from ${orders} as former where former.supplier_id = ${supplierId}
          and former.client_id = sold.client_id and (former.created_at, former.number) < (sold.created_at, sold.number)))::int
        from sold where coupon ->> 'code' is not null
      union all select 'payment', payment_method_id::text, payment_name, number, 0, 0, total - returned, returned, discount,
        0, 0, 0, 0 from sold)
    insert into ${orderDayParts} (supplier_id, topic, day, key, name, orders, quantity, returned_quantity, total,
      returned_total, discount, cost, costed_total, uncosted_lines, first_orders)
    select ${supplierId}, topic, ${day}, key, max(name), count(distinct number), sum(quantity), sum(back_quantity),
      sum(total), sum(returned), sum(discount), sum(cost), sum(costed), sum(uncosted), sum(first)
    from parts group by topic, key`;
}

/** Local times: the window's end on its day, and the last time that the order was reported as delivered. */
function insertArrivals(wanted: DayToSum): SQL {
  const { supplierId, day, zone } = wanted;
  return sql`
    with made as materialized (${madeOn(wanted)}),
    arrived as (
      select m.delivery ->> 'areaName' as area,
        (select max(e.at) at time zone ${zone} from ${orderEvents} as e where e.supplier_id = m.supplier_id
          and e.order_number = m.number and e.status = 'delivered') as at,
        case when m.delivery ? 'slot' then (m.delivery #>> '{slot,date}')::date
          + make_interval(mins => (m.delivery #>> '{slot,endsAt}')::int) end as due
      from made as m where m.status = 'delivered' and m.delivery ->> 'type' = 'delivery')
    insert into ${orderDayArrivals} (supplier_id, day, arrived_on, area, delivered, promised, late, late_minutes)
    select ${supplierId}, ${day}, at::date, coalesce(area, ''), count(*), count(due), count(*) filter (where at > due),
      coalesce(round(sum(extract(epoch from at - due) / 60) filter (where at > due)), 0)
    from arrived where at is not null group by at::date, coalesce(area, '')`;
}
