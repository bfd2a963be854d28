/** What each client has ordered, for the shop's list of clients. Quotes and cancelled orders are no purchases. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ClientId, OrderNumber, SupplierId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { orders } from './orders.tables.ts';

const bought = sql`status not in ('quote-requested', 'quote-priced', 'cancelled')`;

export interface ClientFigures {
  readonly count: number;
  readonly spent: Money;
  readonly last?: { readonly number: OrderNumber; readonly at: Instant };
}

/** When the client ordered last: one index lookup per client. */
export const lastOrderAt =
  (supplierId: SupplierId) =>
  (clientId: SQLWrapper): SQL =>
    sql`(select bought.created_at from ${orders} as bought
    where bought.supplier_id = ${supplierId} and bought.client_id = ${clientId} and bought.${bought}
    order by bought.created_at desc limit 1)`;

/** What the client has bought in all, in centavos. */
export const totalSpent =
  (supplierId: SupplierId) =>
  (clientId: SQLWrapper): SQL =>
    sql`(select sum(bought.total) from ${orders} as bought
    where bought.supplier_id = ${supplierId} and bought.client_id = ${clientId} and bought.${bought})`;

/** Clients without purchases are absent. */
export async function clientFiguresOf(
  db: Db,
  supplierId: SupplierId,
  clientIds: readonly ClientId[],
): Promise<ReadonlyMap<ClientId, ClientFigures>> {
  if (clientIds.length === 0) return new Map();
  const found = await db.execute<{
    client_id: ClientId;
    count: string;
    spent: string;
    number: string;
    at: Date;
  }>(sql`
    select client_id, count(*) as count, sum(total) as spent,
      (array_agg(number order by created_at desc, number desc))[1] as number, max(created_at) as at
    from ${orders}
    where supplier_id = ${supplierId} and client_id = any(${sql.param([...clientIds])}::uuid[]) and ${bought}
    group by client_id`);
  return new Map(
    found.rows.map((row) => [
      row.client_id,
      {
        count: Number(row.count),
        spent: centavos(Number(row.spent)),
        last: { number: Number(row.number), at: new Date(row.at).getTime() },
      },
    ]),
  );
}
