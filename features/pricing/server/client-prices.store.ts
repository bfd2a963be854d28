/** A client's own prices: those of its price table or its groups', grants by attendants, and groups. Never cached. */
import { and, eq, sql } from 'drizzle-orm';
import type { ClientId, ProductId, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { ClientPricing } from '../domain/buyer.ts';
import type { Grant } from '../domain/grant.ts';
import type { TablePrice } from '../domain/offer.ts';
import { clientPricing, suppliersWithClientPrices } from './pricing.tables.ts';

export interface ClientPrices {
  readonly groups: readonly string[];
  readonly tablePrices: ReadonlyMap<ProductId, TablePrice>;
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
type GrantRow = [productId: string, price: number, from: number, to: number | null, expiresAt: number];

const { placeholder } = sql;
const client = sql`supplier_id = ${placeholder('supplierId')} and client_id = ${placeholder('clientId')}`;
const ofProducts = sql`product_id = any(${placeholder('productIds')}::uuid[])`;

const ownTable = sql`(
  select own.id from client_pricing as given
  join price_tables as own on own.supplier_id = given.supplier_id and own.id = given.table_id and not own.archived
  where given.supplier_id = ${placeholder('supplierId')} and given.client_id = ${placeholder('clientId')})`;

/** That of an automatic group; of two groups, the older one's. */
const tableOfGroups = sql`(
  select shared.id from client_pricing as member
  join automatic_groups as filled on filled.supplier_id = member.supplier_id and filled.table_id is not null
    and filled.name = any(member.groups)
  join price_tables as shared on shared.supplier_id = filled.supplier_id and shared.id = filled.table_id
    and not shared.archived
  where member.supplier_id = ${placeholder('supplierId')} and member.client_id = ${placeholder('clientId')}
  order by filled.id limit 1)`;

/** One row of JSON arrays, whatever the number of products. */
const selectClientPrices = prepared((db) =>
  db
    .select({
      groups: sql<string[] | null>`(select groups from client_pricing where ${client})`,
      prices: sql<PriceRow[] | null>`(
        select json_agg(json_build_array(product_id, price, wholesale_price, wholesale_minimum))
        from price_table_prices
        where supplier_id = ${placeholder('supplierId')} and ${ofProducts}
          and table_id = coalesce(${ownTable}, ${tableOfGroups}))`,
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
    tablePrices: new Map(row?.prices?.map((price) => [price[0], tablePriceOf(price)])),
    grants: new Map(row?.grants?.map((grant) => [grant[0], grantOf(grant)])),
  };
}

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
