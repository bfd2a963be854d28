import { and, asc, eq, sql } from 'drizzle-orm';
import type { OrderNumber, SupplierId, UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { OrderStatus } from '../domain/order-status.ts';
import type { OrderEvent } from '../domain/placed-order.ts';
import { orderEvents } from './orders.tables.ts';

/** From the first move to the last. */
export async function eventsOf(db: Db, supplierId: SupplierId, number: OrderNumber): Promise<OrderEvent[]> {
  const rows = await db
    .select({ status: orderEvents.status, at: orderEvents.at, reason: orderEvents.reason })
    .from(orderEvents)
    .where(and(eq(orderEvents.supplierId, supplierId), eq(orderEvents.orderNumber, number)))
    .orderBy(asc(orderEvents.position));
  return rows.map(({ status, at, reason }) => ({ status, at: at.getTime(), reason }));
}

export interface NewEvent {
  readonly supplierId: SupplierId;
  readonly number: OrderNumber;
  readonly status: OrderStatus;
  /** Who moved it; absent for the system itself. */
  readonly userId?: UserId;
  readonly reason: string;
  readonly now: Instant;
}

/** Adds the next event. The order's row must be locked. */
export async function addEvent(db: Db, event: NewEvent): Promise<void> {
  const { supplierId, number } = event;
  await db.insert(orderEvents).values({
    supplierId,
    orderNumber: number,
    position: sql`(select max(position) + 1 from ${orderEvents}
      where supplier_id = ${supplierId} and order_number = ${number})`,
    status: event.status,
    userId: event.userId ?? null,
    reason: event.reason,
    at: new Date(event.now),
  });
}
