import { and, isNull, lt, sql } from 'drizzle-orm';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from './database.ts';
import { supplierChanges } from './supplier-changes.tables.ts';

/** Ample: a process trusts nothing that it cached before it last received changes, at most a second ago. Milliseconds. */
const LONG_AGO = 10 * 60_000;

const ofAnyone = sql`true /* of every supplier_id */`;

/**
 * Deletes the changes that every process has received, and returns how many. A change counts from when this job first saw it,
 * because a transaction may commit long after it began; until then it is invisible.
 */
export async function purgeChangeLog(db: Db, now: Instant): Promise<number> {
  const dropped = await db
    .delete(supplierChanges)
    .where(and(lt(supplierChanges.seenAt, new Date(now - LONG_AGO)), ofAnyone));
  await db
    .update(supplierChanges)
    .set({ seenAt: new Date(now) })
    .where(and(isNull(supplierChanges.seenAt), ofAnyone));
  return dropped.rowCount ?? 0;
}
