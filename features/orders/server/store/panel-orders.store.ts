import { and, asc, count, desc, eq, gt, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { ClientId, OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { correlated } from '#platform/db/sql-fragments.ts';
import { MAX_COUNTED, type OrdersOrder, type ShopOrdersFilter } from '../../domain/shop-order-list.ts';
import { orderQuotes } from './order-records.tables.ts';
import { type OrderRow, theOrder } from './orders.store.ts';
import { orders } from './orders.tables.ts';

export interface ShopOrdersSearch extends ShopOrdersFilter {
  /** Absent: any client. */
  readonly clientIds?: readonly ClientId[];
}

const validUntil = correlated<Date | null>(sql`(select ${orderQuotes.validUntil} from ${orderQuotes}
  where ${orderQuotes.supplierId} = ${orders.supplierId} and ${orderQuotes.orderNumber} = ${orders.number}
    and ${orders.status} = 'quote-priced'
  order by ${orderQuotes.version} desc limit 1)`).mapWith(orderQuotes.validUntil);

const orderings = { created: orders.createdAt, total: orders.total } as const;
const directions = { asc, desc } as const;

/** By the number where two are equal, so that pages share no order. The indexes follow both directions. */
const inOrder = ({ by, direction }: OrdersOrder) => {
  const directed = directions[direction];
  return [directed(orderings[by]), directed(orders.number)];
};

export const shopOrdersPage = (
  db: Db,
  supplierId: SupplierId,
  search: ShopOrdersSearch,
  order: OrdersOrder,
  { limit, offset }: PageRange,
) =>
  db
    .select({
      number: orders.number,
      clientId: orders.clientId,
      status: orders.status,
      createdAt: orders.createdAt,
      issuedBy: orders.issuedBy,
      issuedAs: orders.issuedAs,
      deliveryType: sql<DeliveryType>`${orders.delivery} ->> 'type'`,
      paymentName: orders.paymentName,
      total: orders.total,
      validUntil,
    })
    .from(orders)
    .where(isFound(supplierId, search))
    .orderBy(...inOrder(order))
    .limit(limit)
    .offset(offset);

/** At most `MAX_COUNTED`. */
export async function countShopOrders(
  db: Db,
  supplierId: SupplierId,
  search: ShopOrdersSearch,
): Promise<number> {
  const some = db
    .select({ number: orders.number })
    .from(orders)
    .where(isFound(supplierId, search))
    .limit(MAX_COUNTED)
    .as('some');
  const [row] = await db.select({ total: count() }).from(some);
  return row?.total ?? 0;
}

export const isFound = (supplierId: SupplierId, search: ShopOrdersSearch): SQL | undefined => {
  const { status, number, clientIds, paymentMethodId, deliveryType, representativeId } = search;
  const { from, until, after, upTo } = search;
  return and(
    eq(orders.supplierId, supplierId),
    status === undefined ? undefined : eq(orders.status, status),
    number === undefined ? undefined : eq(orders.number, number),
    clientIds === undefined ? undefined : inArray(orders.clientId, [...clientIds]),
    paymentMethodId === undefined ? undefined : eq(orders.paymentMethodId, paymentMethodId),
    deliveryType === undefined ? undefined : eq(sql`${orders.delivery} ->> 'type'`, deliveryType),
    representativeId === undefined
      ? undefined
      : and(eq(orders.userId, representativeId), eq(orders.issuedAs, 'representative')),
    from === undefined ? undefined : gte(orders.createdAt, new Date(from)),
    until === undefined ? undefined : lt(orders.createdAt, new Date(until)),
    after === undefined ? undefined : gt(orders.createdAt, new Date(after)),
    upTo === undefined ? undefined : lte(orders.createdAt, new Date(upTo)),
  );
};

const selectOrderByNumber = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(
      and(eq(orders.supplierId, sql.placeholder('supplierId')), eq(orders.number, sql.placeholder('number'))),
    )
    .prepare('orders_by_number'),
);

export const shopOrder = async (
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
): Promise<OrderRow | undefined> => (await selectOrderByNumber(db).execute({ supplierId, number }))[0];

export const lockShopOrder = async (
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(theOrder(supplierId, number)).for('update'))[0];

/**
 * Subquery of the clients who have ordered at the supplier; accounts search their names. Steps from client to client through the
 * index: reading all orders for it takes a second at a million of them.
 */
export const clientsOfOrders = (supplierId: SupplierId) => sql`(
  with recursive known (client_id) as (
    (select client_id from ${orders} where supplier_id = ${supplierId} order by client_id limit 1)
    union all
    select (select o.client_id from ${orders} as o where o.supplier_id = ${supplierId} and o.client_id > known.client_id
      order by o.client_id limit 1) from known where known.client_id is not null)
  select client_id from known where client_id is not null)`;

/** Subquery of the given clients, for the same use. */
export const theseClients = (ids: readonly ClientId[]) =>
  sql`(select unnest(${sql.param([...ids])}::uuid[]))`;
