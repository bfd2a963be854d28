/** Exports and deletes what recommendations store about a client: its reactions. */
import { and, eq } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { recommendationReactions as reactions } from '../recommendations.tables.ts';

const ofClient = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(reactions.supplierId, supplierId), eq(reactions.clientId, clientId));

export const recommendationsPersonalData = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PersonalData> => ({
  recommendationReactions: await db
    .select({
      productId: reactions.productId,
      hiddenAt: reactions.hiddenAt,
      interestedAt: reactions.interestedAt,
      changedAt: reactions.changedAt,
    })
    .from(reactions)
    .where(ofClient(supplierId, clientId))
    .orderBy(reactions.changedAt),
});

export async function forgetClientReactions(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<void> {
  await db.delete(reactions).where(ofClient(supplierId, clientId));
}
