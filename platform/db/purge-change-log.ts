import { and, isNull, lt, sql } from 'drizzle-orm';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from './database.ts';
import { supplierChanges } from './supplier-changes.tables.ts';

/** A process goes by nothing that it kept before it last heard of changes, at most a second ago. */
const LONG_AGO = 10 * 60_000;

const ofAnyone = sql`true /* of every supplier_id */`;

/**
 * Drops the changes that every process has heard of; gives how many. One that was not seen when this was last done may
 * have ended just now, however long ago it began.
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
