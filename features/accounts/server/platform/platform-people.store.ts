/** People of the platform, outside of any shop. */
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { StaffId, SupplierId } from '#kernel/ids.ts';
import type { PlatformRole } from '#kernel/permissions.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { secondFactors } from '../second-factor/second-factors.tables.ts';
import { memberships, staff, staffSessions } from '../staff/staff.tables.ts';

const ofPlatform = or(staff.administrator, staff.support);

/** By name, with whether their logins ask for a second step. */
export const platformPeople = (db: Db) =>
  db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      administrator: staff.administrator,
      support: staff.support,
      secondStep: sql<boolean>`(${secondFactors.confirmedAt} is not null)`,
    })
    .from(staff)
    .leftJoin(secondFactors, eq(secondFactors.staffId, staff.id))
    .where(and(ofPlatform, isNull(staff.disabledAt)))
    .orderBy(asc(sql`folded(${staff.name})`), asc(staff.id));

export async function hasAdministrator(db: Db): Promise<boolean> {
  const found = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(staff.administrator, isNull(staff.disabledAt)))
    .limit(1);
  return found.length > 0;
}

/** Locks the administrators, so that two of them cannot remove each other at once. Returns their ids. */
export async function lockAdministrators(db: Db): Promise<readonly StaffId[]> {
  const rows = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(staff.administrator, isNull(staff.disabledAt)))
    .orderBy(asc(staff.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Undefined: no longer a person of the platform; memberships of shops stay. */
export async function setPlatformRole(db: Db, id: StaffId, role: PlatformRole | undefined): Promise<void> {
  await db
    .update(staff)
    .set({ administrator: role === 'administrator', support: role === 'support' })
    .where(eq(staff.id, id));
}

/** Members of a shop's staff with what the platform's people see of them. */
export const staffAt = (db: Db, supplierId: SupplierId) =>
  db
    .select({ id: staff.id, name: staff.name, email: staff.email, role: memberships.role })
    .from(memberships)
    .innerJoin(staff, eq(staff.id, memberships.staffId))
    .where(and(eq(memberships.supplierId, supplierId), isNull(staff.disabledAt)))
    .orderBy(asc(sql`folded(${staff.name})`), asc(staff.id));

/** E-mails of the shop's owners who may log in. */
export async function ownersOf(db: Db, supplierId: SupplierId): Promise<readonly string[]> {
  const rows = await db
    .select({ email: staff.email })
    .from(memberships)
    .innerJoin(staff, eq(staff.id, memberships.staffId))
    .where(
      and(eq(memberships.supplierId, supplierId), eq(memberships.role, 'owner'), isNull(staff.disabledAt)),
    )
    .orderBy(asc(staff.id));
  return rows.map(({ email }) => email);
}

/** A session in which an administrator acts as a member of the staff. */
export async function addActingSession(
  db: Db,
  session: {
    readonly id: string;
    readonly staffId: StaffId;
    readonly actedBy: StaffId;
    readonly onlyAt: SupplierId;
    readonly reason: string;
    readonly returnsTo: string;
    readonly now: Instant;
    readonly until: Instant;
  },
): Promise<void> {
  const { now, until, ...row } = session;
  await db.insert(staffSessions).values({ ...row, createdAt: new Date(now), expiresAt: new Date(until) });
}

/** When the session ends, if it is open and not one of acting as somebody. */
export async function openSessionEnd(db: Db, id: string, now: Instant): Promise<Date | undefined> {
  const [found] = await db
    .select({ expiresAt: staffSessions.expiresAt })
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.id, id),
        isNull(staffSessions.endedAt),
        isNull(staffSessions.actedBy),
        sql`${staffSessions.expiresAt} > ${new Date(now).toISOString()}`,
      ),
    );
  return found?.expiresAt;
}

/** Makes the person an owner of the shop, whatever they were there. */
export async function putOwner(db: Db, supplierId: SupplierId, staffId: StaffId): Promise<void> {
  await db
    .delete(memberships)
    .where(and(eq(memberships.supplierId, supplierId), eq(memberships.staffId, staffId)));
  await db.insert(memberships).values({ supplierId, staffId, role: 'owner' });
}
