/** Exports and deletes the personal data that pricing holds of a client. */
import { and, eq } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { automaticGroupChanges } from './groups/automatic-groups.tables.ts';
import { clientPricing, priceGrants } from './pricing.tables.ts';

const pricingOf = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(clientPricing.supplierId, supplierId), eq(clientPricing.clientId, clientId));
const grantsOf = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(priceGrants.supplierId, supplierId), eq(priceGrants.clientId, clientId));

export const pricingPersonalData = async (
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
      productId: priceGrants.productId,
      price: priceGrants.price,
      createdAt: priceGrants.createdAt,
      expiresAt: priceGrants.expiresAt,
      revokedAt: priceGrants.revokedAt,
    })
    .from(priceGrants)
    .where(grantsOf(supplierId, clientId))
    .orderBy(priceGrants.createdAt, priceGrants.id),
});

export async function forgetClientPricing(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<void> {
  await db.delete(clientPricing).where(pricingOf(supplierId, clientId));
  await db.delete(priceGrants).where(grantsOf(supplierId, clientId));
  await db
    .delete(automaticGroupChanges)
    .where(
      and(eq(automaticGroupChanges.supplierId, supplierId), eq(automaticGroupChanges.clientId, clientId)),
    );
}
