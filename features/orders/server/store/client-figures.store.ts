/** What each client has ordered, for the shop's list of clients. Quotes and cancelled orders are no purchases, nor is what went back for returned goods. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ClientId, OrderNumber, SupplierId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { orderDayParts, orderMonthParts } from '../reports/reports.tables.ts';
import { netTotalOf } from '../returns/returned-of.store.ts';
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

/** What the client has bought in all, in centavos, as last summed up (`reports/sum-up-days.ts`): seconds old. */
export const totalSpent =
  (supplierId: SupplierId) =>
  (clientId: SQLWrapper): SQL =>
    sql`(select sum(summed.total) from ${orderMonthParts} as summed
    where summed.supplier_id = ${supplierId} and summed.topic = 'client' and summed.key = ${clientId}::text)`;

/** The day of the client's last purchase, in the shop's calendar, as last summed up; null: never bought. */
export const lastPurchaseDay =
  (supplierId: SupplierId) =>
  (clientId: SQLWrapper): SQL =>
    sql`(select max(summed.day) from ${orderDayParts} as summed
    where summed.supplier_id = ${supplierId} and summed.topic = 'client' and summed.key = ${clientId}::text)`;

/** How many orders the client made from this day on, or what they came to in centavos, as last summed up. */
export const boughtSince =
  (supplierId: SupplierId, what: 'orders' | 'total', day: string) =>
  (clientId: SQLWrapper): SQL =>
    sql`(select coalesce(sum(summed.${sql.raw(what)}), 0) from ${orderDayParts} as summed
    where summed.supplier_id = ${supplierId} and summed.topic = 'client' and summed.key = ${clientId}::text
      and summed.day >= ${day}::date)`;

/** Purchases of each client from this day on, as last summed up: a row per client and day is read. Clients without any are absent. */
export async function purchasesSince(
  db: Db,
  supplierId: SupplierId,
  clientIds: readonly ClientId[],
  day: string,
): Promise<ReadonlyMap<ClientId, Pick<ClientFigures, 'count' | 'spent'>>> {
  if (clientIds.length === 0) return new Map();
  const { rows } = await db.execute<{ key: ClientId; count: string; spent: string }>(sql`
    select key, sum(orders) as count, sum(total) as spent from ${orderDayParts}
    where supplier_id = ${supplierId} and topic = 'client' and key = any(${sql.param([...clientIds])}::text[])
      and day >= ${day}::date
    group by key`);
  return new Map(
    rows.map(({ key, count, spent }) => [key, { count: Number(count), spent: centavos(Number(spent)) }]),
  );
}

/** For many clients: purchases as last summed up, seconds old; the last order as of now. Clients without either are absent. */
export async function summedClientFigures(
  db: Db,
  supplierId: SupplierId,
  clientIds: readonly ClientId[],
): Promise<ReadonlyMap<ClientId, ClientFigures>> {
  if (clientIds.length === 0) return new Map();
  const { rows } = await db.execute<FiguresRow>(sql`
    select client.id as client_id, coalesce(summed.count, 0) as count, coalesce(summed.spent, 0) as spent, latest.number, latest.at
    from unnest(${sql.param([...clientIds])}::uuid[]) as client (id)
    left join lateral (
      select sum(orders) as count, sum(total) as spent from ${orderMonthParts}
      where supplier_id = ${supplierId} and topic = 'client' and key = client.id::text) as summed on true
    left join lateral (
      select number, created_at as at from ${orders}
      where supplier_id = ${supplierId} and client_id = client.id and ${bought}
      order by created_at desc, number desc limit 1) as latest on true
    where summed.count is not null or latest.number is not null`);
  return figuresIn(rows);
}

/** Of few clients, as of now. Clients without purchases are absent. */
export async function clientFiguresOf(
  db: Db,
  supplierId: SupplierId,
  clientIds: readonly ClientId[],
): Promise<ReadonlyMap<ClientId, ClientFigures>> {
  if (clientIds.length === 0) return new Map();
  const { rows } = await db.execute<FiguresRow>(sql`
    select client_id, count(*) as count, sum(${netTotalOf(sql`bought`)}) as spent,
      (array_agg(number order by created_at desc, number desc))[1] as number, max(created_at) as at
    from ${orders} as bought
    where supplier_id = ${supplierId} and client_id = any(${sql.param([...clientIds])}::uuid[]) and ${bought}
    group by client_id`);
  return figuresIn(rows);
}

interface FiguresRow extends Record<string, unknown> {
  readonly client_id: ClientId;
  readonly count: string;
  readonly spent: string;
  readonly number: string | null;
  readonly at: Date | null;
}

const figuresIn = (rows: readonly FiguresRow[]): ReadonlyMap<ClientId, ClientFigures> =>
  new Map(
    rows.map(({ client_id, count, spent, number, at }) => [
      client_id,
      {
        count: Number(count),
        spent: centavos(Number(spent)),
        ...(number === null || at === null
          ? {}
          : { last: { number: Number(number), at: new Date(at).getTime() } }),
      },
    ]),
  );
