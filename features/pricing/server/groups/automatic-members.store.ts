/** Writes the members of automatic groups. The groups that a client was given by hand stay as they are. */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { ClientFact } from '#features/accounts/server/clients/shop-clients.store.ts';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { noteClientPrices } from '../client-prices.store.ts';
import { clientPricing } from '../pricing.tables.ts';

export interface MovedMembers {
  readonly joined: number;
  readonly left: number;
}

/** Of these clients, who meets the condition is in the group afterwards, and nobody else. The condition is never null. */
export async function moveMembers(
  db: Db,
  supplierId: SupplierId,
  { name, belongs }: { readonly name: string; readonly belongs: ClientFact },
  clientIds: readonly ClientId[],
): Promise<MovedMembers> {
  if (clientIds.length === 0) return { joined: 0, left: 0 };
  const ids = sql`${sql.param([...clientIds])}::uuid[]`;
  const gone = await db.execute(sql`
    update ${clientPricing} as member set groups = array_remove(member.groups, ${name})
    where member.supplier_id = ${supplierId} and member.client_id = any(${ids})
      and ${name} = any(member.groups) and not (${belongs(sql`member.client_id`)})`);
  const came = await db.execute(sql`
    insert into ${clientPricing} (supplier_id, client_id, groups)
    select ${supplierId}::uuid, asked.id, array[${name}::text] from unnest(${ids}) as asked (id)
    where ${belongs(sql`asked.id`)} order by asked.id
    on conflict (supplier_id, client_id) do update set groups = array_append(${clientPricing.groups}, ${name})
      where not (${name} = any(${clientPricing.groups}))`);
  const joined = came.rowCount ?? 0;
  if (joined > 0) await noteClientPrices(db, supplierId);
  return { joined, left: gone.rowCount ?? 0 };
}

/** Takes some members out of the group; returns how many. */
export async function takeMembersOut(
  db: Db,
  supplierId: SupplierId,
  name: string,
  limit: number,
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update ${clientPricing} set groups = array_remove(groups, ${name})
    where ${clientPricing.supplierId} = ${supplierId} and ${clientPricing.clientId} in (
      select client_id from ${clientPricing} where supplier_id = ${supplierId} and ${name} = any(groups)
      order by client_id limit ${limit})`);
  return rowCount ?? 0;
}

/** The next members by id. */
export async function membersAfter(
  db: Db,
  supplierId: SupplierId,
  name: string,
  { after, limit }: { readonly after: ClientId | null; readonly limit: number },
): Promise<readonly ClientId[]> {
  const rows = await db
    .select({ clientId: clientPricing.clientId })
    .from(clientPricing)
    .where(
      and(
        eq(clientPricing.supplierId, supplierId),
        sql`${name} = any(${clientPricing.groups})`,
        after === null ? undefined : gt(clientPricing.clientId, after),
      ),
    )
    .orderBy(asc(clientPricing.clientId))
    .limit(limit);
  return rows.map(({ clientId }) => clientId);
}

/** Whether the client has this price table of its own; null: none. */
export const hasOwnTable =
  (supplierId: SupplierId, tableId: string | null): ClientFact =>
  (clientId) => {
    const given = sql`select from ${clientPricing} where ${clientPricing.supplierId} = ${supplierId}
      and ${clientPricing.clientId} = ${clientId}`;
    return tableId === null
      ? sql`not exists (${given} and ${clientPricing.tableId} is not null)`
      : sql`exists (${given} and ${clientPricing.tableId} = ${tableId})`;
  };
