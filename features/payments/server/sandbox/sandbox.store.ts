/** Tables of the sandbox provider: persistent, so that nothing is lost when the process dies. */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { sandboxNotices, sandboxPayments } from './sandbox.tables.ts';

export type SandboxPayment = typeof sandboxPayments.$inferSelect;
export type SandboxNotice = typeof sandboxNotices.$inferSelect;

const thePayment = (supplierId: SupplierId, id: string) =>
  and(eq(sandboxPayments.supplierId, supplierId), eq(sandboxPayments.id, id));

/** Inserts the payment, or returns the existing one with the same reference. */
export async function putPayment(
  db: Db,
  payment: typeof sandboxPayments.$inferInsert,
): Promise<SandboxPayment> {
  await db.insert(sandboxPayments).values(payment).onConflictDoNothing();
  const stored = await paymentBy(db, payment.supplierId, { chargeId: payment.reference });
  if (stored === undefined) throw new Error(`the sandbox has lost payment ${payment.reference}`);
  return stored;
}

export const paymentBy = async (
  db: Db,
  supplierId: SupplierId,
  by: { readonly ref: string } | { readonly chargeId: string },
): Promise<SandboxPayment | undefined> =>
  (
    await db
      .select()
      .from(sandboxPayments)
      .where(
        'ref' in by
          ? thePayment(supplierId, by.ref)
          : and(eq(sandboxPayments.supplierId, supplierId), eq(sandboxPayments.reference, by.chargeId)),
      )
  )[0];

/** Undefined if the payment is not in one of the `from` statuses. */
export const changePayment = async (
  db: Db,
  { supplierId, id }: Pick<SandboxPayment, 'supplierId' | 'id'>,
  from: readonly SandboxPayment['status'][],
  change: Partial<SandboxPayment>,
): Promise<SandboxPayment | undefined> =>
  (
    await db
      .update(sandboxPayments)
      .set(change)
      .where(and(thePayment(supplierId, id), inArray(sandboxPayments.status, [...from])))
      .returning()
  )[0];

export async function addNotices(db: Db, notices: readonly SandboxNotice[]): Promise<void> {
  await db.insert(sandboxNotices).values([...notices]);
}

export const dueNotices = (db: Db, now: Instant): Promise<SandboxNotice[]> =>
  db
    .select()
    .from(sandboxNotices)
    .where(
      and(
        lte(sandboxNotices.dueAt, new Date(now)),
        sql`${sandboxNotices.supplierId} in (select id from suppliers)`,
      ),
    )
    .orderBy(asc(sandboxNotices.dueAt), asc(sandboxNotices.id))
    .limit(50);

const theNotice = ({ supplierId, id }: SandboxNotice) =>
  and(eq(sandboxNotices.supplierId, supplierId), eq(sandboxNotices.id, id));

export async function dropNotice(db: Db, notice: SandboxNotice): Promise<void> {
  await db.delete(sandboxNotices).where(theNotice(notice));
}

export async function postponeNotice(db: Db, notice: SandboxNotice, dueAt: Instant): Promise<void> {
  await db
    .update(sandboxNotices)
    .set({ dueAt: new Date(dueAt), tries: notice.tries + 1 })
    .where(theNotice(notice));
}
