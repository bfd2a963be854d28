import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ClientId, UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { clientLinks } from '../linked-users.tables.ts';

export type ClientLink = typeof clientLinks.$inferSelect;

const isOpen = isNull(clientLinks.endedAt);

/** Serialises invitations of a client until the transaction ends, so that their limit holds. Advisory lock. */
export const lockLinks = (db: Db, clientId: ClientId): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`client links ${clientId}`}, 0))`);

/** Open invitations and links of a client. */
export const linksOfClient = (db: Db, clientId: ClientId): Promise<ClientLink[]> =>
  db
    .select()
    .from(clientLinks)
    .where(and(eq(clientLinks.clientId, clientId), isOpen));

/** `linksOfClient` of many. */
export const linksOfClients = (db: Db, clientIds: readonly ClientId[]): Promise<ClientLink[]> =>
  db
    .select()
    .from(clientLinks)
    .where(and(inArray(clientLinks.clientId, [...clientIds]), isOpen));

/** Links by which the user acts for other clients: last chosen first, then in the order of acceptance. */
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

/** Creates an invitation or renews the open one, whose mailed link becomes void. Undefined where it was accepted already. */
export async function putLinkInvitation(
  db: Db,
  { clientId, email, invitedBy, now, expiresAt }: NewInvitation,
): Promise<string | undefined> {
  const invitation = { invitedBy, invitedAt: new Date(now), expiresAt: new Date(expiresAt), codeHash: null };
  const [put] = await db
    .insert(clientLinks)
    .values({ id: newId(), clientId, email, ...invitation })
    .onConflictDoUpdate({
      target: [clientLinks.clientId, clientLinks.email],
      targetWhere: isOpen,
      set: invitation,
      setWhere: isNull(clientLinks.acceptedAt),
    })
    .returning({ id: clientLinks.id });
  return put?.id;
}

/** A pending invitation, locked until the transaction ends. */
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

/** Stores the hash of a newly mailed code. */
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

export async function linkInvitationByCode(
  db: Db,
  codeHash: string,
  now: Instant,
): Promise<ClientLink | undefined> {
  const [found] = await db.select().from(clientLinks).where(valid(codeHash, now));
  return found;
}

/** As `invitationByCode`, locked until the transaction ends: it can be neither withdrawn nor accepted meanwhile. */
export async function lockLinkInvitation(
  db: Db,
  codeHash: string,
  now: Instant,
): Promise<ClientLink | undefined> {
  const [found] = await db.select().from(clientLinks).where(valid(codeHash, now)).for('update');
  return found;
}

/** Uses the code up; false for the second of two concurrent uses. */
export async function acceptLink(db: Db, codeHash: string, userId: UserId, now: Instant): Promise<boolean> {
  const accepted = await db
    .update(clientLinks)
    .set({ userId, acceptedAt: new Date(now), codeHash: null })
    .where(valid(codeHash, now));
  return (accepted.rowCount ?? 0) > 0;
}

/** An open link of the client, locked until the transaction ends. */
export async function lockLink(db: Db, clientId: ClientId, id: string): Promise<ClientLink | undefined> {
  const [found] = await db
    .select()
    .from(clientLinks)
    .where(and(eq(clientLinks.id, id), eq(clientLinks.clientId, clientId), isOpen))
    .for('update');
  return found;
}

/** The user's most recently accepted link to another client, locked until the transaction ends. */
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

/** False when the link has ended meanwhile. */
export async function chooseLink(db: Db, id: string, now: Instant): Promise<boolean> {
  const chosen = await db
    .update(clientLinks)
    .set({ chosenAt: new Date(now) })
    .where(and(eq(clientLinks.id, id), isOpen));
  return (chosen.rowCount ?? 0) > 0;
}

/** Clears the stored choice: the user returns to their own client. */
export async function forgetChoices(db: Db, userId: UserId): Promise<void> {
  await db
    .update(clientLinks)
    .set({ chosenAt: null })
    .where(and(eq(clientLinks.userId, userId), isNotNull(clientLinks.chosenAt)));
}
