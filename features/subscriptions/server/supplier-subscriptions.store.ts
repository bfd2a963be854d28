import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import type { SubscriptionStatus, SupplierSubscription } from '../domain/subscription.ts';
import { subscriptions } from './subscriptions.tables.ts';

const ofStatus = (supplierId: SupplierId, status: SubscriptionStatus) =>
  and(eq(subscriptions.supplierId, supplierId), eq(subscriptions.status, status));

/** Ordered by the date of the next order. */
export async function supplierSubscriptions(
  db: Db,
  supplierId: SupplierId,
  status: SubscriptionStatus,
  { limit, offset }: PageRange,
): Promise<Omit<SupplierSubscription, 'clientName'>[]> {
  const rows = await db
    .select({
      id: subscriptions.id,
      clientId: subscriptions.clientId,
      label: subscriptions.label,
      status: subscriptions.status,
      nextDate: subscriptions.nextDate,
      failures: subscriptions.failures,
      lineCount: sql<number>`jsonb_array_length(${subscriptions.lines})`,
      paymentName: subscriptions.paymentName,
      placeText: sql<string>`${subscriptions.place} ->> 'text'`,
      firstOrder: subscriptions.firstOrderNumber,
      createdAt: subscriptions.createdAt,
    })
    .from(subscriptions)
    .where(ofStatus(supplierId, status))
    .orderBy(asc(subscriptions.nextDate), asc(subscriptions.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ nextDate, createdAt, ...row }) => ({
    ...row,
    ...(row.status === 'ACTIVE' ? { nextDate } : {}),
    createdAt: createdAt.getTime(),
  }));
}

export async function countSubscriptions(
  db: Db,
  supplierId: SupplierId,
  status: SubscriptionStatus,
): Promise<number> {
  const [row] = await db.select({ total: count() }).from(subscriptions).where(ofStatus(supplierId, status));
  return row?.total ?? 0;
}
