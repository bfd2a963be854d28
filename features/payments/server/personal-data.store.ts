/** What payments keep of a client, and what is left of it when the client is forgotten. */
import { and, asc, eq } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { titles } from './titles.tables.ts';

const ofClient = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(titles.supplierId, supplierId), eq(titles.clientId, clientId));

export const personalDataOf = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PersonalData> => ({
  titles: await db
    .select({
      titleDocument: titles.document,
      orderNumber: titles.orderNumber,
      amount: titles.amount,
      issuedOn: titles.issuedOn,
      dueOn: titles.dueOn,
      status: titles.status,
      paidAt: titles.paidAt,
    })
    .from(titles)
    .where(ofClient(supplierId, clientId))
    .orderBy(asc(titles.issuedOn), asc(titles.id)),
});

/**
 * What was owed and paid is what the law wants kept, and what is owed still is the shop's to ask for: numbers, days and
 * amounts stay, and nothing in them says who it was. Gives whether there are any.
 */
export async function forgetClient(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<boolean> {
  await db.delete(titles).where(and(ofClient(supplierId, clientId), eq(titles.status, 'cancelled')));
  const kept = await db.select({ id: titles.id }).from(titles).where(ofClient(supplierId, clientId)).limit(1);
  return kept.length > 0;
}
