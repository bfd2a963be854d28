/** A client's own prices: those of its price table or its groups', grants by attendants, and groups. Never cached. */
import { and, eq, sql } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { ClientId, ProductId, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { ClientPricing, SalesChannel } from '../domain/buyer.ts';
import type { Grant } from '../domain/grant.ts';
import type { ClientTable, TablePrice } from '../domain/offer.ts';
import { clientPricing, suppliersWithClientPrices } from './pricing.tables.ts';

export interface ClientPrices {
  readonly groups: readonly string[];
  /** Those that are not archived, in the order in which they are asked, with their prices of the products that were asked for. */
  readonly tables: readonly ClientTable[];
  readonly grants: ReadonlyMap<ProductId, Grant>;
}

const selectHasClientPrices = prepared((db) =>
  db
    .select({ supplierId: suppliersWithClientPrices.supplierId })
    .from(suppliersWithClientPrices)
    .where(eq(suppliersWithClientPrices.supplierId, sql.placeholder('supplierId')))
    .prepare('has_client_prices'),
);

/** Whether any client of the supplier ever had prices or groups of its own; for most suppliers no other query is needed. */
export const hasClientPrices = cachedQuery(
  'has_client_prices',
  async (db: Db, supplierId: SupplierId): Promise<boolean> =>
    (await selectHasClientPrices(db).execute({ supplierId })).length > 0,
);

/** Records that the supplier has client prices. Call it in the transaction that creates the first one. */
export const noteClientPrices = (db: Db, supplierId: SupplierId): Promise<unknown> =>
  db.insert(suppliersWithClientPrices).values({ supplierId }).onConflictDoNothing();

type PriceRow = [productId: string, price: number, wholesalePrice: number | null, minimum: number | null];
type TableRow = [
  id: string,
  name: string,
  from: number | null,
  until: number | null,
  channels: SalesChannel[],
  prices: PriceRow[] | null,
];
type GrantRow = [productId: string, price: number, from: number, to: number | null, expiresAt: number];

const { placeholder } = sql;
const client = sql`supplier_id = ${placeholder('supplierId')} and client_id = ${placeholder('clientId')}`;
const ofProducts = sql`product_id = any(${placeholder('productIds')}::uuid[])`;

/** Its own comes first, then those of its automatic groups, the older group's before. */
const tablesInTurn = sql`(
  select given.table_id, null::uuid as group_id from client_pricing as given
  where given.supplier_id = ${placeholder('supplierId')} and given.client_id = ${placeholder('clientId')}
  union all
  select filled.table_id, filled.id from client_pricing as member
  join automatic_groups as filled on filled.supplier_id = member.supplier_id and filled.name = any(member.groups)
  where member.supplier_id = ${placeholder('supplierId')} and member.client_id = ${placeholder('clientId')})`;

const epoch = (column: 'starts_at' | 'ends_at') =>
  sql.raw(`(extract(epoch from held.${column}) * 1000)::bigint`);

/** One row of JSON arrays, whatever the number of products. */
const selectClientPrices = prepared((db) =>
  db
    .select({
      groups: sql<string[] | null>`(select groups from client_pricing where ${client})`,
      tables: sql<TableRow[] | null>`(
        select json_agg(json_build_array(held.id, held.name, ${epoch('starts_at')}, ${epoch('ends_at')}, held.channels, (
            select json_agg(json_build_array(product_id, price, wholesale_price, wholesale_minimum))
            from price_table_prices
            where supplier_id = ${placeholder('supplierId')} and table_id = held.id and ${ofProducts}))
          order by turn.group_id nulls first)
        from ${tablesInTurn} as turn
        join price_tables as held on held.supplier_id = ${placeholder('supplierId')} and held.id = turn.table_id
          and not held.archived)`,
      grants: sql<GrantRow[] | null>`(
        select json_agg(json_build_array(product_id, price, from_quantity, to_quantity,
          (extract(epoch from expires_at) * 1000)::bigint))
        from price_grants
        where ${client} and ${ofProducts} and revoked_at is null and expires_at > ${placeholder('now')}::timestamptz)`,
    })
    .from(sql`(select) as nothing`)
    .prepare('client_prices'),
);

/** All prices that a client has of its own for these products, in one query. */
export async function pricesOfClient(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  productIds: readonly ProductId[],
  now: Instant,
): Promise<ClientPrices> {
  const values = { supplierId, clientId, productIds: `{${productIds.join(',')}}`, now: new Date(now) };
  const [row] = await selectClientPrices(db).execute(values);
  return {
    groups: row?.groups ?? [],
    // By id: a table that is a client's in two ways keeps its first turn.
    tables: [...new Map(row?.tables?.map((table) => [table[0], tableOf(table)])).values()],
    grants: new Map(row?.grants?.map((grant) => [grant[0], grantOf(grant)])),
  };
}

const tableOf = ([id, name, from, until, channels, prices]: TableRow): ClientTable => ({
  id,
  name,
  validity: defined({ from: from ?? undefined, until: until ?? undefined }),
  channels,
  prices: new Map(prices?.map((price) => [price[0], tablePriceOf(price)])),
});

const tablePriceOf = ([, price, wholesalePrice, minimum]: PriceRow): TablePrice => ({
  normal: centavos(price),
  ...(wholesalePrice === null || minimum === null
    ? {}
    : { wholesale: { price: centavos(wholesalePrice), minimum: thousandths(minimum) } }),
});

const grantOf = ([productId, price, from, to, expiresAt]: GrantRow): Grant => ({
  productId,
  price: centavos(price),
  from: thousandths(from),
  ...(to === null ? {} : { to: thousandths(to) }),
  expiresAt,
});

/** Without a row the client has no table and no groups. */
export async function clientPricingOf(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<ClientPricing> {
  const [row] = await db
    .select({ tableId: clientPricing.tableId, groups: clientPricing.groups })
    .from(clientPricing)
    .where(and(eq(clientPricing.supplierId, supplierId), eq(clientPricing.clientId, clientId)));
  if (row === undefined) return { groups: [] };
  return { groups: row.groups, ...(row.tableId === null ? {} : { tableId: row.tableId }) };
}
