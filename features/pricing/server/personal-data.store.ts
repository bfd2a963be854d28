/** Exports and deletes the personal data that pricing holds of a client. */
import { and, eq } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { clientPricing, priceGrants as grants } from './pricing.tables.ts';

const pricingOf = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(clientPricing.supplierId, supplierId), eq(clientPricing.clientId, clientId));
const grantsOf = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(grants.supplierId, supplierId), eq(grants.clientId, clientId));

export const personalDataOf = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PersonalData> => ({
  clientGroups: await db
    .select({ groups: clientPricing.groups })
    .from(clientPricing)
    .where(pricingOf(supplierId, clientId)),
  grantedPrices: await db
    .select({
      productId: grants.productId,
      price: grants.price,
      createdAt: grants.createdAt,
      expiresAt: grants.expiresAt,
      revokedAt: grants.revokedAt,
    })
    .from(grants)
    .where(grantsOf(supplierId, clientId))
    .orderBy(grants.createdAt, grants.id),
});

export async function forgetClient(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<void> {
  await db.delete(clientPricing).where(pricingOf(supplierId, clientId));
  await db.delete(grants).where(grantsOf(supplierId, clientId));
}
