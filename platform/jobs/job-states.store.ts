/** What is measured of jobs, whichever process runs them. */
import { sql } from 'drizzle-orm';
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

export const jobStates = (db: Db): Promise<readonly JobState[]> =>
  db
    .select({
      name: jobRuns.name,
      failures: jobRuns.failures,
      paused: sql<boolean>`${jobRuns.pausedAt} is not null`,
      overdue: sql<number>`case when ${jobRuns.pausedAt} is null
        then greatest(0, extract(epoch from clock_timestamp() - ${jobRuns.nextAt})) else 0 end::float8`,
    })
    .from(jobRuns);

/** How many jobs have a dead letter that no success has settled. */
export async function countOpenDeadLetters(db: Db): Promise<number> {
  return db.$count(jobDeadLetters, sql`${jobDeadLetters.settledAt} is null`);
}
