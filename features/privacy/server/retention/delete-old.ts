/** The job: deletes the rows whose period has ended, of all tables. Any number of processes may run it; one of them deletes. */
import type { Instant } from '#kernel/scope.ts';
import type { Database } from '#platform/db/database.ts';
import { startOfPeriod } from '../../domain/retention/period.ts';
import { RETENTION_SUBJECTS, type RetentionRule } from '../../domain/retention/retention-periods.ts';
import { deleteOldRows, lockRetention } from './old-rows.store.ts';

export interface RetentionLimits {
  /** Rows per statement and transaction: few enough that nobody waits for one. */
  readonly batch: number;
  /** What is left after this time is deleted by the next run. Milliseconds. */
  readonly time: number;
}

const LIMITS: RetentionLimits = { batch: 2_000, time: 2 * 60_000 };
const HOUR = 60 * 60_000;

interface OldRows {
  readonly rule: RetentionRule;
  readonly start: Instant;
}

/**
 * Returns how many rows were deleted. The tables take turns, a batch each, so that a large one holds up no other; each batch is a
 * transaction, so an interrupted run loses nothing. A table that fails is left out, and its error thrown at the end.
 */
export async function deleteOld(database: Database, now: Instant, limits = LIMITS): Promise<number> {
  const end = performance.now() + limits.time;
  const errors: unknown[] = [];
  let deleted = 0;
  const queue = oldRowsAt(now);
  for (let old = queue.shift(); old !== undefined && performance.now() < end; old = queue.shift()) {
    try {
      const count = await deleteBatch(database, old, limits.batch);
      if (count === 'elsewhere') break;
      deleted += count;
      if (count === limits.batch) queue.push(old);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return deleted;
}

/** Another table is the first in every hour, so that one that uses up the time of a run does not do so in each. */
function oldRowsAt(now: Instant): OldRows[] {
  const all = RETENTION_SUBJECTS.flatMap(([, { period, rules }]) =>
    rules.map((rule) => ({ rule, start: startOfPeriod(period, now) })),
  );
  const first = Math.floor(now / HOUR) % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
}

/** 'elsewhere': another process deletes at the moment. */
const deleteBatch = (
  database: Database,
  { rule, start }: OldRows,
  max: number,
): Promise<number | 'elsewhere'> =>
  database.transaction(async (db) =>
    (await lockRetention(db)) ? deleteOldRows(db, rule, start, max) : 'elsewhere',
  );
