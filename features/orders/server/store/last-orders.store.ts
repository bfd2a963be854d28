import { sql } from 'drizzle-orm';
import type { ClientId, OrderNumber, SupplierId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
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
