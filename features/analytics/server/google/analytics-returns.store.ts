/** Returns that are queued for the suppliers' Google Analytics as refunds; purchases and cancellations are in `analytics_outbox`. */
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { analyticsAccounts, analyticsOutbox, analyticsReturns as returns } from '../analytics.tables.ts';
import type { Claim, Postponement } from './analytics-outbox.store.ts';

export interface QueuedReturn {
  readonly supplierId: SupplierId;
  readonly orderNumber: OrderNumber;
  /** Among the order's returns. */
  readonly returnNumber: number;
  readonly createdAt: Date;
  /** Including this one. */
  readonly tries: number;
}

const key = {
  supplierId: returns.supplierId,
  orderNumber: returns.orderNumber,
  returnNumber: returns.returnNumber,
};
const inKeys = sql`(${returns.supplierId}, ${returns.orderNumber}, ${returns.returnNumber})`;

/** Google has the purchase of which it is a part. */
const purchaseWasSent = sql`exists (
  select from ${analyticsOutbox} purchase
  where purchase.supplier_id = ${returns.supplierId} and purchase.event = 'purchase'
    and purchase.order_number = ${returns.orderNumber} and purchase.next_try_at is null)`;

/** As `claimEvents`. */
export async function claimReturns(db: Db, { now, until, since, max }: Claim): Promise<QueuedReturn[]> {
  const due = db
    .select(key)
    .from(returns)
    .innerJoin(analyticsAccounts, eq(analyticsAccounts.supplierId, returns.supplierId))
    .where(
      and(lte(returns.nextTryAt, new Date(now)), gte(returns.createdAt, new Date(since)), purchaseWasSent),
    )
    .orderBy(asc(returns.nextTryAt))
    .limit(max)
    .for('update', { of: returns, skipLocked: true });
  return db
    .update(returns)
    .set({ nextTryAt: new Date(until), tries: sql`${returns.tries} + 1` })
    .where(
      sql`${inKeys} in (with due as materialized ${due} select supplier_id, order_number, return_number from due)`,
    )
    .returning({ ...key, createdAt: returns.createdAt, tries: returns.tries });
}

/** Only while this attempt still holds the claim: `tries` has not changed since. */
const heldBy = ({ supplierId, orderNumber, returnNumber, tries }: QueuedReturn) =>
  and(
    eq(returns.supplierId, supplierId),
    eq(returns.orderNumber, orderNumber),
    eq(returns.returnNumber, returnNumber),
    eq(returns.tries, tries),
  );

export async function markReturnSent(db: Db, one: QueuedReturn): Promise<void> {
  await db.update(returns).set({ nextTryAt: null, lastError: null }).where(heldBy(one));
}

export async function postponeReturn(
  db: Db,
  one: QueuedReturn,
  { until, lastError }: Postponement,
): Promise<void> {
  await db
    .update(returns)
    .set({ nextTryAt: new Date(until), lastError })
    .where(heldBy(one));
}

/** A return that is not to be sent, such as one of a client who was forgotten. */
export async function dropReturn(db: Db, one: QueuedReturn): Promise<void> {
  await db.delete(returns).where(heldBy(one));
}
