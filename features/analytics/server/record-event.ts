import { createHash, randomBytes } from 'node:crypto';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { type Money, ZERO } from '#kernel/money.ts';
import type { Context, CustomerContext } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { EventBatch } from '../domain/event-batch.ts';
import { type AnalyticsEventName, isOrderEvent, type OrderEventName } from '../domain/event-names.ts';
import { addEventCounts, claimOrder, wasPurchaseCounted } from './events.store.ts';
import { isSentByServer } from './google/analytics-outbox.store.ts';

/** Far above real use: a visit has a few dozen rows, and few companies look at goods of ten million reais in a day. */
const LIMITS = { rows: 10_000, rowsOfAsker: 3_000, valueOfAsker: 1_000_000_000, askers: 50_000 };

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const CHUNK = 1_000;

const WRITTEN_EVERY = 5_000;

/** Exists only in this process's memory: requesters are distinguished, and cannot be identified later. */
const SECRET = randomBytes(16).toString('hex');

/** Added up in memory and written later, so that a shopper never waits for it. Per database, because tests have several. */
const batches = new WeakMap<Database, EventBatch>();

function batchOf(database: Database): EventBatch {
  const batch = batches.get(database) ?? new EventBatch(LIMITS);
  batches.set(database, batch);
  return batch;
}

export interface ReportedEvent {
  readonly event: AnalyticsEventName;
  readonly value?: Money | undefined;
  readonly listName?: string | undefined;
  readonly orderNumber?: OrderNumber | undefined;
  /** Drawn by the browser for a visit. */
  readonly session?: string | undefined;
}

/** The total of an order that the customer may see, if the event holds for it; undefined otherwise. */
export type TotalOfOrder = (
  context: CustomerContext,
  number: OrderNumber,
  event: OrderEventName,
) => Promise<Money | undefined>;

/**
 * Counts an event. Returns whether it counts: an event about an order does if the customer may see the order, and once;
 * a refund only after its purchase.
 */
export async function recordEvent(
  context: Context,
  { event, value = ZERO, listName = '', orderNumber, session }: ReportedEvent,
  totalOfOrder: TotalOfOrder,
): Promise<boolean> {
  const { database, supplier } = context;
  const day = todayOf(context);
  const record = {
    supplierId: supplier.id,
    day,
    event,
    listName,
    visit: session === undefined ? '' : digest([day, supplier.id, session]),
  };
  const asker = digest([SECRET, day, context.asker ?? '']);
  if (!isOrderEvent(event)) return batchOf(database).add({ ...record, value }, asker);
  // Without its order an amount cannot be verified.
  if (orderNumber === undefined) return batchOf(database).add({ ...record, value: ZERO }, asker);
  if (context.actor.kind !== 'customer') return false;
  const total = await totalOfOrder({ ...context, actor: context.actor }, orderNumber, event);
  if (total === undefined) return false;
  if (event === 'refund' && !(await wasPurchaseCounted(context.db, supplier.id, orderNumber))) return false;
  const isFirst = await claimOrder(context.db, { supplierId: supplier.id, event, orderNumber, day });
  return isFirst && batchOf(database).add({ ...record, value: total }, asker);
}

/** Whether the server sends the event to the shop's Google Analytics. */
export const isSentToGoogle = async (
  { db, supplier }: Context,
  { event, orderNumber }: ReportedEvent,
): Promise<boolean> =>
  isOrderEvent(event) &&
  orderNumber !== undefined &&
  (await isSentByServer(db, { supplierId: supplier.id, event, orderNumber }));

/** The visit's pseudonym differs each day and at each supplier, also for a tab that stays open. */
const digest = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);

export async function writeEvents(database: Database): Promise<void> {
  const taken = batchOf(database).take();
  for (let from = 0; from < taken.length; from += CHUNK)
    await addEventCounts(database.db, taken.slice(from, from + CHUNK));
}

/** Writes events every few seconds. The returned function stops and writes the rest. Events are lost if a write fails. */
export function scheduleEventWrites(
  database: Database,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let writing = Promise.resolve();
  const write = (): Promise<void> => {
    writing = writing.then(() => writeEvents(database)).catch(onError);
    return writing;
  };
  const timer = setInterval(write, WRITTEN_EVERY).unref();
  return () => {
    clearInterval(timer);
    return write();
  };
}
