import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { clientSearchWords } from '#features/delegation/domain/client-search.ts';
import { bareNumber, type OrdersFilter, statusesIn } from '../../domain/orders-filter.ts';
import { orderLines, orders } from './orders.tables.ts';

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
