import { and, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { StaffId, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { memberships, staff, staffSessions } from './staff.tables.ts';

const selectOpenStaffSession = prepared((db) => {
  const membership = db
    .select({ staffId: memberships.staffId, role: memberships.role })
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
      role: membership.role,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .leftJoin(membership, eq(membership.staffId, staff.id))
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
  await db
    .update(staffSessions)
    .set({ endedAt: new Date(now) })
    .where(and(eq(staffSessions.id, id), isNull(staffSessions.endedAt)));
}

/** Ends all open sessions of a person except `except`, on every process at once. */
export async function endStaffSessionsOf(
  db: Db,
  staffId: StaffId,
  now: Instant,
  except: string,
): Promise<void> {
  await db
    .update(staffSessions)
    .set({ endedAt: new Date(now) })
    .where(
      and(eq(staffSessions.staffId, staffId), ne(staffSessions.id, except), isNull(staffSessions.endedAt)),
    );
}

/** Deletes up to `most` sessions that expired before, and returns how many; skips rows that another process has locked. */
export async function dropStaffSessions(db: Db, before: Date, most: number): Promise<number> {
  const expired = db
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(lt(staffSessions.expiresAt, before))
    .limit(most)
    .for('update', { skipLocked: true });
  return (await db.delete(staffSessions).where(inArray(staffSessions.id, expired))).rowCount ?? 0;
}
