/** The suppliers' answers to quotes: all are stored, the latest one counts. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { OrderNumber, StaffId, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { OrderLine, OrderTotals } from '../../domain/placed-order.ts';
import type { Quote } from '../../domain/quotes/quote.ts';
import { orderQuotes } from './order-records.tables.ts';
import { theOrder } from './orders.store.ts';
import { orderCombos, orderLines, orders } from './orders.tables.ts';
import { productRows } from './place-order.store.ts';

export interface KnownQuote extends Quote {
  readonly accepted: boolean;
}

export async function lastQuote(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
): Promise<KnownQuote | undefined> {
  const [last] = await db
    .select()
    .from(orderQuotes)
    .where(and(eq(orderQuotes.supplierId, supplierId), eq(orderQuotes.orderNumber, number)))
    .orderBy(desc(orderQuotes.version))
    .limit(1);
  if (last === undefined) return undefined;
  const { version, message, validUntil, at, acceptedAt } = last;
  return {
    version,
    message,
    pricedAt: at.getTime(),
    validUntil: validUntil.getTime(),
    accepted: acceptedAt !== null,
  };
}

export interface NewQuote extends OrderTotals {
  readonly supplierId: SupplierId;
  readonly orderNumber: OrderNumber;
  readonly version: number;
  readonly message: string;
  readonly validUntil: Instant;
  readonly staffId: StaffId;
  readonly now: Instant;
}

export async function addQuote(db: Db, { validUntil, now, ...quote }: NewQuote): Promise<void> {
  await db.insert(orderQuotes).values({ ...quote, validUntil: new Date(validUntil), at: new Date(now) });
}

export async function markAccepted(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
  { version, now }: { readonly version: number; readonly now: Instant },
): Promise<void> {
  await db
    .update(orderQuotes)
    .set({ acceptedAt: new Date(now) })
    .where(
      and(
        eq(orderQuotes.supplierId, supplierId),
        eq(orderQuotes.orderNumber, number),
        eq(orderQuotes.version, version),
      ),
    );
}

/** Writes a quote's prices into its order, whose row must be locked: combos, lines and totals. */
export async function writePrices(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
  { lines, totals, dropCoupon }: WrittenPrices,
): Promise<void> {
  const combos = lines.flatMap(({ parts, unitPrice, total, requestedPrice, basePrice }) =>
    parts === undefined
      ? []
      : [{ price: unitPrice, total, asked: requestedPrice ?? null, base: basePrice ?? null }],
  );
  const positioned = combos.map((combo, position) => ({ ...combo, position }));
  await db.execute(sql`
    update ${orderCombos} set price = given.price, total = given.total, asked_price = given.asked,
      base_price = given.base
    from json_to_recordset(${JSON.stringify(positioned)}::json)
      as given (position smallint, price bigint, total bigint, asked bigint, base bigint)
    where ${orderCombos.supplierId} = ${supplierId} and ${orderCombos.orderNumber} = ${number}
      and ${orderCombos.position} = given.position`);
  await db.execute(sql`
    update ${orderLines} set unit_price = given.unit_price, price_reason = given.price_reason,
      total = given.total, discount = given.discount, asked_price = given.asked_price,
      base_price = given.base_price, promotions = given.promotions, promotion_discount = given.promotion_discount
    from json_to_recordset(${JSON.stringify(productRows(lines))}::json) as given (position smallint,
      unit_price bigint, price_reason text, total bigint, discount bigint, asked_price bigint, base_price bigint,
      promotions jsonb, promotion_discount bigint)
    where ${orderLines.supplierId} = ${supplierId} and ${orderLines.orderNumber} = ${number}
      and ${orderLines.position} = given.position`);
  const { subtotal, deliveryFee, discount, total } = totals;
  await db
    .update(orders)
    .set({ subtotal, deliveryFee, discount, total, ...(dropCoupon ? { coupon: null } : {}) })
    .where(theOrder(supplierId, number));
}

interface WrittenPrices {
  readonly lines: readonly OrderLine[];
  readonly totals: OrderTotals;
  readonly dropCoupon: boolean;
}

/** Some quotes, of any supplier, whose validity ended before `before` and which were not answered. */
export async function forgottenQuotes(
  db: Db,
  before: Instant,
  most: number,
): Promise<{ readonly supplierId: SupplierId; readonly number: OrderNumber }[]> {
  const found = await db.execute<{ supplier_id: string; number: number }>(sql`
    select o.supplier_id, o.number from ${orders} o
    join lateral (
      select valid_until from ${orderQuotes} q where q.supplier_id = o.supplier_id and q.order_number = o.number
      order by version desc limit 1
    ) as last on last.valid_until < ${new Date(before).toISOString()}
    where o.status = 'quote-priced' order by o.supplier_id, o.number limit ${most}`);
  return found.rows.map((row) => ({ supplierId: row.supplier_id, number: Number(row.number) }));
}
