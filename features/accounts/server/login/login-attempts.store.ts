import { eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { loginAttempts } from '../clients/accounts.tables.ts';

/** Counts an attempt per key in one statement, so that parallel attempts cannot bypass a limit. */
export async function countTry(
  db: Db,
  keys: readonly string[],
  now: Date,
  windowStart: Date,
): Promise<ReadonlyMap<string, number>> {
  const isOver = sql`${loginAttempts.windowStartedAt} <= ${windowStart}`;
  const rows = await db
    .insert(loginAttempts)
    // Sorted, so that concurrent statements lock rows in the same order and do not deadlock.
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

/** Takes one attempt of each key back. */
export async function uncountTries(db: Db, keys: readonly string[]): Promise<void> {
  for (const key of [...keys].sort())
    await db
      .update(loginAttempts)
      .set({ tries: sql`greatest(${loginAttempts.tries} - 1, 0)` })
      .where(eq(loginAttempts.key, key));
}

/** Deletes these keys and all whose window is over. */
export async function forgetTries(db: Db, keys: readonly string[], windowStart: Date): Promise<void> {
  await db
    .delete(loginAttempts)
    .where(or(inArray(loginAttempts.key, [...keys]), lte(loginAttempts.windowStartedAt, windowStart)));
}

/** A token bucket: `atOnce` turns available after a pause, one more every `each` milliseconds. */
interface Rate {
  readonly atOnce: number;
  readonly each: number;
}

const milliseconds = (some: number) => sql`make_interval(secs => ${some / 1_000}::float8)`;

/**
 * Takes one turn of a key; false, without a change, when none is left. Here `window_started_at` is the moment when all turns are
 * available again: each turn moves it forward by `each`, at most `atOnce * each` ahead of now.
 */
export async function takeTurn(db: Db, key: string, now: Instant, { atOnce, each }: Rate): Promise<boolean> {
  const next = sql`greatest(${loginAttempts.windowStartedAt}, ${new Date(now)}) + ${milliseconds(each)}`;
  const taken = await db
    .insert(loginAttempts)
    .values({ key, tries: 1, windowStartedAt: new Date(now + each) })
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: { windowStartedAt: next },
      setWhere: sql`${next} <= ${new Date(now + atOnce * each)}`,
    })
    .returning({ key: loginAttempts.key });
  return taken.length > 0;
}
