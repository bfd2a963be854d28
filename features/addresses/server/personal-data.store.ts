/** What addresses keep of a client, and how they forget it. */
import { eq } from 'drizzle-orm';
import type { ClientId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { addresses as a } from './addresses.tables.ts';

/** Also those that were deleted: they are kept. */
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

/** All of them: orders keep what the law wants kept of theirs. */
export async function forgetClient(db: Db, clientId: ClientId): Promise<void> {
  await db.delete(a).where(eq(a.clientId, clientId));
}
