/** Personal data held by delegation: export and erasure. */
import { and, eq, inArray, or } from 'drizzle-orm';
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { clientLinks } from './linked-users.tables.ts';
import { dropInvitations } from './representative-invitations.store.ts';
import { representativeClients, representatives } from './representatives.tables.ts';
import { forgetTargets } from './targets/sales-targets.store.ts';

export const delegationPersonalData = async (db: Db, clientId: ClientId): Promise<PersonalData> => ({
  linkedUsers: await db
    .select({
      email: clientLinks.email,
      invitedAt: clientLinks.invitedAt,
      acceptedAt: clientLinks.acceptedAt,
      endedAt: clientLinks.endedAt,
    })
    .from(clientLinks)
    .where(eq(clientLinks.clientId, clientId))
    .orderBy(clientLinks.invitedAt),
});

/** Deletes all links of the client, its users' links to other clients, and invitations sent by or to them. */
export async function forgetClientLinks(
  db: Db,
  clientId: ClientId,
  { userIds, emails }: { readonly userIds: readonly UserId[]; readonly emails: readonly string[] },
): Promise<void> {
  await db
    .delete(clientLinks)
    .where(
      or(
        eq(clientLinks.clientId, clientId),
        inArray(clientLinks.userId, [...userIds]),
        inArray(clientLinks.invitedBy, [...userIds]),
        inArray(clientLinks.email, [...emails]),
      ),
    );
}

/** Removes the client and its users from representation at one supplier, including pending invitations. */
export async function forgetRepresentation(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  { userIds, emails }: { readonly userIds: readonly UserId[]; readonly emails: readonly string[] },
): Promise<void> {
  await dropInvitations(db, supplierId, emails);
  await db
    .delete(representativeClients)
    .where(
      and(
        eq(representativeClients.supplierId, supplierId),
        or(eq(representativeClients.clientId, clientId), inArray(representativeClients.userId, [...userIds])),
      ),
    );
  await forgetTargets(db, supplierId, userIds);
  await db
    .delete(representatives)
    .where(and(eq(representatives.supplierId, supplierId), inArray(representatives.userId, [...userIds])));
}
