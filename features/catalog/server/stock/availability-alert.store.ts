import { and, eq, sql } from 'drizzle-orm';
import type { ClientId, ProductId, SupplierId } from '#kernel/ids.ts';
import { batchLoader } from '#platform/db/batching/batch-loader.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { availabilityAlerts } from './stock.tables.ts';

export interface AvailabilityAlert {
  readonly supplierId: SupplierId;
  readonly productId: ProductId;
  readonly clientId: ClientId;
}

/** Idempotent under concurrency. A new request resets an alert that was due. */
export async function saveAlert(db: Db, alert: AvailabilityAlert, createdAt: Date): Promise<void> {
  await db
    .insert(availabilityAlerts)
    .values({ ...alert, createdAt })
    .onConflictDoUpdate({
      target: [availabilityAlerts.supplierId, availabilityAlerts.productId, availabilityAlerts.clientId],
      set: { dueAt: null },
    });
}

export async function deleteAlert(db: Db, alert: AvailabilityAlert): Promise<void> {
  await db
    .delete(availabilityAlerts)
    .where(
      and(
        eq(availabilityAlerts.supplierId, alert.supplierId),
        eq(availabilityAlerts.productId, alert.productId),
        eq(availabilityAlerts.clientId, alert.clientId),
      ),
    );
}

const selectWaitingAlerts = prepared((db) =>
  db
    .select({ productId: availabilityAlerts.productId, clientId: availabilityAlerts.clientId })
    .from(availabilityAlerts)
    .where(
      and(
        eq(availabilityAlerts.supplierId, sql.placeholder('supplierId')),
        sql`${availabilityAlerts.productId} = any(${sql.placeholder('productIds')}::uuid[])`,
        sql`${availabilityAlerts.clientId} = any(${sql.placeholder('clientIds')}::uuid[])`,
      ),
    )
    .prepare('availability_alerts_waiting'),
);

const alertKey = ({ productId, clientId }: Omit<AvailabilityAlert, 'supplierId'>): string =>
  `${productId} ${clientId}`;

const alerts = batchLoader<true>(async (db, supplierId, keys) => {
  const pairs = keys.map((key) => key.split(' '));
  const [productIds, clientIds] = [0, 1].map((part) => pairs.map((pair) => pair[part]));
  const rows = await selectWaitingAlerts(db).execute({ supplierId, productIds, clientIds });
  return new Map(rows.map((row) => [alertKey(row), true]));
});

export async function hasAlert(db: Db, alert: AvailabilityAlert): Promise<boolean> {
  const key = alertKey(alert);
  return (await alerts(db, alert.supplierId, [key])).has(key);
}
