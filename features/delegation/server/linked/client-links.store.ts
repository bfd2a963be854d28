import { and, asc, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ClientId, UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { clientLinks } from '../linked-users.tables.ts';

export type ClientLink = typeof clientLinks.$inferSelect;

const isOpen = isNull(clientLinks.endedAt);

/** Lets the invitations of a client be written one at a time: there is a limit to their number. */
export const lockLinks = (db: Db, clientId: ClientId): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`client links ${clientId}`}, 0))`);

/** The invitations and links of a client that have not ended. */
export const linksOfClient = (db: Db, clientId: ClientId): Promise<ClientLink[]> =>
  db
    .select()
    .from(clientLinks)
    .where(and(eq(clientLinks.clientId, clientId), isOpen));

/** Those by which a user acts for others: the one chosen last first, then as they were accepted. */
export const linksOfUser = (db: Db, userId: UserId): Promise<ClientLink[]> =>
  db
    .select()
    .from(clientLinks)
    .where(and(eq(clientLinks.userId, userId), isOpen, isNotNull(clientLinks.acceptedAt)))
    .orderBy(sql`${clientLinks.chosenAt} desc nulls last`, asc(clientLinks.acceptedAt), asc(clientLinks.id));

export interface NewInvitation {
  readonly clientId: ClientId;
  readonly email: string;
  readonly invitedBy: UserId;
  readonly now: Instant;
  readonly expiresAt: Instant;
}

/** A new invitation, or the one before anew, whose mailed link is void. Undefined where it was accepted already. */
export async function putInvitation(
  db: Db,
  { clientId, email, invitedBy, now, expiresAt }: NewInvitation,
): Promise<string | undefined> {
  const asked = { invitedBy, invitedAt: new Date(now), expiresAt: new Date(expiresAt), codeHash: null };
  const [put] = await db
    .insert(clientLinks)
    .values({ id: newId(), clientId, email, ...asked })
    .onConflictDoUpdate({
      target: [clientLinks.clientId, clientLinks.email],
      targetWhere: isOpen,
      set: asked,
      setWhere: isNull(clientLinks.acceptedAt),
    })
    .returning({ id: clientLinks.id });
  return put?.id;
}

/** The invitation, while nobody has accepted it. */
export async function waitingInvitation(db: Db, id: string): Promise<ClientLink | undefined> {
  const [found] = await db
    .select()
    .from(clientLinks)
    .where(and(eq(clientLinks.id, id), isOpen, isNull(clientLinks.acceptedAt)))
    .for('update');
  return found;
}

export async function linkById(db: Db, id: string): Promise<ClientLink | undefined> {
  const [found] = await db.select().from(clientLinks).where(eq(clientLinks.id, id));
  return found;
}

/** The code of the mail that is being written. */
export async function writeInvitationCode(
  db: Db,
  id: string,
  { codeHash, expiresAt }: { readonly codeHash: string; readonly expiresAt: Instant },
): Promise<void> {
  await db
    .update(clientLinks)
    .set({ codeHash, expiresAt: new Date(expiresAt) })
    .where(eq(clientLinks.id, id));
}

const valid = (codeHash: string, now: Instant) =>
  and(
    eq(clientLinks.codeHash, codeHash),
    gt(clientLinks.expiresAt, new Date(now)),
    isOpen,
    isNull(clientLinks.acceptedAt),
  );

export async function invitationByCode(
  db: Db,
  codeHash: string,
  now: Instant,
): Promise<ClientLink | undefined> {
  const [found] = await db.select().from(clientLinks).where(valid(codeHash, now));
  return found;
}

/** Uses the code up; false for whoever comes second. */
export async function acceptLink(db: Db, codeHash: string, userId: UserId, now: Instant): Promise<boolean> {
  const accepted = await db
    .update(clientLinks)
    .set({ userId, acceptedAt: new Date(now), codeHash: null })
    .where(valid(codeHash, now));
  return (accepted.rowCount ?? 0) > 0;
}

/** The client's link, locked until the transaction ends, unless it has ended. */
export async function lockLink(db: Db, clientId: ClientId, id: string): Promise<ClientLink | undefined> {
  const [found] = await db
    .select()
    .from(clientLinks)
    .where(and(eq(clientLinks.id, id), eq(clientLinks.clientId, clientId), isOpen))
    .for('update');
  return found;
}

/** The link to another client that the user accepted last, locked. */
export async function lockNextLink(db: Db, userId: UserId, not: ClientId): Promise<ClientLink | undefined> {
  const [found] = await db
    .select()
    .from(clientLinks)
    .where(
      and(
        eq(clientLinks.userId, userId),
        isOpen,
        isNotNull(clientLinks.acceptedAt),
        sql`${clientLinks.clientId} <> ${not}`,
      ),
    )
    .orderBy(desc(clientLinks.acceptedAt))
    .limit(1)
    .for('update');
  return found;
}

export async function endLink(db: Db, id: string, now: Instant): Promise<void> {
  await db
    .update(clientLinks)
    .set({ endedAt: new Date(now), codeHash: null })
    .where(and(eq(clientLinks.id, id), isOpen));
}

/** The user acts by this link now; false where it has ended meanwhile. */
export async function chooseLink(db: Db, id: string, now: Instant): Promise<boolean> {
  const chosen = await db
    .update(clientLinks)
    .set({ chosenAt: new Date(now) })
    .where(and(eq(clientLinks.id, id), isOpen));
  return (chosen.rowCount ?? 0) > 0;
}

/** The user is back at their own client. */
export async function forgetChoices(db: Db, userId: UserId): Promise<void> {
  await db
    .update(clientLinks)
    .set({ chosenAt: null })
    .where(and(eq(clientLinks.userId, userId), isNotNull(clientLinks.chosenAt)));
}
