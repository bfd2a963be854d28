import { and, eq, gt, isNull } from 'drizzle-orm';
import type { StaffId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { type STAFF_CODE_PURPOSES, staff, staffCodes } from '../staff.tables.ts';

export type StaffCodePurpose = (typeof STAFF_CODE_PURPOSES)[number];

/** Replaces the person's previous code of this purpose. */
export async function putStaffCode(db: Db, code: typeof staffCodes.$inferInsert): Promise<void> {
  const { codeHash, email, expiresAt } = code;
  await db
    .insert(staffCodes)
    .values(code)
    .onConflictDoUpdate({
      target: [staffCodes.staffId, staffCodes.purpose],
      set: { codeHash, email, expiresAt },
    });
}

const validCode = (purpose: StaffCodePurpose, codeHash: string, now: Instant) =>
  and(
    eq(staffCodes.codeHash, codeHash),
    eq(staffCodes.purpose, purpose),
    gt(staffCodes.expiresAt, new Date(now)),
  );

/** Owner of a valid code; undefined when it expired, was used or never existed. */
export async function staffCodeOwner(db: Db, purpose: StaffCodePurpose, codeHash: string, now: Instant) {
  const [found] = await db
    .select({ staffId: staff.id, name: staff.name, email: staff.email, mailedTo: staffCodes.email })
    .from(staffCodes)
    .innerJoin(staff, eq(staff.id, staffCodes.staffId))
    .where(and(validCode(purpose, codeHash, now), isNull(staff.disabledAt)));
  return found;
}

/** Deletes the code; false when it is no longer valid, e.g. for the second of two concurrent uses. */
export async function takeStaffCode(
  db: Db,
  purpose: StaffCodePurpose,
  codeHash: string,
  now: Instant,
): Promise<boolean> {
  return ((await db.delete(staffCodes).where(validCode(purpose, codeHash, now))).rowCount ?? 0) > 0;
}

/** Invalidates all links mailed to this person. */
export async function dropStaffCodes(db: Db, staffId: StaffId): Promise<void> {
  await db.delete(staffCodes).where(eq(staffCodes.staffId, staffId));
}
