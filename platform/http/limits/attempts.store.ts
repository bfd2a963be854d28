import { and, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '../../db/database.ts';
import { attempts } from './attempts.tables.ts';

type Counts = ReadonlyMap<string, number>;

/** Attempts per key since `windowStart`. */
export async function attemptsOf(db: Db, keys: readonly string[], windowStart: Date): Promise<Counts> {
  const rows = await db
    .select({ key: attempts.key, tries: attempts.tries })
    .from(attempts)
    .where(and(inArray(attempts.key, [...keys]), gt(attempts.windowStartedAt, windowStart)));
  return new Map(rows.map((row) => [row.key, row.tries]));
}

/** Counts an attempt per key in one statement, so that parallel attempts cannot bypass a limit. */
export async function countAttempts(
  db: Db,
  keys: readonly string[],
  now: Date,
  windowStart: Date,
): Promise<Counts> {
  const isOver = sql`${attempts.windowStartedAt} <= ${windowStart}`;
  const rows = await db
    .insert(attempts)
    // Sorted, so that concurrent statements lock rows in the same order and do not deadlock.
    .values([...keys].sort().map((key) => ({ key, tries: 1, windowStartedAt: now })))
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        tries: sql`case when ${isOver} then 1 else ${attempts.tries} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then excluded.window_started_at else ${attempts.windowStartedAt} end`,
      },
    })
    .returning({ key: attempts.key, tries: attempts.tries });
  return new Map(rows.map((row) => [row.key, row.tries]));
}

/** Locks the rows of these keys in the order of `countAttempts`, whose sort compares code units: not the database's collation. */
const lockedInOrder = (db: Db, keys: readonly string[]) =>
  db
    .select({ key: attempts.key })
    .from(attempts)
    .where(inArray(attempts.key, [...keys]))
    .orderBy(sql`${attempts.key} collate "C"`)
    .for('update');

/** Takes one attempt of each key back. */
export async function uncountAttempts(db: Db, keys: readonly string[]): Promise<void> {
  await db
    .update(attempts)
    .set({ tries: sql`greatest(${attempts.tries} - 1, 0)` })
    .where(inArray(attempts.key, lockedInOrder(db, keys)));
}

export async function deleteAttempts(db: Db, keys: readonly string[]): Promise<void> {
  await db.delete(attempts).where(inArray(attempts.key, lockedInOrder(db, keys)));
}

/** Deletes up to `max` of the counters that began before `before`, skipping those that others have locked. Returns how many. */
export async function deleteOldAttempts(db: Db, before: Date, max: number): Promise<number> {
  const old = db
    .$with('old')
    .as(
      db
        .select({ key: attempts.key })
        .from(attempts)
        .where(lte(attempts.windowStartedAt, before))
        .limit(max)
        .for('update', { skipLocked: true }),
    );
  const deleted = await db
    .with(old)
    .delete(attempts)
    .where(inArray(attempts.key, db.select().from(old)));
  return deleted.rowCount ?? 0;
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
  const next = sql`greatest(${attempts.windowStartedAt}, ${new Date(now)}) + ${milliseconds(each)}`;
  const taken = await db
    .insert(attempts)
    .values({ key, tries: 1, windowStartedAt: new Date(now + each) })
    .onConflictDoUpdate({
      target: attempts.key,
      set: { windowStartedAt: next },
      setWhere: sql`${next} <= ${new Date(now + atOnce * each)}`,
    })
    .returning({ key: attempts.key });
  return taken.length > 0;
}
