/** What clients owe the shop by open titles, for its list of clients. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { Db } from '#platform/db/database.ts';
import { titles } from './titles.tables.ts';

export interface OpenTitleSums {
  readonly count: number;
  readonly amount: Money;
  /** The part that is past its due date. */
  readonly overdue: Money;
}

/** Whether the client has a title that is neither paid nor cancelled. */
export const hasOpenTitle =
  (supplierId: SupplierId) =>
  (clientId: SQLWrapper): SQL =>
    sql`exists (select from ${titles}
    where ${titles.supplierId} = ${supplierId} and ${titles.clientId} = ${clientId} and ${titles.status} = 'open')`;

/** Credit in use by each client: its open titles that use credit. Clients without any are absent. */
export async function usedCreditsOf(
  db: Db,
  supplierId: SupplierId,
  clientIds: readonly ClientId[],
): Promise<ReadonlyMap<ClientId, Money>> {
  if (clientIds.length === 0) return new Map();
  const found = await db.execute<{ client_id: ClientId; used: string }>(sql`
    select client_id, sum(amount) as used from ${titles}
    where supplier_id = ${supplierId} and client_id = any(${sql.param([...clientIds])}::uuid[]) and status = 'open'
      and uses_credit
    group by client_id`);
  return new Map(found.rows.map(({ client_id, used }) => [client_id, centavos(Number(used))]));
}

/** Clients without open titles are absent. `today` is the shop's day. */
export async function openTitleSumsOf(
  db: Db,
  supplierId: SupplierId,
  clientIds: readonly ClientId[],
  today: string,
): Promise<ReadonlyMap<ClientId, OpenTitleSums>> {
  if (clientIds.length === 0) return new Map();
  const found = await db.execute<{ client_id: ClientId; count: string; amount: string; overdue: string }>(sql`
    select client_id, count(*) as count, sum(amount) as amount,
      coalesce(sum(amount) filter (where due_on < ${today}::date), 0) as overdue
    from ${titles}
    where supplier_id = ${supplierId} and client_id = any(${sql.param([...clientIds])}::uuid[]) and status = 'open'
    group by client_id`);
  return new Map(
    found.rows.map((row) => [
      row.client_id,
      {
        count: Number(row.count),
        amount: centavos(Number(row.amount)),
        overdue: centavos(Number(row.overdue)),
      },
    ]),
  );
}
