import { and, desc, inArray } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { statusesIn } from '../../domain/orders-filter.ts';
import { type OrdersOf, ordersOf } from '../store/orders.store.ts';
import { orders } from '../store/orders.tables.ts';

const OPEN = [...statusesIn('open'), ...statusesIn('quotes')];

/** Orders and quotes that are not over, the newest first. */
export const openOrders = (db: Db, owner: OrdersOf, limit: number) =>
  db
    .select({
      number: orders.number,
      status: orders.status,
      createdAt: orders.createdAt,
      delivery: orders.delivery,
      total: orders.total,
    })
    .from(orders)
    .where(and(ordersOf(owner), inArray(orders.status, OPEN)))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(limit);
