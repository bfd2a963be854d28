import { eq, lte, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { loginAttempts } from './accounts.tables.ts';

/** Counts one more try of each key in one statement, so that tries in parallel cannot slip past a limit. */
export async function countTry(
  db: Db,
  keys: readonly string[],
  now: Date,
  windowStart: Date,
): Promise<ReadonlyMap<string, number>> {
  const isOver = sql`${loginAttempts.windowStartedAt} <= ${windowStart}`;
  const rows = await db
    .insert(loginAttempts)
    // Always in the same order, so that two statements never wait for each other.
    .values([...keys].sort().map((key) => ({ key, tries: 1, windowStartedAt: now })))
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: {
        tries: sql`case when ${isOver} then 1 else ${loginAttempts.tries} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then excluded.window_started_at else ${loginAttempts.windowStartedAt} end`,
      },
    })
    .returning({ key: loginAttempts.key, tries: loginAttempts.tries });
  return new Map(rows.map((row) => [row.key, row.tries]));
}

/** Takes one try back. */
export async function uncountTry(db: Db, key: string): Promise<void> {
  await db
    .update(loginAttempts)
    .set({ tries: sql`greatest(${loginAttempts.tries} - 1, 0)` })
    .where(eq(loginAttempts.key, key));
}

/** Forgets this key, and all whose window is over. */
export async function forgetTries(db: Db, key: string, windowStart: Date): Promise<void> {
  await db
    .delete(loginAttempts)
    .where(or(eq(loginAttempts.key, key), lte(loginAttempts.windowStartedAt, windowStart)));
}
