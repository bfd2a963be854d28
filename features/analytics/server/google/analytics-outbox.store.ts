import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { OrderEventName } from '../../domain/event-names.ts';
import { analyticsAccounts, analyticsOutbox } from '../analytics.tables.ts';

export interface QueuedEvent {
  readonly supplierId: SupplierId;
  readonly event: OrderEventName;
  readonly orderNumber: OrderNumber;
  readonly createdAt: Date;
  /** Including this one. */
  readonly tries: number;
}

/** Whether the server sends this event of an order, so that the browser must not. */
export async function isSentByServer(
  db: Db,
  { supplierId, event, orderNumber }: Pick<QueuedEvent, 'supplierId' | 'event' | 'orderNumber'>,
): Promise<boolean> {
  const rows = await db
    .select({ event: analyticsOutbox.event })
    .from(analyticsOutbox)
    .where(
      and(
        eq(analyticsOutbox.supplierId, supplierId),
        eq(analyticsOutbox.event, event),
        eq(analyticsOutbox.orderNumber, orderNumber),
      ),
    );
  return rows.length > 0;
}

export interface Claim {
  readonly now: Instant;
  /** Nobody else takes the events until then. */
  readonly until: Instant;
  /** Older events are no longer sent. */
  readonly since: Instant;
  readonly max: number;
}

/** Whether an event is no refund, or one whose purchase was sent. */
const purchaseWasSent = sql`(${analyticsOutbox.event} <> 'refund' or exists (
  select from ${analyticsOutbox} purchase
  where purchase.supplier_id = ${analyticsOutbox.supplierId} and purchase.event = 'purchase'
    and purchase.order_number = ${analyticsOutbox.orderNumber} and purchase.next_try_at is null))`;

/** Claims due events of all suppliers that have an API secret, the oldest first; a refund only after its purchase was sent. */
export async function claimEvents(db: Db, { now, until, since, max }: Claim): Promise<QueuedEvent[]> {
  const due = db
    .select({
      supplierId: analyticsOutbox.supplierId,
      event: analyticsOutbox.event,
      orderNumber: analyticsOutbox.orderNumber,
    })
    .from(analyticsOutbox)
    .innerJoin(analyticsAccounts, eq(analyticsAccounts.supplierId, analyticsOutbox.supplierId))
    .where(
      and(
        lte(analyticsOutbox.nextTryAt, new Date(now)),
        gte(analyticsOutbox.createdAt, new Date(since)),
        purchaseWasSent,
      ),
    )
    .orderBy(asc(analyticsOutbox.nextTryAt))
    .limit(max)
    .for('update', { of: analyticsOutbox, skipLocked: true });
  // Materialised: PostgreSQL could otherwise run the subquery again for each row, and select other events each time.
  return db
    .update(analyticsOutbox)
    .set({ nextTryAt: new Date(until), tries: sql`${analyticsOutbox.tries} + 1` })
    .where(
      sql`(${analyticsOutbox.supplierId}, ${analyticsOutbox.event}, ${analyticsOutbox.orderNumber})
        in (with due as materialized ${due} select supplier_id, event, order_number from due)`,
    )
    .returning({
      supplierId: analyticsOutbox.supplierId,
      event: analyticsOutbox.event,
      orderNumber: analyticsOutbox.orderNumber,
      createdAt: analyticsOutbox.createdAt,
      tries: analyticsOutbox.tries,
    });
}

/** Only while this attempt still holds the claim: `tries` has not changed since. */
const heldBy = ({ supplierId, event, orderNumber, tries }: QueuedEvent) =>
  and(
    eq(analyticsOutbox.supplierId, supplierId),
    eq(analyticsOutbox.event, event),
    eq(analyticsOutbox.orderNumber, orderNumber),
    eq(analyticsOutbox.tries, tries),
  );

export async function markSent(db: Db, event: QueuedEvent): Promise<void> {
  await db.update(analyticsOutbox).set({ nextTryAt: null, lastError: null }).where(heldBy(event));
}

export interface Postponement {
  readonly until: Instant;
  readonly lastError: string;
}

export async function postponeEvent(
  db: Db,
  event: QueuedEvent,
  { until, lastError }: Postponement,
): Promise<void> {
  await db
    .update(analyticsOutbox)
    .set({ nextTryAt: new Date(until), lastError })
    .where(heldBy(event));
}

/** An event that is not to be sent, such as one of a client who was forgotten. */
export async function dropEvent(db: Db, event: QueuedEvent): Promise<void> {
  await db.delete(analyticsOutbox).where(heldBy(event));
}
