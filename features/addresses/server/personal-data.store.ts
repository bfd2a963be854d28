/** The personal data in addresses: export and deletion. */
import { eq } from 'drizzle-orm';
import type { ClientId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { addresses } from './addresses.tables.ts';

/** Including deleted addresses, whose rows are retained. */
export const addressesPersonalData = async (db: Db, clientId: ClientId): Promise<PersonalData> => ({
  addresses: await db
    .select({
      label: addresses.label,
      street: addresses.street,
      number: addresses.number,
      complement: addresses.complement,
      district: addresses.district,
      city: addresses.city,
      state: addresses.state,
      postalCode: addresses.postalCode,
      country: addresses.country,
      reference: addresses.reference,
      latitude: addresses.latitude,
      longitude: addresses.longitude,
      billing: addresses.billing,
      createdAt: addresses.createdAt,
      deletedAt: addresses.deletedAt,
    })
    .from(addresses)
    .where(eq(addresses.clientId, clientId))
    .orderBy(addresses.createdAt, addresses.id),
});

/** Deletes all of a client's addresses; orders retain their copies, as the law requires. */
export async function forgetClientAddresses(db: Db, clientId: ClientId): Promise<void> {
  await db.delete(addresses).where(eq(addresses.clientId, clientId));
}
