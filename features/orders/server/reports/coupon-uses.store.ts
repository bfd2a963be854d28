/** Reads what coupons did from the sums that `sum-up-days.ts` writes. */
import { sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import type { CouponSums, CouponUse } from '../../domain/reports/coupon-use.ts';
import type { DaySpan } from '../../domain/reports/report.ts';
import { orderDayParts } from './reports.tables.ts';

type Row = Record<string, string | null>;

const summed = sql`sum(orders) as orders, sum(discount) as discount, sum(total) as total,
  sum(returned_total) as returned_total, sum(first_orders) as first_orders`;

const sumsFrom = ({
  orders,
  discount,
  total,
  returned_total: returned,
  first_orders: first,
}: Row): CouponSums => ({
  orders: Number(orders ?? 0),
  discount: centavos(Number(discount ?? 0)),
  total: centavos(Number(total ?? 0)),
  returnedTotal: centavos(Number(returned ?? 0)),
  firstOrders: Number(first ?? 0),
});

/** An order has one coupon at most, so that the coupons add up. */
export async function couponSums(
  db: Db,
  supplierId: SupplierId,
  { from, to }: DaySpan,
): Promise<CouponSums & { readonly coupons: number }> {
  const { rows } = await db.execute<Row>(sql`
    select ${summed}, count(distinct key) as coupons from ${orderDayParts}
    where supplier_id = ${supplierId} and topic = 'coupon' and day between ${from} and ${to}`);
  const row = rows[0] ?? {};
  return { ...sumsFrom(row), coupons: Number(row.coupons ?? 0) };
}

/** Those with the highest totals first. */
export async function couponUses(
  db: Db,
  supplierId: SupplierId,
  { from, to }: DaySpan,
  { limit, offset }: PageRange,
): Promise<readonly CouponUse[]> {
  const { rows } = await db.execute<Row>(sql`
    select key, ${summed} from ${orderDayParts}
    where supplier_id = ${supplierId} and topic = 'coupon' and day between ${from} and ${to}
    group by key order by sum(total) desc, key limit ${limit} offset ${offset}`);
  return rows.map((row) => ({ code: row.key ?? '', ...sumsFrom(row) }));
}
