/** Lists of a client's orders: which are wanted, and what a list shows of each. */
import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { clientSearchWords } from '#features/delegation/domain/client-search.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import { containing, correlated } from '#platform/db/sql-fragments.ts';
import { bareNumber, type OrdersFilter, statusesIn } from '../../domain/orders-filter.ts';
import { orderEvents } from '../store/order-records.tables.ts';
import { type OrdersOf, ordersOf } from '../store/orders.store.ts';
import { orderLines, orders } from '../store/orders.tables.ts';

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
  const part = containing(word);
  return sql`(${orders.number}::text = ${bareNumber(word)}
    or ${word} = any(regexp_split_to_array(folded(${orders.customerOrderNumber}), '\\s+'))
    or exists (select from ${orderLines} where ${orderLines.supplierId} = ${orders.supplierId}
      and ${orderLines.orderNumber} = ${orders.number}
      and (folded(${orderLines.sku}) = ${word} or folded(${orderLines.name}) like ${part})))`;
}
