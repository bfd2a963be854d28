import { and, asc, count, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { StaffId, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { StaffRole } from '../../../domain/staff-may.ts';
import { staff, staffInvitations, staffRoles } from '../staff.tables.ts';
import { ownRoleColumns } from '../staff-roles.store.ts';
import { roleOf, type StoredRole } from '../stored-role.ts';

export interface StoredInvitation {
  readonly id: string;
  readonly supplierId: SupplierId;
  readonly email: string;
  readonly role: StaffRole;
  readonly invitedBy: StaffId | null;
  /** Name of who invited. */
  readonly by: string | null;
  readonly invitedAt: Date;
  readonly expiresAt: Date;
}

const to = (supplierId: SupplierId) => eq(staffInvitations.supplierId, supplierId);
const isOpen = (now: Instant) => gt(staffInvitations.expiresAt, new Date(now));

const columns = {
  id: staffInvitations.id,
  supplierId: staffInvitations.supplierId,
  email: staffInvitations.email,
  role: staffInvitations.role,
  ownRole: ownRoleColumns,
  invitedBy: staffInvitations.invitedBy,
  by: staff.name,
  invitedAt: staffInvitations.invitedAt,
  expiresAt: staffInvitations.expiresAt,
};

const select = (db: Db) =>
  db
    .select(columns)
    .from(staffInvitations)
    .leftJoin(staff, eq(staff.id, staffInvitations.invitedBy))
    .leftJoin(
      staffRoles,
      and(eq(staffRoles.supplierId, staffInvitations.supplierId), eq(staffRoles.id, staffInvitations.roleId)),
    );

function resolved({ ownRole, ...row }: Omit<StoredInvitation, 'role'> & StoredRole): StoredInvitation {
  const role = roleOf({ role: row.role, ownRole });
  if (role === undefined) throw new Error(`The invitation ${row.id} has no role.`);
  return { ...row, role };
}

/** Creates an invitation or renews the open one, whose mailed link becomes void. Returns its id. */
export async function putStaffInvitation(
  db: Db,
  invitation: Omit<typeof staffInvitations.$inferInsert, 'codeHash'>,
): Promise<string> {
  const { id: _, supplierId, email, ...renewed } = invitation;
  const put = await db
    .update(staffInvitations)
    .set({ ...renewed, codeHash: null })
    .where(and(to(supplierId), eq(staffInvitations.email, email)))
    .returning({ id: staffInvitations.id });
  if (put[0] !== undefined) return put[0].id;
  await db.insert(staffInvitations).values(invitation);
  return invitation.id;
}

/** Oldest first, also the expired ones, which can be sent again. */
export const staffInvitationsTo = async (
  db: Db,
  supplierId: SupplierId,
): Promise<readonly StoredInvitation[]> =>
  (
    await select(db).where(to(supplierId)).orderBy(asc(staffInvitations.invitedAt), asc(staffInvitations.id))
  ).map(resolved);

export async function staffInvitation(
  db: Db,
  supplierId: SupplierId,
  id: string,
): Promise<StoredInvitation | undefined> {
  const [found] = await select(db).where(and(to(supplierId), eq(staffInvitations.id, id)));
  return found && resolved(found);
}

/** Not counting the one for this e-mail. */
export async function countOtherStaffInvitations(
  db: Db,
  supplierId: SupplierId,
  email: string,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(staffInvitations)
    .where(and(to(supplierId), ne(staffInvitations.email, email)));
  return row?.total ?? 0;
}

/** An open invitation, of any supplier, by its id: for its mail. */
export async function openStaffInvitationById(
  db: Db,
  id: string,
  now: Instant,
): Promise<StoredInvitation | undefined> {
  const [found] = await select(db).where(
    and(eq(staffInvitations.id, id), isOpen(now), sql`true /* of every supplier_id */`),
  );
  return found && resolved(found);
}

/** An open invitation by its link's secret, which alone says where it leads. */
export async function staffInvitationByCode(
  db: Db,
  codeHash: string,
  now: Instant,
): Promise<StoredInvitation | undefined> {
  const [found] = await select(db).where(
    and(eq(staffInvitations.codeHash, codeHash), isOpen(now), sql`true /* of every supplier_id */`),
  );
  return found && resolved(found);
}

/** Stores the hash of a newly mailed secret. */
export async function writeStaffInvitationCode(
  db: Db,
  supplierId: SupplierId,
  id: string,
  codeHash: string,
): Promise<void> {
  await db
    .update(staffInvitations)
    .set({ codeHash })
    .where(and(to(supplierId), eq(staffInvitations.id, id)));
}

/** Deletes the invitation; false when it is no longer valid, e.g. for the second of two concurrent uses. */
export async function takeStaffInvitation(
  db: Db,
  supplierId: SupplierId,
  codeHash: string,
  now: Instant,
): Promise<boolean> {
  const { rowCount } = await db
    .delete(staffInvitations)
    .where(and(to(supplierId), eq(staffInvitations.codeHash, codeHash), isOpen(now)));
  return (rowCount ?? 0) > 0;
}

/** False where it does not exist. */
export async function dropStaffInvitation(db: Db, supplierId: SupplierId, id: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(staffInvitations)
    .where(and(to(supplierId), eq(staffInvitations.id, id)));
  return (rowCount ?? 0) > 0;
}

/** The invitations by a member who may no longer invite, and those to their own address. */
export async function dropStaffInvitationsOf(
  db: Db,
  supplierId: SupplierId,
  { id, email }: { readonly id: StaffId; readonly email: string },
): Promise<void> {
  await db
    .delete(staffInvitations)
    .where(and(to(supplierId), or(eq(staffInvitations.invitedBy, id), eq(staffInvitations.email, email))));
}
