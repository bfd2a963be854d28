/** Exports and deletes the catalogue's personal data of a client: availability alerts. */
import { and, eq } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { availabilityAlerts as alerts } from '../stock/stock.tables.ts';
import { products } from './catalog.tables.ts';

const ofClient = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(alerts.supplierId, supplierId), eq(alerts.clientId, clientId));

export const catalogPersonalData = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PersonalData> => ({
  alerts: await db
    .select({ product: products.name, createdAt: alerts.createdAt })
    .from(alerts)
    .innerJoin(products, and(eq(products.supplierId, alerts.supplierId), eq(products.id, alerts.productId)))
    .where(ofClient(supplierId, clientId))
    .orderBy(alerts.createdAt),
});

export async function forgetClientAlerts(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<void> {
  await db.delete(alerts).where(ofClient(supplierId, clientId));
}
