import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { StaffId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { memberships, staff } from './staff.tables.ts';

export type StaffRow = typeof staff.$inferSelect;
export type MembershipRow = typeof memberships.$inferSelect;

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

/** Memberships by person: the only query here that spans suppliers. */
export const membershipsOf = (db: Db, staffId: StaffId): Promise<MembershipRow[]> =>
  db.select().from(memberships).where(eq(memberships.staffId, staffId)).orderBy(asc(memberships.supplierId));

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

/** Members of the supplier's staff who may log in, by name. */
export const staffOf = (db: Db, supplierId: SupplierId) =>
  db
    .select({ id: staff.id, name: staff.name, role: memberships.role })
    .from(memberships)
    .innerJoin(staff, eq(staff.id, memberships.staffId))
    .where(and(eq(memberships.supplierId, supplierId), isNull(staff.disabledAt)))
    .orderBy(asc(staff.name), asc(staff.id));

/** Names of staff, also of those who may not log in any more. */
export async function staffNames(db: Db, ids: readonly StaffId[]): Promise<ReadonlyMap<StaffId, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(inArray(staff.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
