import { and, desc, eq, sql } from 'drizzle-orm';
import type { ClientId, OrderNumber, SupplierId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { OrderStatus } from '../../domain/order-status.ts';
import { orders } from './orders.tables.ts';

interface LastOrder {
  readonly number: OrderNumber;
  readonly at: Instant;
  readonly total: Money;
}

/** Each client's latest order at the supplier: one index lookup per client. */
export async function lastOrdersOf(
  db: Db,
  supplierId: SupplierId,
  clientIds: readonly ClientId[],
): Promise<ReadonlyMap<ClientId, LastOrder>> {
  if (clientIds.length === 0) return new Map();
  const found = await db.execute<{ client_id: string; number: number; created_at: Date; total: number }>(sql`
    select client.id as client_id, last.number, last.created_at, last.total
    from unnest(${sql.param([...clientIds])}::uuid[]) as client (id), lateral (
      select number, created_at, total from ${orders}
      where supplier_id = ${supplierId} and client_id = client.id
      order by created_at desc, number desc limit 1
    ) as last`);
  return new Map(
    found.rows.map(({ client_id, number, created_at, total }) => [
      client_id,
      { number, at: new Date(created_at).getTime(), total: centavos(total) },
    ]),
  );
}

interface LatestOrder {
  readonly number: OrderNumber;
  readonly status: OrderStatus;
  readonly createdAt: Instant;
  readonly total: Money;
}

/** One client's latest orders and quotes at the supplier, the newest first. */
export async function latestOrdersOf(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  limit: number,
): Promise<readonly LatestOrder[]> {
  const rows = await db
    .select({
      number: orders.number,
      status: orders.status,
      createdAt: orders.createdAt,
      total: orders.total,
    })
    .from(orders)
    .where(and(eq(orders.supplierId, supplierId), eq(orders.clientId, clientId)))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(limit);
  return rows.map(({ createdAt, total, ...order }) => ({
    ...order,
    createdAt: createdAt.getTime(),
    total: centavos(total),
  }));
}
