import { and, asc, eq, sql } from 'drizzle-orm';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { Mover, Side } from '../../domain/mover.ts';
import type { OrderStatus } from '../../domain/order-status.ts';
import type { OrderEvent } from '../../domain/paid-order.ts';
import { orderEvents } from './order-records.tables.ts';

export interface KnownEvent extends OrderEvent {
  readonly name: string;
}

const { placeholder } = sql;

const selectEvents = prepared((db) =>
  db
    .select({
      status: orderEvents.status,
      at: orderEvents.at,
      reason: orderEvents.reason,
      side: sql<Side>`case when ${orderEvents.userId} is not null then 'client'
        when ${orderEvents.staffId} is not null then 'shop' else 'system' end`,
      name: orderEvents.byName,
    })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.supplierId, placeholder('supplierId')),
        eq(orderEvents.orderNumber, placeholder('number')),
      ),
    )
    .orderBy(asc(orderEvents.position))
    .prepare('order_events_by_order'),
);

/** Oldest first. */
export async function eventsOf(db: Db, supplierId: SupplierId, number: OrderNumber): Promise<KnownEvent[]> {
  const rows = await selectEvents(db).execute({ supplierId, number });
  return rows.map(({ at, ...event }) => ({ ...event, at: at.getTime() }));
}

export interface NewEvent {
  readonly supplierId: SupplierId;
  readonly number: OrderNumber;
  readonly status: OrderStatus;
  readonly by: Mover;
  readonly reason: string;
  readonly now: Instant;
}

/** Adds the next event. The order's row must be locked. */
export async function addEvent(db: Db, event: NewEvent): Promise<void> {
  const { supplierId, number, by } = event;
  await db.insert(orderEvents).values({
    supplierId,
    orderNumber: number,
    position: sql`(select max(position) + 1 from ${orderEvents}
      where supplier_id = ${supplierId} and order_number = ${number})`,
    status: event.status,
    userId: by.userId ?? null,
    staffId: by.staffId ?? null,
    byName: by.name,
    reason: event.reason,
    at: new Date(event.now),
  });
}
