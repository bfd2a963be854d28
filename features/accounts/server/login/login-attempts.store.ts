import { eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { loginAttempts } from '../clients/accounts.tables.ts';

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

/** Takes one try of each key back. */
export async function uncountTries(db: Db, keys: readonly string[]): Promise<void> {
  for (const key of [...keys].sort())
    await db
      .update(loginAttempts)
      .set({ tries: sql`greatest(${loginAttempts.tries} - 1, 0)` })
      .where(eq(loginAttempts.key, key));
}

/** Forgets these keys, and all whose window is over. */
export async function forgetTries(db: Db, keys: readonly string[], windowStart: Date): Promise<void> {
  await db
    .delete(loginAttempts)
    .where(or(inArray(loginAttempts.key, [...keys]), lte(loginAttempts.windowStartedAt, windowStart)));
}

/** Milliseconds between two turns, and how many may be taken at once after a pause. */
interface Rate {
  readonly atOnce: number;
  readonly each: number;
}

const milliseconds = (some: number) => sql`make_interval(secs => ${some / 1_000}::float8)`;

/**
 * Takes one turn of a key; false when none is left, which changes nothing. Here `window_started_at` is the moment at which
 * all turns are back: each turn moves it on, and it may not be further away than all of them together.
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
