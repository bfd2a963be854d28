/** The pending operations of mandates: claimed, postponed, and found by the job. */
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { type MandateRow, theMandate } from './mandates.store.ts';
import { mandates } from './mandates.tables.ts';

/**
 * Claims the pending operation until `until`: no other process runs it before. Undefined if there is none, or if it is
 * not due.
 */
export const claimMandateOperation = async (
  db: Db,
  supplierId: SupplierId,
  id: string,
  { now, until }: { readonly now: Instant; readonly until: Instant },
): Promise<MandateRow | undefined> =>
  (
    await db
      .update(mandates)
      .set({ operationAt: new Date(until), operationTries: sql`${mandates.operationTries} + 1` })
      .where(
        and(
          theMandate(supplierId, id),
          sql`${mandates.operation} is not null`,
          lte(mandates.operationAt, new Date(now)),
        ),
      )
      .returning()
  )[0];

/** Sets the next try of the claimed operation, unless the operation has changed since. */
export async function postponeMandateOperation(
  db: Db,
  { supplierId, id, operationAt }: Pick<MandateRow, 'supplierId' | 'id' | 'operationAt'>,
  until: Date,
): Promise<void> {
  if (operationAt === null) return;
  await db
    .update(mandates)
    .set({ operationAt: until })
    .where(and(theMandate(supplierId, id), eq(mandates.operationAt, operationAt)));
}

/** Of all suppliers, longest waiting first; 'watch' comes last, because there may be thousands of those. */
export const dueMandateOperations = (
  db: Db,
  now: Instant,
  limit: number,
): Promise<Pick<MandateRow, 'supplierId' | 'id'>[]> =>
  db
    .select({ supplierId: mandates.supplierId, id: mandates.id })
    .from(mandates)
    .where(
      and(
        sql`${mandates.operation} is not null`,
        lte(mandates.operationAt, new Date(now)),
        sql`${mandates.supplierId} in (select id from suppliers)`,
      ),
    )
    .orderBy(sql`${mandates.operation} = 'watch'`, asc(mandates.operationAt))
    .limit(limit);
