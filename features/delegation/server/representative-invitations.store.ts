import { and, asc, count, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { representativeInvitations } from './representatives.tables.ts';

export type RepresentativeInvitation = typeof representativeInvitations.$inferSelect;

const ofSupplier = (supplierId: SupplierId) => eq(representativeInvitations.supplierId, supplierId);
const isOpen = (now: Instant) => gt(representativeInvitations.expiresAt, new Date(now));

/** Serialises invitations of a supplier until the transaction ends, so that their limit holds. Advisory lock. */
export const lockInvitations = (db: Db, supplierId: SupplierId): Promise<unknown> =>
  db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`representative invitations ${supplierId}`}, 0))`,
  );

/** Creates an invitation or renews the open one, whose mailed link becomes void. */
export async function putRepresentativeInvitation(
  db: Db,
  supplierId: SupplierId,
  { email, now, expiresAt }: { readonly email: string; readonly now: Instant; readonly expiresAt: Instant },
): Promise<string> {
  const invitation = { invitedAt: new Date(now), expiresAt: new Date(expiresAt), codeHash: null };
  const [put] = await db
    .insert(representativeInvitations)
    .values({ supplierId, id: newId(), email, ...invitation })
    .onConflictDoUpdate({
      target: [representativeInvitations.supplierId, representativeInvitations.email],
      set: invitation,
    })
    .returning({ id: representativeInvitations.id });
  if (put === undefined) throw new Error('an invitation vanished while it was written');
  return put.id;
}

/** Oldest first. */
export const openInvitations = (
  db: Db,
  supplierId: SupplierId,
  now: Instant,
): Promise<RepresentativeInvitation[]> =>
  db
    .select()
    .from(representativeInvitations)
    .where(and(ofSupplier(supplierId), isOpen(now)))
    .orderBy(asc(representativeInvitations.invitedAt), asc(representativeInvitations.id));

/** Pending invitations, not counting the one for this e-mail. */
export async function countOtherInvitations(
  db: Db,
  supplierId: SupplierId,
  email: string,
  now: Instant,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(representativeInvitations)
    .where(and(ofSupplier(supplierId), isOpen(now), ne(representativeInvitations.email, email)));
  return row?.total ?? 0;
}

/** Locks the invitation until the transaction ends; undefined when it was accepted, withdrawn or has expired. */
export async function lockRepresentativeInvitation(
  db: Db,
  supplierId: SupplierId,
  id: string,
  now: Instant,
): Promise<RepresentativeInvitation | undefined> {
  const [found] = await db
    .select()
    .from(representativeInvitations)
    .where(and(ofSupplier(supplierId), eq(representativeInvitations.id, id), isOpen(now)))
    .for('update');
  return found;
}

export async function representativeInvitationByCode(
  db: Db,
  supplierId: SupplierId,
  codeHash: string,
  now: Instant,
): Promise<RepresentativeInvitation | undefined> {
  const [found] = await db
    .select()
    .from(representativeInvitations)
    .where(and(ofSupplier(supplierId), eq(representativeInvitations.codeHash, codeHash), isOpen(now)));
  return found;
}

/** As `invitationByCode`, locked until the transaction ends: it can be neither withdrawn nor accepted meanwhile. */
export async function lockInvitationByCode(
  db: Db,
  supplierId: SupplierId,
  codeHash: string,
  now: Instant,
): Promise<RepresentativeInvitation | undefined> {
  const [found] = await db
    .select()
    .from(representativeInvitations)
    .where(and(ofSupplier(supplierId), eq(representativeInvitations.codeHash, codeHash), isOpen(now)))
    .for('update');
  return found;
}

/** Stores the hash of a newly mailed code. */
export async function writeRepresentativeCode(
  db: Db,
  supplierId: SupplierId,
  id: string,
  { codeHash, expiresAt }: { readonly codeHash: string; readonly expiresAt: Instant },
): Promise<void> {
  await db
    .update(representativeInvitations)
    .set({ codeHash, expiresAt: new Date(expiresAt) })
    .where(and(ofSupplier(supplierId), eq(representativeInvitations.id, id)));
}

/** Deletes the invitation; false when it is no longer valid, e.g. for the second of two concurrent uses. */
export async function takeInvitation(
  db: Db,
  supplierId: SupplierId,
  codeHash: string,
  now: Instant,
): Promise<boolean> {
  const { rowCount } = await db
    .delete(representativeInvitations)
    .where(and(ofSupplier(supplierId), eq(representativeInvitations.codeHash, codeHash), isOpen(now)));
  return (rowCount ?? 0) > 0;
}

/** False where it does not exist. */
export async function dropInvitation(db: Db, supplierId: SupplierId, id: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(representativeInvitations)
    .where(and(ofSupplier(supplierId), eq(representativeInvitations.id, id)));
  return (rowCount ?? 0) > 0;
}

/** Deletes the invitations to the e-mails of erased people. */
export async function dropInvitations(
  db: Db,
  supplierId: SupplierId,
  emails: readonly string[],
): Promise<void> {
  await db
    .delete(representativeInvitations)
    .where(and(ofSupplier(supplierId), inArray(representativeInvitations.email, [...emails])));
}
