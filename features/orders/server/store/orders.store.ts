import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { clientSearchWords } from '#features/delegation/domain/client-search.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { defined } from '#kernel/defined.ts';
import type { ClientId, OrderNumber, PaymentMethodId, SupplierId, UserId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import { correlated } from '#platform/db/correlated.ts';
import type { Db } from '#platform/db/database.ts';
import type { DeliverySnapshot, Tracking } from '../../domain/order.ts';
import type { OrderStatus } from '../../domain/order-status.ts';
import { bareNumber, type OrdersFilter, statusesIn } from '../../domain/orders-filter.ts';
import { orderEvents } from './order-records.tables.ts';
import { orderLines, orders } from './orders.tables.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Which client's orders; with `issuers`, only those that these users issued. */
export interface OrdersOf {
  readonly supplierId: SupplierId;
  readonly clientId: ClientId;
  readonly issuers?: readonly UserId[];
}

export const ordersOf = ({ supplierId, clientId, issuers }: OrdersOf) =>
  and(
    eq(orders.supplierId, supplierId),
    eq(orders.clientId, clientId),
    issuers === undefined ? undefined : inArray(orders.userId, [...issuers]),
  );

/** A client's own order; undefined when it is absent or another client's. */
export const orderOfClient = async (
  db: Db,
  owner: OrdersOf,
  number: OrderNumber,
): Promise<OrderRow | undefined> =>
  (
    await db
      .select()
      .from(orders)
      .where(and(ordersOf(owner), eq(orders.number, number)))
  )[0];

/** Whether it never became an order. Only for a cancelled one the events have to be searched. */
export const stayedQuoteSql = correlated<boolean>(sql`case ${orders.status} when 'cancelled'
  then not exists (select from ${orderEvents} where ${orderEvents.supplierId} = ${orders.supplierId}
    and ${orderEvents.orderNumber} = ${orders.number}
    and ${orderEvents.status} not in ('quote-requested', 'quote-priced', 'cancelled'))
  else ${orders.status} in ('quote-requested', 'quote-priced') end`);

/** A combo's parts are rows of their own, and gifts are not counted, so this equals the cart's `countProducts`. */
export const productCount = correlated<number>(
  sql`(select count(*) from ${orderLines} where ${orderLines.supplierId} = ${orders.supplierId}
    and ${orderLines.orderNumber} = ${orders.number} and ${orderLines.priceReason} <> 'gift')`,
).mapWith(Number);

const deliveryType = sql<DeliveryType>`${orders.delivery} ->> 'type'`;

/** Newest first. */
export const orderSummaries = (db: Db, owner: OrdersOf, filter: OrdersFilter, page: PageRange) =>
  db
    .select({
      number: orders.number,
      status: orders.status,
      stayedQuote: stayedQuoteSql,
      createdAt: orders.createdAt,
      issuedBy: orders.issuedBy,
      issuedAs: orders.issuedAs,
      deliveryType,
      paymentName: orders.paymentName,
      total: orders.total,
      productCount,
    })
    .from(orders)
    .where(and(ordersOf(owner), isWanted(filter)))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .offset(page.offset)
    .limit(page.limit);

export const theOrder = (supplierId: SupplierId, number: OrderNumber) =>
  and(eq(orders.supplierId, supplierId), eq(orders.number, number));

const moved = {
  status: orders.status,
  delivery: orders.delivery,
  clientId: orders.clientId,
  userId: orders.userId,
  issuedAs: orders.issuedAs,
};

/** The columns that a move needs. */
export type LockedOrder = Pick<OrderRow, keyof typeof moved>;

export const lockOrder = async (
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
): Promise<LockedOrder | undefined> =>
  (await db.select(moved).from(orders).where(theOrder(supplierId, number)).for('update'))[0];

/** Locks a client's own order; undefined when it is absent or another client's. */
export const lockOwnOrder = async (
  db: Db,
  owner: OrdersOf,
  number: OrderNumber,
): Promise<OrderRow | undefined> =>
  (
    await db
      .select()
      .from(orders)
      .where(and(ordersOf(owner), eq(orders.number, number)))
      .for('update')
  )[0];

export const clientOfOrder = async (
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
): Promise<ClientId | undefined> =>
  (await db.select({ clientId: orders.clientId }).from(orders).where(theOrder(supplierId, number)))[0]
    ?.clientId;

export async function setPayment(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
  {
    id,
    name,
    variance,
  }: { readonly id: PaymentMethodId; readonly name: string; readonly variance?: number | undefined },
): Promise<void> {
  await db
    .update(orders)
    .set({
      paymentMethodId: id,
      paymentName: name,
      ...defined({ paymentVariance: variance }),
    })
    .where(theOrder(supplierId, number));
}

export async function setStatus(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
  status: OrderStatus,
): Promise<void> {
  await db.update(orders).set({ status }).where(theOrder(supplierId, number));
}

export async function setDelivery(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
  delivery: DeliverySnapshot,
): Promise<void> {
  await db.update(orders).set({ delivery }).where(theOrder(supplierId, number));
}

/** Undefined removes stored tracking. */
export async function setTracking(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
  tracking: Tracking | undefined,
): Promise<void> {
  await db
    .update(orders)
    .set({ tracking: tracking ?? null })
    .where(theOrder(supplierId, number));
}

export const isWanted = ({ deliveryType, group, from, until, text = '' }: OrdersFilter): SQL | undefined =>
  and(
    deliveryType === undefined ? undefined : eq(sql`${orders.delivery} ->> 'type'`, deliveryType),
    group === undefined ? undefined : inArray(orders.status, [...statusesIn(group)]),
    from === undefined ? undefined : gte(orders.createdAt, new Date(from)),
    until === undefined ? undefined : lt(orders.createdAt, new Date(until)),
    ...clientSearchWords(text).map(says),
  );

/** Each word has to match: an order number, a word of the client's number or a code as a whole, a product's name in part. */
function says(word: string): SQL {
  const part = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(${orders.number}::text = ${bareNumber(word)}
    or ${word} = any(regexp_split_to_array(folded(${orders.customerOrderNumber}), '\\s+'))
    or exists (select from ${orderLines} where ${orderLines.supplierId} = ${orders.supplierId}
      and ${orderLines.orderNumber} = ${orders.number}
      and (folded(${orderLines.sku}) = ${word} or folded(${orderLines.name}) like ${part})))`;
}
