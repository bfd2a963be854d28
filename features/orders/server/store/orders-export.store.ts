import { and, desc, type SQL, sql } from 'drizzle-orm';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Db } from '#platform/db/database.ts';
import type { ExportedOrder } from '../../domain/exported-order.ts';
import type { OrdersFilter } from '../../domain/orders-filter.ts';
import { isWanted, productCount, stayedQuoteSql } from '../read/order-summaries.store.ts';
import { type OrdersOf, ordersOf } from './orders.store.ts';
import { orders } from './orders.tables.ts';
import { isFound, type ShopOrdersSearch } from './panel-orders.store.ts';

/** The orders that follow `last` in the list, newest first. */
export async function ordersAfter(
  db: Db,
  owner: OrdersOf,
  filter: OrdersFilter,
  last: Pick<ExportedOrder, 'number' | 'createdAt'> | undefined,
  limit: number,
): Promise<ExportedOrder[]> {
  const rows = await db
    .select(exported)
    .from(orders)
    .where(and(ordersOf(owner), isWanted(filter), isBehind(last)))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(limit);
  return rows.map(exportedOrder);
}

/** As above, of all clients of a shop. */
export async function shopOrdersAfter(
  db: Db,
  supplierId: SupplierId,
  search: ShopOrdersSearch,
  last: Pick<ExportedOrder, 'number' | 'createdAt'> | undefined,
  limit: number,
): Promise<(ExportedOrder & { readonly clientId: ClientId })[]> {
  const rows = await db
    .select({ ...exported, clientId: orders.clientId })
    .from(orders)
    .where(and(isFound(supplierId, search), isBehind(last)))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(limit);
  return rows.map(({ clientId, ...row }) => ({ ...exportedOrder(row), clientId }));
}

const exported = {
  number: orders.number,
  status: orders.status,
  stayedQuote: stayedQuoteSql,
  createdAt: orders.createdAt,
  issuedBy: orders.issuedBy,
  issuedAs: orders.issuedAs,
  deliveryType: sql<DeliveryType>`${orders.delivery} ->> 'type'`,
  paymentName: orders.paymentName,
  subtotal: orders.subtotal,
  deliveryFee: orders.deliveryFee,
  discount: orders.discount,
  total: orders.total,
  couponCode: sql<string>`coalesce(${orders.coupon} ->> 'code', '')`,
  customerOrderNumber: orders.customerOrderNumber,
  note: orders.note,
  productCount,
};

interface ExportedRow
  extends Omit<ExportedOrder, 'createdAt' | 'subtotal' | 'deliveryFee' | 'discount' | 'total'> {
  readonly createdAt: Date;
  readonly subtotal: number;
  readonly deliveryFee: number;
  readonly discount: number;
  readonly total: number;
}

const exportedOrder = ({
  createdAt,
  subtotal,
  deliveryFee,
  discount,
  total,
  ...row
}: ExportedRow): ExportedOrder => ({
  ...row,
  createdAt: createdAt.getTime(),
  subtotal: centavos(subtotal),
  deliveryFee: centavos(deliveryFee),
  discount: centavos(discount),
  total: centavos(total),
});

const isBehind = (last: Pick<ExportedOrder, 'number' | 'createdAt'> | undefined): SQL | undefined =>
  last &&
  sql`(${orders.createdAt}, ${orders.number}) < (${new Date(last.createdAt).toISOString()}::timestamptz, ${last.number})`;
