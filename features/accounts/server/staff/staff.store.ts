import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { StaffId, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { StaffRole } from '../../domain/staff-may.ts';
import { secondFactors } from '../second-factor/second-factors.tables.ts';
import { memberships, staff, staffRoles } from './staff.tables.ts';
import { ownRoleColumns } from './staff-roles.store.ts';
import { roleOf } from './stored-role.ts';

export type StaffRow = typeof staff.$inferSelect;
export type MembershipRow = typeof memberships.$inferInsert;

export interface Membership {
  readonly supplierId: SupplierId;
  readonly role: StaffRole;
}

/** Only staff who may log in. */
export async function staffByEmail(db: Db, email: string): Promise<StaffRow | undefined> {
  const [found] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.email, email), isNull(staff.disabledAt)));
  return found;
}

/** Only staff who may log in. */
export async function staffById(db: Db, id: StaffId): Promise<StaffRow | undefined> {
  const [found] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.disabledAt)));
  return found;
}

/** Also somebody who may not log in any more. */
export async function staffLike(db: Db, email: string): Promise<StaffRow | undefined> {
  const [found] = await db.select().from(staff).where(eq(staff.email, email));
  return found;
}

export async function writeStaffEmail(db: Db, id: StaffId, email: string): Promise<void> {
  await db.update(staff).set({ email }).where(eq(staff.id, id));
}

export async function writeStaffName(db: Db, id: StaffId, name: string): Promise<void> {
  await db.update(staff).set({ name }).where(eq(staff.id, id));
}

export async function writeStaffPassword(
  db: Db,
  id: StaffId,
  passwordHash: string,
  now: Instant,
): Promise<void> {
  await db
    .update(staff)
    .set({ passwordHash, passwordChangedAt: new Date(now) })
    .where(eq(staff.id, id));
}

/** Undefined where the e-mail is taken. */
export async function addStaff(db: Db, person: typeof staff.$inferInsert): Promise<StaffId | undefined> {
  const [added] = await db
    .insert(staff)
    .values(person)
    .onConflictDoNothing({ target: staff.email })
    .returning({ id: staff.id });
  return added?.id;
}

export async function addMemberships(db: Db, rows: readonly MembershipRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(memberships).values([...rows]);
}

/** False where the person is a member already, whose role stays. */
export async function addMembership(db: Db, membership: MembershipRow): Promise<boolean> {
  const { rowCount } = await db.insert(memberships).values(membership).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

export async function writeMembership(
  db: Db,
  supplierId: SupplierId,
  staffId: StaffId,
  changes: Pick<MembershipRow, 'role' | 'roleId' | 'version'>,
): Promise<void> {
  await db.update(memberships).set(changes).where(membershipOf(supplierId, staffId));
}

export async function dropMembership(db: Db, supplierId: SupplierId, staffId: StaffId): Promise<void> {
  await db.delete(memberships).where(membershipOf(supplierId, staffId));
}

const membershipOf = (supplierId: SupplierId, staffId: StaffId) =>
  and(eq(memberships.supplierId, supplierId), eq(memberships.staffId, staffId));

const ownRoleOfMembership = and(
  eq(staffRoles.supplierId, memberships.supplierId),
  eq(staffRoles.id, memberships.roleId),
);

/** Memberships by person: the only query here that spans suppliers. */
export async function membershipsOf(db: Db, staffId: StaffId): Promise<readonly Membership[]> {
  const rows = await db
    .select({ supplierId: memberships.supplierId, role: memberships.role, ownRole: ownRoleColumns })
    .from(memberships)
    .leftJoin(staffRoles, ownRoleOfMembership)
    .where(eq(memberships.staffId, staffId))
    .orderBy(asc(memberships.supplierId));
  return rows.flatMap(({ supplierId, ...stored }) => {
    const role = roleOf(stored);
    return role === undefined ? [] : [{ supplierId, role }];
  });
}

/** E-mail of the supplier's first owner who may log in; undefined without one. */
export async function ownerMail(db: Db, supplierId: SupplierId): Promise<string | undefined> {
  const [owner] = await db
    .select({ email: staff.email })
    .from(memberships)
    .innerJoin(staff, eq(staff.id, memberships.staffId))
    .where(
      and(eq(memberships.supplierId, supplierId), eq(memberships.role, 'owner'), isNull(staff.disabledAt)),
    )
    .orderBy(asc(staff.id))
    .limit(1);
  return owner?.email;
}

export interface StaffMember {
  readonly id: StaffId;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  /** Whether their logins ask for a second step. */
  readonly secondStep: boolean;
  readonly version: number;
}

/** Members of the supplier's staff who may log in, by name. */
export async function staffOf(db: Db, supplierId: SupplierId): Promise<readonly StaffMember[]> {
  const rows = await db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: memberships.role,
      ownRole: ownRoleColumns,
      secondStep: sql<boolean>`(${secondFactors.confirmedAt} is not null)`,
      version: memberships.version,
    })
    .from(memberships)
    .innerJoin(staff, eq(staff.id, memberships.staffId))
    .leftJoin(staffRoles, ownRoleOfMembership)
    .leftJoin(secondFactors, eq(secondFactors.staffId, staff.id))
    .where(and(eq(memberships.supplierId, supplierId), isNull(staff.disabledAt)))
    .orderBy(asc(staff.name), asc(staff.id));
  return rows.flatMap(({ ownRole, ...row }) => {
    const role = roleOf({ role: row.role, ownRole });
    return role === undefined ? [] : [{ ...row, role }];
  });
}

/** Names of staff, also of those who may not log in any more. */
export async function staffNames(db: Db, ids: readonly StaffId[]): Promise<ReadonlyMap<StaffId, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(inArray(staff.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
