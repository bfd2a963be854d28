/** The personal data in addresses: export and deletion. */
import { eq } from 'drizzle-orm';
import type { ClientId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { addresses as a } from './addresses.tables.ts';

/** Including deleted addresses, whose rows are retained. */
export const personalDataOf = async (db: Db, clientId: ClientId): Promise<PersonalData> => ({
  addresses: await db
    .select({
      label: a.label,
      street: a.street,
      number: a.number,
      complement: a.complement,
      district: a.district,
      city: a.city,
      state: a.state,
      postalCode: a.postalCode,
      country: a.country,
      reference: a.reference,
      latitude: a.latitude,
      longitude: a.longitude,
      billing: a.billing,
      createdAt: a.createdAt,
      deletedAt: a.deletedAt,
    })
    .from(a)
    .where(eq(a.clientId, clientId))
    .orderBy(a.createdAt, a.id),
});

/** Deletes all of a client's addresses; orders retain their copies, as the law requires. */
export async function forgetClient(db: Db, clientId: ClientId): Promise<void> {
  await db.delete(a).where(eq(a.clientId, clientId));
}
