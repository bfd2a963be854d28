/** The shop's groups of clients: names that client_pricing gives to clients, and that policies, combos and contents cite. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { automaticGroups } from './groups/automatic-groups.tables.ts';
import { clientPricing, pricePolicies, priceTables } from './pricing.tables.ts';
import { promotions } from './promotions.tables.ts';

/** Whether the client is in the group. */
export const isInGroup =
  (supplierId: SupplierId, group: string) =>
  (clientId: SQLWrapper): SQL =>
    sql`exists (select from ${clientPricing}
    where ${clientPricing.supplierId} = ${supplierId} and ${clientPricing.clientId} = ${clientId}
      and ${group} = any(${clientPricing.groups}))`;

/** Each group that has members, with their number. */
export async function groupSizes(db: Db, supplierId: SupplierId): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ name: string; members: string }>(sql`
    select name, count(*) as members from ${clientPricing}, unnest(groups) as name
    where supplier_id = ${supplierId} group by name`);
  return new Map(rows.map(({ name, members }) => [name, Number(members)]));
}

/** The groups that have members or a rule, or that price policies or promotions cite, by name. */
export async function groupNames(db: Db, supplierId: SupplierId): Promise<readonly string[]> {
  const cited = sql`jsonb_array_elements_text(audience -> 'groups')`;
  const { rows } = await db.execute<{ name: string }>(sql`
    select unnest(groups) as name from ${clientPricing} where supplier_id = ${supplierId}
    union select name from ${automaticGroups} where supplier_id = ${supplierId}
    union select ${cited} from ${pricePolicies} where supplier_id = ${supplierId}
    union select ${cited} from ${promotions} where supplier_id = ${supplierId}
    order by name`);
  return rows.map(({ name }) => name);
}

/** The price policies that cite each group. */
export async function groupsInPolicies(
  db: Db,
  supplierId: SupplierId,
): Promise<readonly { readonly group: string; readonly name: string }[]> {
  const { rows } = await db.execute<{ group: string; name: string }>(sql`
    select cited as group, name from ${pricePolicies}, jsonb_array_elements_text(audience -> 'groups') as cited
    where supplier_id = ${supplierId} order by name`);
  return rows;
}

/** The price table that each automatic group gives its members. */
export async function groupsWithTable(
  db: Db,
  supplierId: SupplierId,
): Promise<readonly { readonly group: string; readonly name: string }[]> {
  const { rows } = await db.execute<{ group: string; name: string }>(sql`
    select filled.name as group, priced.name from ${automaticGroups} as filled
    join ${priceTables} as priced on priced.supplier_id = filled.supplier_id and priced.id = filled.table_id
    where filled.supplier_id = ${supplierId} order by filled.name`);
  return rows;
}

/** The promotions that are limited to each group. */
export async function groupsInPromotions(
  db: Db,
  supplierId: SupplierId,
): Promise<readonly { readonly group: string; readonly name: string }[]> {
  const { rows } = await db.execute<{ group: string; name: string }>(sql`
    select cited as group, name from ${promotions}, jsonb_array_elements_text(audience -> 'groups') as cited
    where supplier_id = ${supplierId} order by name`);
  return rows;
}
