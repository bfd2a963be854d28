import { sql } from 'drizzle-orm';
import { seesAllOrders } from '#features/accounts/domain/capacity-may.ts';
import type { ProductId } from '#kernel/ids.ts';
import { type Quantity, thousandths } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { orderLines, orders } from './orders.tables.ts';

/** Orders that are looked through: enough for habits, and bounded for clients who order daily. */
const LAST_ORDERS = 40;

/** As it was bought the last time. */
export interface BoughtProduct {
  readonly productId: ProductId;
  readonly quantity: Quantity;
  readonly at: Instant;
}

/**
 * What the acting client bought before, without gifts, as far as its user sees the orders: the most often ordered first, then the
 * latest; the last price of each, over more orders, is in `last-purchases.store.ts`. Empty for visitors.
 */
export async function mostBought(
  { db, supplier, actor }: Context,
  { max }: { readonly max: number },
): Promise<readonly BoughtProduct[]> {
  if (actor.kind !== 'customer') return [];
  const ofUser = seesAllOrders(actor.capacity) ? sql`` : sql`and user_id = ${actor.userId}`;
  const { rows } = await db.execute<{ product_id: string; quantity: string; bought_at: Date | string }>(sql`
    select line.product_id, max(last.created_at) as bought_at,
      (array_agg(line.quantity order by last.created_at desc, last.number desc, line.position))[1] as quantity
    from (
      select number, created_at from ${orders}
      where supplier_id = ${supplier.id} and client_id = ${actor.clientId} ${ofUser}
        and status not in ('cancelled', 'quote-requested', 'quote-priced')
      order by created_at desc, number desc limit ${LAST_ORDERS}
    ) as last
    join ${orderLines} as line on line.supplier_id = ${supplier.id} and line.order_number = last.number
      and line.price_reason <> 'gift'
    group by line.product_id
    order by count(distinct line.order_number) desc, max(last.created_at) desc, line.product_id
    limit ${max}`);
  return rows.map(({ product_id, quantity, bought_at }) => ({
    productId: product_id,
    quantity: thousandths(Number(quantity)),
    at: new Date(bought_at).getTime(),
  }));
}

export const mostBoughtIds = async (
  context: Context,
  request: { readonly max: number },
): Promise<readonly ProductId[]> => (await mostBought(context, request)).map(({ productId }) => productId);
