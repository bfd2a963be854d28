import { sql } from 'drizzle-orm';
import { seesAllOrders } from '#features/accounts/domain/capacity-may.ts';
import type { LastPurchase } from '#features/catalog/domain/product.ts';
import type { ProductId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Context } from '#platform/db/context.ts';
import { orderLines, orders } from '../store/orders.tables.ts';

/** Orders that are looked through, the latest ones: years of a company that orders daily, in one index range. */
const LAST_ORDERS = 400;
/** More products than any client's list of goods has. */
const MOST_PRODUCTS = 2_000;

/**
 * The latest purchase of each product by the acting client, without gifts and parts of combos, whose price is a share, as far as its
 * user sees the orders. Empty for visitors.
 */
export async function lastPurchasesByProduct({
  db,
  supplier,
  actor,
}: Context): Promise<ReadonlyMap<ProductId, LastPurchase>> {
  if (actor.kind !== 'customer') return new Map();
  const ofUser = seesAllOrders(actor.capacity) ? sql`` : sql`and user_id = ${actor.userId}`;
  const { rows } = await db.execute<{
    product_id: string;
    unit_price: number;
    quantity: number;
    created_at: Date;
  }>(sql`
    select distinct on (line.product_id) line.product_id, line.unit_price, line.quantity, last.created_at
    from (
      select number, created_at from ${orders}
      where supplier_id = ${supplier.id} and client_id = ${actor.clientId} ${ofUser}
        and status not in ('cancelled', 'quote-requested', 'quote-priced')
      order by created_at desc, number desc limit ${LAST_ORDERS}
    ) as last
    join ${orderLines} as line on line.supplier_id = ${supplier.id} and line.order_number = last.number
      and line.price_reason <> 'gift' and line.combo is null
    order by line.product_id, last.created_at desc, line.position
    limit ${MOST_PRODUCTS}`);
  return new Map(
    rows.map(({ product_id, unit_price, quantity, created_at }) => [
      product_id,
      {
        price: centavos(Number(unit_price)),
        quantity: thousandths(Number(quantity)),
        at: new Date(created_at).getTime(),
      },
    ]),
  );
}
