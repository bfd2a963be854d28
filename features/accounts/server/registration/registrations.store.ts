import { and, eq, gt } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { registrations } from './registrations.tables.ts';

export type RegistrationRow = typeof registrations.$inferSelect;

export async function addRegistration(db: Db, row: typeof registrations.$inferInsert): Promise<void> {
  await db.insert(registrations).values(row);
}

/** Only while it has not expired. */
export async function registrationById(
  db: Db,
  supplierId: SupplierId,
  id: string,
  now: Instant,
): Promise<RegistrationRow | undefined> {
  const [found] = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.supplierId, supplierId), eq(registrations.id, id), counts(now)));
  return found;
}

const counts = (now: Instant) => gt(registrations.expiresAt, new Date(now));

const byCode = (supplierId: SupplierId, codeHash: string, now: Instant) =>
  and(eq(registrations.supplierId, supplierId), eq(registrations.codeHash, codeHash), counts(now));

/** Undefined when the link expired, was used or never existed. */
export async function registrationByCode(
  db: Db,
  supplierId: SupplierId,
  codeHash: string,
  now: Instant,
): Promise<RegistrationRow | undefined> {
  const [found] = await db
    .select()
    .from(registrations)
    .where(byCode(supplierId, codeHash, now));
  return found;
}

/** Deletes and returns the registration; undefined for the second of two concurrent uses. */
export async function takeRegistration(
  db: Db,
  supplierId: SupplierId,
  codeHash: string,
  now: Instant,
): Promise<RegistrationRow | undefined> {
  const [taken] = await db
    .delete(registrations)
    .where(byCode(supplierId, codeHash, now))
    .returning();
  return taken;
}

/** Stores the hash of a new link; an earlier link becomes invalid. */
export async function writeRegistrationCode(
  db: Db,
  supplierId: SupplierId,
  id: string,
  codeHash: string,
): Promise<void> {
  await db
    .update(registrations)
    .set({ codeHash })
    .where(and(eq(registrations.supplierId, supplierId), eq(registrations.id, id)));
}
