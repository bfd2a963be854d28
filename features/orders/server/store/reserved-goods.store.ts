import { sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import { type Quantity, thousandths } from '#kernel/quantity.ts';
import type { Db } from '#platform/db/database.ts';
import { HOLDING_STATUSES } from '../../domain/order-status.ts';
import { orderReturnLines, orderReturns } from '../returns/returns.tables.ts';
import { orderShipmentLines, orderShipments } from '../shipments/shipments.tables.ts';
import { orderLines, orders } from './orders.tables.ts';

/**
 * How much of each product is in orders that have taken it from the stock and have not left the shop. What came back to the stock
 * before it was picked up is no longer theirs.
 */
export async function reservedGoods(
  db: Db,
  supplierId: SupplierId,
  productIds: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, Quantity>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await db.execute<{ product_id: string; quantity: string }>(sql`
    select line.product_id, sum(line.quantity - coalesce((
        select sum(sent.quantity) from ${orderShipmentLines} as sent where sent.supplier_id = line.supplier_id
          and sent.order_number = line.order_number and sent.position = line.position), 0) - coalesce((
        select sum(back.quantity) from ${orderReturnLines} as back
        join ${orderReturns} as whole on whole.supplier_id = back.supplier_id
          and whole.order_number = back.order_number and whole.number = back.number and (whole.unsent
            or (back.restocked and not whole.exchanged and placed.status = 'ready-for-pickup'))
        where back.supplier_id = line.supplier_id
          and back.order_number = line.order_number and back.position = line.position), 0))::text as quantity
    from ${orders} as placed
    join ${orderLines} as line on line.supplier_id = placed.supplier_id and line.order_number = placed.number
    where placed.supplier_id = ${supplierId} and (placed.status = any(${sql.param([...HOLDING_STATUSES])}::text[])
        or (placed.status = 'out-for-delivery' and exists (select from ${orderShipments} as first
          where first.supplier_id = placed.supplier_id and first.order_number = placed.number)))
      and line.product_id = any(${sql.param([...productIds])}::uuid[])
    group by line.product_id`);
  return new Map(rows.map(({ product_id, quantity }) => [product_id, thousandths(Number(quantity))]));
}
