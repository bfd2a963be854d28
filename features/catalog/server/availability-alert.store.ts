import { and, eq, sql } from 'drizzle-orm';
import type { ClientId, ProductId, SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { availabilityAlerts } from './availability-alerts.tables.ts';

export interface AvailabilityAlert {
  readonly supplierId: SupplierId;
  readonly productId: ProductId;
  readonly clientId: ClientId;
}

/** Two at once leave one. */
export async function saveAlert(db: Db, alert: AvailabilityAlert, createdAt: Date): Promise<void> {
  await db
    .insert(availabilityAlerts)
    .values({ ...alert, createdAt })
    .onConflictDoNothing();
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

const finding = prepared((db) =>
  db
    .select({ productId: availabilityAlerts.productId })
    .from(availabilityAlerts)
    .where(
      and(
        eq(availabilityAlerts.supplierId, sql.placeholder('supplierId')),
        eq(availabilityAlerts.productId, sql.placeholder('productId')),
        eq(availabilityAlerts.clientId, sql.placeholder('clientId')),
      ),
    )
    .prepare('availability_alert'),
);

export const hasAlert = async (db: Db, alert: AvailabilityAlert): Promise<boolean> =>
  (await finding(db).execute({ ...alert })).length > 0;
