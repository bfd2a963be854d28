/** Exports and deletes the catalogue's personal data of a client: product alerts. */
import { and, eq } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { productAlerts as alerts } from '../alerts/product-alerts.tables.ts';
import { products } from './catalog.tables.ts';

const ofClient = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(alerts.supplierId, supplierId), eq(alerts.clientId, clientId));

export const catalogPersonalData = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PersonalData> => ({
  alerts: await db
    .select({
      product: products.name,
      kind: alerts.kind,
      price: alerts.seenPrice,
      createdAt: alerts.createdAt,
      sentAt: alerts.sentAt,
      lastSentAt: alerts.lastSentAt,
      seenAt: alerts.dismissedAt,
      cancelledAt: alerts.cancelledAt,
    })
    .from(alerts)
    .innerJoin(products, and(eq(products.supplierId, alerts.supplierId), eq(products.id, alerts.productId)))
    .where(ofClient(supplierId, clientId))
    .orderBy(alerts.createdAt),
});

export async function forgetClientAlerts(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<void> {
  await db.delete(alerts).where(ofClient(supplierId, clientId));
}
