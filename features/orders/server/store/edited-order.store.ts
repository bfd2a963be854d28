import { and, eq, sql } from 'drizzle-orm';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { OrderLine, OrderTotals } from '../../domain/placed-order.ts';
import { orderPayments } from './order-changes.tables.ts';
import { theOrder } from './orders.store.ts';
import { orderLines, orders } from './orders.tables.ts';
import { productRows } from './place-order.store.ts';

/**
 * Replaces an order's lines and totals; its row must be locked, and its combos stay as they are. The rows are written again,
 * because their positions are those of the lines that are left.
 */
export async function writeEditedOrder(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
  lines: readonly OrderLine[],
  { subtotal, deliveryFee, discount, total }: OrderTotals,
): Promise<void> {
  const costs = await costsOfLines(db, supplierId, number);
  const rows = productRows(lines).map((row) => ({ ...row, unit_cost: costs.get(row.product_id) ?? null }));
  await db
    .delete(orderLines)
    .where(and(eq(orderLines.supplierId, supplierId), eq(orderLines.orderNumber, number)));
  await db.insert(orderLines).select(
    sql`select ${supplierId}::uuid, ${number}::bigint, line.*
      from json_to_recordset(${JSON.stringify(rows)}::json) as line (position smallint, combo smallint,
        product_id uuid, sku text, slug text, name text, unit text, picture text, ground smallint, quantity bigint,
        unit_price bigint, price_reason text, total bigint, gift_wrap boolean, gift_wrap_price bigint, discount bigint,
        asked_price bigint, base_price bigint, undiscounted_price bigint, promotions jsonb, promotion_discount bigint,
        unit_cost bigint)`,
  );
  // What it cost by abandoned payment methods was the price of other lines.
  await db
    .delete(orderPayments)
    .where(and(eq(orderPayments.supplierId, supplierId), eq(orderPayments.orderNumber, number)));
  await db.update(orders).set({ subtotal, deliveryFee, discount, total }).where(theOrder(supplierId, number));
}

/** What the products cost when they were ordered: an edit adds none. */
async function costsOfLines(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
): Promise<ReadonlyMap<string, number | null>> {
  const rows = await db
    .select({ productId: orderLines.productId, unitCost: orderLines.unitCost })
    .from(orderLines)
    .where(and(eq(orderLines.supplierId, supplierId), eq(orderLines.orderNumber, number)));
  return new Map(rows.map(({ productId, unitCost }) => [productId, unitCost]));
}
