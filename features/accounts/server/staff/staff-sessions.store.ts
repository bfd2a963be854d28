import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { StaffId, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { sessionRows } from '../identity/session-rows.store.ts';
import { secondFactors } from '../second-factor/second-factors.tables.ts';
import { memberships, staff, staffRoles, staffSessions } from './staff.tables.ts';
import { ownRoleColumns } from './staff-roles.store.ts';

const rows = sessionRows(staffSessions);

const seenAt = sql<Date>`coalesce(${staffSessions.lastSeenAt}, ${staffSessions.createdAt})`.mapWith(
  staffSessions.createdAt,
);

const selectOpenStaffSession = prepared((db) => {
  const membership = db
    .select({ staffId: memberships.staffId, role: memberships.role, roleId: memberships.roleId })
    .from(memberships)
    .where(eq(memberships.supplierId, sql.placeholder('supplierId')))
    .as('membership');
  return db
    .select({
      id: staffSessions.id,
      staffId: staff.id,
      name: staff.name,
      email: staff.email,
      administrator: staff.administrator,
      support: staff.support,
      role: membership.role,
      ownRole: ownRoleColumns,
      seenAt,
      hasSecondStep: sql<boolean>`exists(select from ${secondFactors}
        where ${secondFactors.staffId} = ${staff.id} and ${secondFactors.confirmedAt} is not null)`,
      expiresAt: staffSessions.expiresAt,
      actedBy: staffSessions.actedBy,
      actedByName: sql<
        string | null
      >`(select acting.name from staff as acting where acting.id = ${staffSessions.actedBy})`,
      onlyAt: staffSessions.onlyAt,
      reason: staffSessions.reason,
      returnsTo: staffSessions.returnsTo,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .leftJoin(membership, eq(membership.staffId, staff.id))
    .leftJoin(
      staffRoles,
      and(eq(staffRoles.supplierId, sql.placeholder('supplierId')), eq(staffRoles.id, membership.roleId)),
    )
    .where(
      and(
        eq(staffSessions.id, sql.placeholder('id')),
        isNull(staffSessions.endedAt),
        gt(staffSessions.expiresAt, sql.placeholder('now')),
        isNull(staff.disabledAt),
      ),
    )
    .prepare('open_staff_session');
});

export type StaffSessionRow = Awaited<
  ReturnType<ReturnType<typeof selectOpenStaffSession>['execute']>
>[number];

/** The session with its person and their role at the supplier; `role` is null where they have none. */
export async function openStaffSession(
  db: Db,
  supplierId: SupplierId,
  id: string,
  now: Instant,
): Promise<StaffSessionRow | undefined> {
  const [row] = await selectOpenStaffSession(db).execute({ id, supplierId, now: new Date(now) });
  return row;
}

export async function addStaffSession(db: Db, session: typeof staffSessions.$inferInsert): Promise<void> {
  await db.insert(staffSessions).values(session);
}

/** Ends it on every process at once. */
export async function endStaffSession(db: Db, id: string, now: Instant): Promise<void> {
  await rows.end(db, now, eq(staffSessions.id, id));
}

/** Ends all open sessions of a person except `except`, on every process at once. */
export async function endStaffSessionsOf(
  db: Db,
  staffId: StaffId,
  now: Instant,
  except?: string,
): Promise<readonly string[]> {
  const others = except === undefined ? undefined : ne(staffSessions.id, except);
  return rows.end(db, now, eq(staffSessions.staffId, staffId), others);
}

export async function touchStaffSession(db: Db, id: string, now: Instant): Promise<void> {
  await db
    .update(staffSessions)
    .set({ lastSeenAt: new Date(now) })
    .where(eq(staffSessions.id, id));
}

/** Open sessions of a person, the last seen first. */
export const openSessionsOfStaff = (db: Db, staffId: StaffId, now: Instant, max: number) =>
  db
    .select({
      id: staffSessions.id,
      device: staffSessions.device,
      ip: staffSessions.ip,
      createdAt: staffSessions.createdAt,
      seenAt,
    })
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), rows.isOpen(now)))
    .orderBy(desc(seenAt), desc(staffSessions.id))
    .limit(max);

/** Whether the session, open or ended, is this person's; with where it was opened. */
export async function staffSessionOrigin(db: Db, staffId: StaffId, id: string) {
  const [found] = await db
    .select({ device: staffSessions.device, ip: staffSessions.ip })
    .from(staffSessions)
    .where(and(eq(staffSessions.id, id), eq(staffSessions.staffId, staffId)));
  return found;
}

/** Ends all open sessions of a person, and those in which they act as somebody else, on every process at once. */
export async function endAllStaffSessions(db: Db, staffId: StaffId, now: Instant): Promise<void> {
  await rows.end(
    db,
    now,
    sql`(${staffSessions.staffId} = ${staffId} or ${staffSessions.actedBy} = ${staffId})`,
  );
}

/** The staff sessions among the places that are open, with their person's standing at the place's supplier. */
export function openStaffSessionsAmong(
  db: Db,
  places: readonly { readonly sessionId: string; readonly supplierId: SupplierId }[],
  now: Instant,
) {
  const sessionIds = sql.param(places.map(({ sessionId }) => sessionId));
  const supplierIds = sql.param(places.map(({ supplierId }) => supplierId));
  const supplierId = sql<SupplierId>`place.supplier_id`;
  return db
    .select({
      sessionId: staffSessions.id,
      supplierId,
      administrator: staff.administrator,
      role: memberships.role,
      ownRole: ownRoleColumns,
    })
    .from(sql`unnest(${sessionIds}::uuid[], ${supplierIds}::uuid[]) as place (session_id, supplier_id)`)
    .innerJoin(staffSessions, eq(staffSessions.id, sql`place.session_id`))
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .leftJoin(
      memberships,
      and(eq(memberships.staffId, staff.id), sql`${memberships.supplierId} = place.supplier_id`),
    )
    .leftJoin(
      staffRoles,
      and(sql`${staffRoles.supplierId} = place.supplier_id`, eq(staffRoles.id, memberships.roleId)),
    )
    .where(
      and(
        isNull(staffSessions.endedAt),
        gt(staffSessions.expiresAt, new Date(now)),
        isNull(staff.disabledAt),
        or(isNull(staffSessions.onlyAt), eq(staffSessions.onlyAt, sql`place.supplier_id`)),
      ),
    );
}
