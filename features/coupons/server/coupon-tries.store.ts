import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { couponTries } from './coupons.tables.ts';

type Tries = ReadonlyMap<string, number>;

/** Tries per key since the window's start. */
export async function triesOf(
  db: Db,
  supplierId: SupplierId,
  keys: readonly string[],
  windowStart: Date,
): Promise<Tries> {
  const rows = await db
    .select({ key: couponTries.key, tries: couponTries.tries })
    .from(couponTries)
    .where(
      and(
        eq(couponTries.supplierId, supplierId),
        inArray(couponTries.key, [...keys]),
        gt(couponTries.windowStartedAt, windowStart),
      ),
    );
  return new Map(rows.map((row) => [row.key, row.tries]));
}

/** Adds a try to each key in one statement, so that parallel tries cannot exceed a limit. */
export async function countTry(
  db: Db,
  supplierId: SupplierId,
  keys: readonly string[],
  now: Date,
  windowStart: Date,
): Promise<Tries> {
  const isOver = sql`${couponTries.windowStartedAt} <= ${windowStart}`;
  const rows = await db
    .insert(couponTries)
    // Sorted, so that two statements never deadlock.
    .values([...keys].sort().map((key) => ({ supplierId, key, tries: 1, windowStartedAt: now })))
    .onConflictDoUpdate({
      target: [couponTries.supplierId, couponTries.key],
      set: {
        tries: sql`case when ${isOver} then 1 else ${couponTries.tries} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then excluded.window_started_at else ${couponTries.windowStartedAt} end`,
      },
    })
    .returning({ key: couponTries.key, tries: couponTries.tries });
  return new Map(rows.map((row) => [row.key, row.tries]));
}

export async function uncountTry(db: Db, supplierId: SupplierId, keys: readonly string[]): Promise<void> {
  await db
    .update(couponTries)
    .set({ tries: sql`greatest(${couponTries.tries} - 1, 0)` })
    .where(and(eq(couponTries.supplierId, supplierId), inArray(couponTries.key, [...keys].sort())));
}

/** Deletes some keys whose window is over, skipping rows that others have locked. */
export async function forgetOldTries(db: Db, supplierId: SupplierId, windowStart: Date): Promise<void> {
  await db.execute(sql`
    delete from ${couponTries} where ${couponTries.supplierId} = ${supplierId} and key in (
      select key from ${couponTries}
      where ${couponTries.supplierId} = ${supplierId} and window_started_at <= ${windowStart.toISOString()}
      limit 500 for update skip locked)`);
}
