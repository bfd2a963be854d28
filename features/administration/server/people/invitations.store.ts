import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { platformInvitations as invitations } from '../administration.tables.ts';

export type InvitationRow = typeof invitations.$inferSelect;

const at = (supplierId: SupplierId | undefined) =>
  supplierId === undefined ? isNull(invitations.onlyAt) : eq(invitations.onlyAt, supplierId);

/** Replaces the one that this address has there: the earlier link opens nothing any more. */
export async function putInvitation(db: Db, row: typeof invitations.$inferInsert): Promise<void> {
  await db.delete(invitations).where(and(at(row.onlyAt ?? undefined), eq(invitations.email, row.email)));
  await db.insert(invitations).values(row);
}

/** Those that can still be accepted, oldest first: of a shop's owners or, without a shop, of the platform's people. */
export const openInvitations = (db: Db, supplierId: SupplierId | undefined, now: Instant) =>
  db
    .select()
    .from(invitations)
    .where(and(at(supplierId), gt(invitations.expiresAt, new Date(now))))
    .orderBy(asc(invitations.invitedAt), asc(invitations.id));

/** Locked until the transaction ends; undefined where the link opens nothing. */
export async function lockInvitation(
  db: Db,
  codeHash: string,
  now: Instant,
): Promise<InvitationRow | undefined> {
  const [found] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.codeHash, codeHash), gt(invitations.expiresAt, new Date(now))))
    .for('update');
  return found;
}

export async function invitationByCode(
  db: Db,
  codeHash: string,
  now: Instant,
): Promise<InvitationRow | undefined> {
  const [found] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.codeHash, codeHash), gt(invitations.expiresAt, new Date(now))));
  return found;
}

/** False where there is none. */
export async function dropInvitation(
  db: Db,
  id: string,
  supplierId: SupplierId | undefined,
): Promise<boolean> {
  const dropped = await db.delete(invitations).where(and(eq(invitations.id, id), at(supplierId)));
  return (dropped.rowCount ?? 0) > 0;
}
