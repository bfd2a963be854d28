/** Mandates of the sandbox provider and what is collected under them. */
import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { SandboxPayment } from '../sandbox.store.ts';
import { sandboxMandates, sandboxPayments } from '../sandbox.tables.ts';

export type SandboxMandate = typeof sandboxMandates.$inferSelect;

const theMandate = (supplierId: SupplierId, id: string) =>
  and(eq(sandboxMandates.supplierId, supplierId), eq(sandboxMandates.id, id));

export const mandateBy = async (
  db: Db,
  supplierId: SupplierId,
  by: { readonly ref: string } | { readonly mandateId: string },
): Promise<SandboxMandate | undefined> =>
  (
    await db
      .select()
      .from(sandboxMandates)
      .where(
        'ref' in by
          ? theMandate(supplierId, by.ref)
          : and(eq(sandboxMandates.supplierId, supplierId), eq(sandboxMandates.reference, by.mandateId)),
      )
  )[0];

/** Inserts the mandate, or returns the existing one with the same reference. */
export async function putMandate(
  db: Db,
  mandate: typeof sandboxMandates.$inferInsert,
): Promise<SandboxMandate> {
  await db.insert(sandboxMandates).values(mandate).onConflictDoNothing();
  const stored = await mandateBy(db, mandate.supplierId, { mandateId: mandate.reference });
  if (stored === undefined) throw new Error(`the sandbox has lost mandate ${mandate.reference}`);
  return stored;
}

/** Undefined if the mandate is not in one of the `from` statuses. */
export const changeMandate = async (
  db: Db,
  { supplierId, id }: Pick<SandboxMandate, 'supplierId' | 'id'>,
  from: readonly SandboxMandate['status'][],
  change: Partial<SandboxMandate>,
): Promise<SandboxMandate | undefined> =>
  (
    await db
      .update(sandboxMandates)
      .set(change)
      .where(and(theMandate(supplierId, id), inArray(sandboxMandates.status, [...from])))
      .returning()
  )[0];

/** What is still to be collected under the mandate, earliest first. */
export const pendingCollections = (
  db: Db,
  { supplierId, id }: Pick<SandboxMandate, 'supplierId' | 'id'>,
): Promise<SandboxPayment[]> =>
  db
    .select()
    .from(sandboxPayments)
    .where(
      and(
        eq(sandboxPayments.supplierId, supplierId),
        eq(sandboxPayments.mandateRef, id),
        eq(sandboxPayments.status, 'pending'),
      ),
    )
    .orderBy(asc(sandboxPayments.dueOn), asc(sandboxPayments.id));

/** Of all suppliers: what was to be collected on this day or before. */
export const dueCollections = (db: Db, day: string): Promise<SandboxPayment[]> =>
  db
    .select()
    .from(sandboxPayments)
    .where(
      and(
        isNotNull(sandboxPayments.mandateRef),
        eq(sandboxPayments.status, 'pending'),
        lte(sandboxPayments.dueOn, day),
        sql`${sandboxPayments.supplierId} in (select id from suppliers)`,
      ),
    )
    .orderBy(asc(sandboxPayments.dueOn), asc(sandboxPayments.id))
    .limit(50);
