/** Orders as recommendations are computed from them: what was bought together (gifts were not), when, and where to. */
import { sql } from 'drizzle-orm';
import type { Purchase } from '#features/recommendations/domain/purchase.ts';
import type {
  OrderPosition,
  PurchaseFeed,
  PurchaseReader,
} from '#features/recommendations/server/purchase-reader.ts';
import { orderLines, orders } from './orders.tables.ts';

interface PurchaseRow extends Record<string, unknown> {
  readonly number: string;
  readonly client_id: string;
  readonly created_at: Date;
  readonly city: string | null;
  readonly state: string | null;
  readonly product_ids: string[];
}

const bought = sql`${orders.status} not in ('quote-requested', 'quote-priced', 'cancelled')`;

const columns = sql`${orders.number}, ${orders.clientId}, ${orders.createdAt},
  ${orders.delivery} #>> '{address,city}' as city, ${orders.delivery} #>> '{address,state}' as state,
  array(
    select ${orderLines.productId} from ${orderLines}
    where ${orderLines.supplierId} = ${orders.supplierId} and ${orderLines.orderNumber} = ${orders.number}
      and ${orderLines.priceReason} <> 'gift'
    group by ${orderLines.productId} order by min(${orderLines.position})
  ) as product_ids`;

/** `limit` in the lateral query: each supplier costs one look into the index, and no plan reads all orders. */
export const suppliersWithPurchases: PurchaseFeed['suppliersWithPurchases'] = async (db, read, until) => {
  if (read.length === 0) return [];
  const ids = sql.param(read.map(({ supplierId }) => supplierId));
  const times = sql.param(read.map(({ after }) => new Date(after.at).toISOString()));
  const numbers = sql.param(read.map(({ after }) => after.number));
  const { rows } = await db.execute<{ supplier_id: string }>(sql`
    select read.supplier_id
    from unnest(${ids}::uuid[], ${times}::timestamptz[], ${numbers}::bigint[]) as read (supplier_id, at, number)
    cross join lateral (
      select from ${orders}
      where ${orders.supplierId} = read.supplier_id and (${orders.createdAt}, ${orders.number}) > (read.at, read.number)
        and ${orders.createdAt} < ${new Date(until)} and ${bought}
      order by ${orders.createdAt}, ${orders.number} limit 1
    ) as found`);
  return rows.map(({ supplier_id }) => supplier_id);
};

export const purchasesAfter: PurchaseReader['purchasesAfter'] = async (
  db,
  supplierId,
  after,
  { until, limit },
) => {
  const { rows } = await db.execute<PurchaseRow>(sql`
    select ${columns} from ${orders}
    where ${orders.supplierId} = ${supplierId}
      and (${orders.createdAt}, ${orders.number}) > (${new Date(after.at)}, ${after.number})
      and ${orders.createdAt} < ${new Date(until)} and ${bought}
    order by ${orders.createdAt}, ${orders.number} limit ${limit}`);
  return rows.map(purchaseOf);
};

export const purchasesOf: PurchaseReader['purchasesOf'] = async (
  db,
  supplierId,
  clientIds,
  { before, limit, userId },
) => {
  if (clientIds.length === 0) return [];
  const { rows } = await db.execute<PurchaseRow>(sql`
    select latest.* from unnest(${sql.param([...clientIds])}::uuid[]) as client (id), lateral (
      select ${columns} from ${orders}
      where ${orders.supplierId} = ${supplierId} and ${orders.clientId} = client.id
        and ${orders.createdAt} < ${new Date(before)} and ${bought}
        ${userId === undefined ? sql`` : sql`and ${orders.userId} = ${userId}`}
      order by ${orders.createdAt} desc, ${orders.number} desc limit ${limit}
    ) as latest`);
  return rows.map(purchaseOf);
};

export const lastPurchases: PurchaseReader['lastPurchases'] = async (
  db,
  supplierId,
  { clientIds, productIds },
  before,
) => {
  if (clientIds.length === 0 || productIds.length === 0) return [];
  const { rows } = await db.execute<{ client_id: string; product_id: string; at: Date }>(sql`
    select ${orders.clientId}, ${orderLines.productId}, max(${orders.createdAt}) as at
    from ${orders} join ${orderLines}
      on ${orderLines.supplierId} = ${orders.supplierId} and ${orderLines.orderNumber} = ${orders.number}
    where ${orders.supplierId} = ${supplierId} and ${orders.clientId} = any(${sql.param([...clientIds])}::uuid[])
      and ${orders.createdAt} < ${new Date(before)} and ${bought}
      and ${orderLines.productId} = any(${sql.param([...productIds])}::uuid[])
    group by ${orders.clientId}, ${orderLines.productId}`);
  return rows.map((row) => ({
    clientId: row.client_id,
    productId: row.product_id,
    at: new Date(row.at).getTime(),
  }));
};

const purchaseOf = (row: PurchaseRow): Purchase & OrderPosition => ({
  number: Number(row.number),
  clientId: row.client_id,
  at: new Date(row.created_at).getTime(),
  productIds: row.product_ids,
  ...(row.city === null || row.state === null ? {} : { place: { city: row.city, state: row.state } }),
});
