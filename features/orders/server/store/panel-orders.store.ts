import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { ClientId, OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Instant } from '#kernel/scope.ts';
import { correlated } from '#platform/db/correlated.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { OrderStatus } from '../../domain/order-status.ts';
import { orderQuotes } from './order-records.tables.ts';
import { type OrderRow, theOrder } from './orders.store.ts';
import { orders } from './orders.tables.ts';

export interface ShopOrdersSearch {
  readonly status?: OrderStatus;
  readonly number?: OrderNumber;
  /** Absent: any client. */
  readonly clientIds?: readonly ClientId[];
  readonly from?: Instant;
  /** Exclusive. */
  readonly until?: Instant;
}

const validUntil = correlated<Date | null>(sql`(select ${orderQuotes.validUntil} from ${orderQuotes}
  where ${orderQuotes.supplierId} = ${orders.supplierId} and ${orderQuotes.orderNumber} = ${orders.number}
    and ${orders.status} = 'quote-priced'
  order by ${orderQuotes.version} desc limit 1)`).mapWith(orderQuotes.validUntil);

/** Newest first. */
export const shopOrdersPage = (
  db: Db,
  supplierId: SupplierId,
  search: ShopOrdersSearch,
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
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(limit)
    .offset(offset);

export async function countShopOrders(
  db: Db,
  supplierId: SupplierId,
  search: ShopOrdersSearch,
): Promise<number> {
  const [row] = await db.select({ total: count() }).from(orders).where(isFound(supplierId, search));
  return row?.total ?? 0;
}

const isFound = (
  supplierId: SupplierId,
  { status, number, clientIds, from, until }: ShopOrdersSearch,
): SQL | undefined =>
  and(
    eq(orders.supplierId, supplierId),
    status === undefined ? undefined : eq(orders.status, status),
    number === undefined ? undefined : eq(orders.number, number),
    clientIds === undefined ? undefined : inArray(orders.clientId, [...clientIds]),
    from === undefined ? undefined : gte(orders.createdAt, new Date(from)),
    until === undefined ? undefined : lt(orders.createdAt, new Date(until)),
  );

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

/** Subquery of the clients who have ordered at the supplier; accounts search their names. */
export const clientsOfOrders = (db: Db, supplierId: SupplierId) =>
  db.selectDistinct({ clientId: orders.clientId }).from(orders).where(eq(orders.supplierId, supplierId));

/** Subquery of the given clients, for the same use. */
export const theseClients = (ids: readonly ClientId[]) =>
  sql`(select unnest(${sql.param([...ids])}::uuid[]))`;
