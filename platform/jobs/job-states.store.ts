/** What is measured of jobs, whichever process runs them. */
import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { jobDeadLetters, jobRuns } from './job-runs.tables.ts';

export interface JobState {
  readonly name: string;
  /** In a row. */
  readonly failures: number;
  readonly paused: boolean;
  /** Seconds for which it has been due without having ended; 0 for a paused one. */
  readonly overdue: number;
}

/** Of the named jobs: rows of others are of versions that had them, and nobody runs these any more. */
export const jobStates = (db: Db, names: readonly string[]): Promise<readonly JobState[]> =>
  db
    .select({
      name: jobRuns.name,
      failures: jobRuns.failures,
      paused: sql<boolean>`${jobRuns.pausedAt} is not null`,
      overdue: sql<number>`case when ${jobRuns.pausedAt} is null
        then greatest(0, extract(epoch from clock_timestamp() - ${jobRuns.nextAt})) else 0 end::float8`,
    })
    .from(jobRuns)
    .where(inArray(jobRuns.name, [...names]));

/** How many of the named jobs have a dead letter that no success has settled. */
export async function countOpenDeadLetters(db: Db, names: readonly string[]): Promise<number> {
  return db.$count(
    jobDeadLetters,
    and(isNull(jobDeadLetters.settledAt), inArray(jobDeadLetters.jobName, [...names])),
  );
}
