import { and, between, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Period } from '#features/catalog/domain/search/period.ts';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Db } from '#platform/db/database.ts';
import type { EventCount } from '../domain/event-batch.ts';
import { FUNNEL_STEPS, type OrderEventName } from '../domain/event-names.ts';
import type { DayStep } from '../domain/funnel.ts';
import { analyticsEvents, analyticsOrders } from './analytics.tables.ts';

const keys = [
  analyticsEvents.supplierId,
  analyticsEvents.day,
  analyticsEvents.event,
  analyticsEvents.visit,
  analyticsEvents.listName,
];

/** Adds to the stored counts. The rows have to be in key order, so that two concurrent writers do not deadlock. */
export async function addEventCounts(db: Db, counts: readonly EventCount[]): Promise<void> {
  await db
    .insert(analyticsEvents)
    .values([...counts])
    .onConflictDoUpdate({
      target: keys,
      set: {
        times: sql`${analyticsEvents.times} + excluded.times`,
        value: sql`${analyticsEvents.value} + excluded.value`,
      },
    });
}

export interface OrderClaim {
  readonly supplierId: SupplierId;
  readonly event: OrderEventName;
  readonly orderNumber: OrderNumber;
  readonly day: string;
}

/** Whether the event of this order was counted by this call: false if it was counted before. */
export async function claimOrder(db: Db, claim: OrderClaim): Promise<boolean> {
  const rows = await db
    .insert(analyticsOrders)
    .values(claim)
    .onConflictDoNothing()
    .returning({ supplierId: analyticsOrders.supplierId });
  return rows.length > 0;
}

export async function wasPurchaseCounted(
  db: Db,
  supplierId: SupplierId,
  orderNumber: OrderNumber,
): Promise<boolean> {
  const rows = await db
    .select({ day: analyticsOrders.day })
    .from(analyticsOrders)
    .where(
      and(
        eq(analyticsOrders.supplierId, supplierId),
        eq(analyticsOrders.event, 'purchase'),
        eq(analyticsOrders.orderNumber, orderNumber),
      ),
    );
  return rows.length > 0;
}

/** In centavos. What browsers report may be invented: a report of many days must not fail for it. */
const MAX_PER_DAY = Math.floor(Number.MAX_SAFE_INTEGER / 100);

const timesSum = sql<number>`sum(${analyticsEvents.times})`.mapWith(Number);

const ofPeriod = (supplierId: SupplierId, { from, to }: Period) =>
  and(eq(analyticsEvents.supplierId, supplierId), between(analyticsEvents.day, from, to));

/** The funnel's steps of each day, by day. A visit without a pseudonym adds to the times only. */
export async function stepsByDay(db: Db, supplierId: SupplierId, period: Period): Promise<DayStep[]> {
  const rows = await db
    .select({
      day: analyticsEvents.day,
      step: sql<DayStep['step']>`${analyticsEvents.event}`,
      visits: sql`count(distinct nullif(${analyticsEvents.visit}, ''))`.mapWith(Number),
      times: timesSum,
      value: sql`least(sum(${analyticsEvents.value}), ${MAX_PER_DAY}::bigint)`.mapWith(Number),
    })
    .from(analyticsEvents)
    .where(and(ofPeriod(supplierId, period), inArray(analyticsEvents.event, [...FUNNEL_STEPS])))
    .groupBy(analyticsEvents.day, analyticsEvents.event)
    .orderBy(analyticsEvents.day);
  return rows.map((row) => ({ ...row, value: centavos(row.value) }));
}

export interface ListCount {
  readonly name: string;
  readonly views: number;
  readonly selections: number;
}

/** The most viewed lists first. */
export function mostViewedLists(
  db: Db,
  supplierId: SupplierId,
  period: Period,
  limit: number,
): Promise<ListCount[]> {
  const of = (event: 'view_item_list' | 'select_item') =>
    sql<number>`coalesce(sum(${analyticsEvents.times}) filter (where ${analyticsEvents.event} = ${event}), 0)`.mapWith(
      Number,
    );
  const views = of('view_item_list');
  return db
    .select({ name: analyticsEvents.listName, views, selections: of('select_item') })
    .from(analyticsEvents)
    .where(
      and(
        ofPeriod(supplierId, period),
        inArray(analyticsEvents.event, ['view_item_list', 'select_item']),
        ne(analyticsEvents.listName, ''),
      ),
    )
    .groupBy(analyticsEvents.listName)
    .orderBy(desc(views), analyticsEvents.listName)
    .limit(limit);
}
