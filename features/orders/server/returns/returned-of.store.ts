import { type SQL, sql } from 'drizzle-orm';
import { orderReturns } from './returns.tables.ts';

/**
 * What went back, or was taken off, for the returned goods of an order: centavos, by one index lookup. At most the order's total,
 * since interest that goes back was never a sale. `order` is a name of the row in the query.
 */
export const returnedOf = (order: SQL): SQL =>
  sql`least(${order}.total, coalesce((
    select sum(gone_back.amount) from ${orderReturns} as gone_back
    where gone_back.supplier_id = ${order}.supplier_id and gone_back.order_number = ${order}.number), 0))`;

/** What is left of its total. */
export const netTotalOf = (order: SQL): SQL => sql`(${order}.total - ${returnedOf(order)})`;
