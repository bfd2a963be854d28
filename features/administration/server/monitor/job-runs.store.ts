import { asc, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { jobRuns } from '../administration.tables.ts';

export interface JobRun {
  readonly name: string;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly nextAt: Date;
  /** Items processed; absent after a failure. */
  readonly done?: number;
  readonly error?: string;
}

/** The last run of each job, of whichever process; a failure keeps what the last success did. */
export async function recordJobRun(db: Db, { done, error, ...run }: JobRun): Promise<void> {
  const failed = error !== undefined;
  const outcome = failed
    ? {
        failedAt: run.finishedAt,
        lastError: error.slice(0, 500),
        failures: sql<number>`${jobRuns.failures} + 1`,
      }
    : { done: done ?? 0, failures: 0 };
  await db
    .insert(jobRuns)
    .values({
      ...run,
      done: done ?? 0,
      failures: failed ? 1 : 0,
      failedAt: failed ? run.finishedAt : null,
      lastError: failed ? error.slice(0, 500) : null,
    })
    .onConflictDoUpdate({ target: jobRuns.name, set: { ...run, ...outcome } });
}

/** Those that fail first, then by name. */
export const jobRunsOf = (db: Db) =>
  db.select().from(jobRuns).orderBy(sql`(${jobRuns.failures} > 0) desc`, asc(jobRuns.name));
