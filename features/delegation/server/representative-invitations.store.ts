import { and, asc, count, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { representativeInvitations as invitations } from './representatives.tables.ts';

export type RepresentativeInvitation = typeof invitations.$inferSelect;

const ofSupplier = (supplierId: SupplierId) => eq(invitations.supplierId, supplierId);
const isOpen = (now: Instant) => gt(invitations.expiresAt, new Date(now));

/** Serialises invitations of a supplier until the transaction ends, so that their limit holds. Advisory lock. */
export const lockInvitations = (db: Db, supplierId: SupplierId): Promise<unknown> =>
  db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`representative invitations ${supplierId}`}, 0))`,
  );

/** Creates an invitation or renews the open one, whose mailed link becomes void. */
export async function putInvitation(
  db: Db,
  supplierId: SupplierId,
  { email, now, expiresAt }: { readonly email: string; readonly now: Instant; readonly expiresAt: Instant },
): Promise<string> {
  const asked = { invitedAt: new Date(now), expiresAt: new Date(expiresAt), codeHash: null };
  const [put] = await db
    .insert(invitations)
    .values({ supplierId, id: newId(), email, ...asked })
    .onConflictDoUpdate({ target: [invitations.supplierId, invitations.email], set: asked })
    .returning({ id: invitations.id });
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
    .from(invitations)
    .where(and(ofSupplier(supplierId), isOpen(now)))
    .orderBy(asc(invitations.invitedAt), asc(invitations.id));

/** Pending invitations, not counting the one for this e-mail. */
export async function countOtherInvitations(
  db: Db,
  supplierId: SupplierId,
  email: string,
  now: Instant,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(invitations)
    .where(and(ofSupplier(supplierId), isOpen(now), ne(invitations.email, email)));
  return row?.total ?? 0;
}

/** Locks the invitation until the transaction ends; undefined when it was accepted, withdrawn or has expired. */
export async function lockInvitation(
  db: Db,
  supplierId: SupplierId,
  id: string,
  now: Instant,
): Promise<RepresentativeInvitation | undefined> {
  const [found] = await db
    .select()
    .from(invitations)
    .where(and(ofSupplier(supplierId), eq(invitations.id, id), isOpen(now)))
    .for('update');
  return found;
}

export async function invitationByCode(
  db: Db,
  supplierId: SupplierId,
  codeHash: string,
  now: Instant,
): Promise<RepresentativeInvitation | undefined> {
  const [found] = await db
    .select()
    .from(invitations)
    .where(and(ofSupplier(supplierId), eq(invitations.codeHash, codeHash), isOpen(now)));
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
    .from(invitations)
    .where(and(ofSupplier(supplierId), eq(invitations.codeHash, codeHash), isOpen(now)))
    .for('update');
  return found;
}

/** Stores the hash of a newly mailed code. */
export async function writeCode(
  db: Db,
  supplierId: SupplierId,
  id: string,
  { codeHash, expiresAt }: { readonly codeHash: string; readonly expiresAt: Instant },
): Promise<void> {
  await db
    .update(invitations)
    .set({ codeHash, expiresAt: new Date(expiresAt) })
    .where(and(ofSupplier(supplierId), eq(invitations.id, id)));
}

/** Deletes the invitation; false when it is no longer valid, e.g. for the second of two concurrent uses. */
export async function takeInvitation(
  db: Db,
  supplierId: SupplierId,
  codeHash: string,
  now: Instant,
): Promise<boolean> {
  const { rowCount } = await db
    .delete(invitations)
    .where(and(ofSupplier(supplierId), eq(invitations.codeHash, codeHash), isOpen(now)));
  return (rowCount ?? 0) > 0;
}

/** False where it does not exist. */
export async function dropInvitation(db: Db, supplierId: SupplierId, id: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(invitations)
    .where(and(ofSupplier(supplierId), eq(invitations.id, id)));
  return (rowCount ?? 0) > 0;
}

/** Deletes expired invitations, or those to the e-mails of erased people. Returns how many. */
export async function dropInvitations(
  db: Db,
  supplierId: SupplierId,
  which: { readonly expiredAt: Instant } | { readonly emails: readonly string[] },
): Promise<number> {
  const some =
    'emails' in which
      ? inArray(invitations.email, [...which.emails])
      : lte(invitations.expiresAt, new Date(which.expiredAt));
  const { rowCount } = await db.delete(invitations).where(and(ofSupplier(supplierId), some));
  return rowCount ?? 0;
}
