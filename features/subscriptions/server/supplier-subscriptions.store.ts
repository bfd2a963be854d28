import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { SubscriptionStatus, SupplierSubscription } from '../domain/subscription.ts';
import { subscriptions as s } from './subscriptions.tables.ts';

const ofStatus = (supplierId: SupplierId, status: SubscriptionStatus) =>
  and(eq(s.supplierId, supplierId), eq(s.status, status));

/** Ordered by the date of the next order. */
export async function supplierSubscriptions(
  db: Db,
  supplierId: SupplierId,
  status: SubscriptionStatus,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Omit<SupplierSubscription, 'clientName'>[]> {
  const rows = await db
    .select({
      id: s.id,
      clientId: s.clientId,
      label: s.label,
      status: s.status,
      nextDate: s.nextDate,
      failures: s.failures,
      lineCount: sql<number>`jsonb_array_length(${s.lines})`,
      paymentName: s.paymentName,
      placeText: sql<string>`${s.place} ->> 'text'`,
      firstOrder: s.firstOrderNumber,
      createdAt: s.createdAt,
    })
    .from(s)
    .where(ofStatus(supplierId, status))
    .orderBy(asc(s.nextDate), asc(s.id))
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
  const [row] = await db.select({ total: count() }).from(s).where(ofStatus(supplierId, status));
  return row?.total ?? 0;
}
