import { and, asc, count, eq } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { OwnRole } from '#kernel/permissions.ts';
import type { Db } from '#platform/db/database.ts';
import { memberships, staffInvitations, staffRoles } from './staff.tables.ts';

export interface StoredOwnRole extends OwnRole {
  readonly version: number;
}

/** The columns of an own role, for a join. */
export const ownRoleColumns = {
  id: staffRoles.id,
  name: staffRoles.name,
  permissions: staffRoles.permissions,
  discountLimit: staffRoles.discountLimit,
};

const withVersion = { ...ownRoleColumns, version: staffRoles.version };
const theRole = (supplierId: SupplierId, id: string) =>
  and(eq(staffRoles.supplierId, supplierId), eq(staffRoles.id, id));

/** By name. */
export const ownRolesOf = (db: Db, supplierId: SupplierId): Promise<StoredOwnRole[]> =>
  db
    .select(withVersion)
    .from(staffRoles)
    .where(eq(staffRoles.supplierId, supplierId))
    .orderBy(asc(staffRoles.name), asc(staffRoles.id));

export async function ownRole(
  db: Db,
  supplierId: SupplierId,
  id: string,
): Promise<StoredOwnRole | undefined> {
  const [found] = await db.select(withVersion).from(staffRoles).where(theRole(supplierId, id));
  return found;
}

/** False where the supplier has a role of this name. */
export async function addOwnRole(db: Db, role: typeof staffRoles.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(staffRoles).values(role).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

export async function writeOwnRole(
  db: Db,
  supplierId: SupplierId,
  { id, name, permissions, discountLimit, version }: StoredOwnRole,
): Promise<void> {
  await db
    .update(staffRoles)
    .set({ name, permissions: [...permissions], discountLimit, version })
    .where(theRole(supplierId, id));
}

export async function dropOwnRole(db: Db, supplierId: SupplierId, id: string): Promise<void> {
  await db.delete(staffRoles).where(theRole(supplierId, id));
}

/** How many members have the role, or are invited to it. */
export async function usesOfRole(db: Db, supplierId: SupplierId, id: string): Promise<number> {
  const [members] = await db
    .select({ total: count() })
    .from(memberships)
    .where(and(eq(memberships.supplierId, supplierId), eq(memberships.roleId, id)));
  const [invited] = await db
    .select({ total: count() })
    .from(staffInvitations)
    .where(and(eq(staffInvitations.supplierId, supplierId), eq(staffInvitations.roleId, id)));
  return (members?.total ?? 0) + (invited?.total ?? 0);
}
