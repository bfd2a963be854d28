import { sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import { type Quantity, thousandths } from '#kernel/quantity.ts';
import type { Db } from '#platform/db/database.ts';
import { HOLDING_STATUSES } from '../../domain/order-status.ts';
import { orderLines, orders } from './orders.tables.ts';

/** How much of each product is in orders that have taken it from the stock and have not left the shop. */
export async function reservedGoods(
  db: Db,
  supplierId: SupplierId,
  productIds: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, Quantity>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await db.execute<{ product_id: string; quantity: string }>(sql`
    select line.product_id, sum(line.quantity)::text as quantity
    from ${orders} as placed
    join ${orderLines} as line on line.supplier_id = placed.supplier_id and line.order_number = placed.number
    where placed.supplier_id = ${supplierId} and placed.status = any(${sql.param([...HOLDING_STATUSES])}::text[])
      and line.product_id = any(${sql.param([...productIds])}::uuid[])
    group by line.product_id`);
  return new Map(rows.map(({ product_id, quantity }) => [product_id, thousandths(Number(quantity))]));
}
