import { type SQL, sql } from 'drizzle-orm';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../db/new-id.ts';
import type { EndedRun } from './job.ts';
import { DEAD_AFTER } from './job-retry-wait.ts';
import { jobDeadLetters, jobRuns } from './job-runs.tables.ts';

const MAX_ERROR = 500;
const asDate = (at: Instant): SQL => sql`${new Date(at).toISOString()}::timestamptz`;

interface Ended extends EndedRun {
  readonly runner: string;
  readonly nextAt: Instant;
  /** In a row, before this run and with it. */
  readonly failuresBefore: number;
  readonly wasFailing: boolean;
  readonly failures: number;
}

/**
 * Records the run, ends its lease and plans the next one; a dead letter is written or settled by the same statement. Changes nothing where
 * another process has taken the job over.
 */
export async function endRun(db: Db, ended: Ended): Promise<void> {
  const { name, runner, outcome, failures, failuresBefore } = ended;
  const begunAt = asDate(ended.begunAt);
  const endedAt = asDate(ended.endedAt);
  const failed = 'error' in outcome;
  const error = failed ? outcome.error.slice(0, MAX_ERROR) : '';
  const result = failed
    ? sql`failed_at = ${endedAt}, last_error = ${error}, failing_since = coalesce(failing_since, ${endedAt})`
    : sql`done = ${outcome.done}, failing_since = null`;
  const update = sql`
    update ${jobRuns} set started_at = ${begunAt}, finished_at = ${endedAt}, next_at = ${asDate(ended.nextAt)}, has_run = true,
      failures = ${failures}, ${result}, requested_at = case when requested_at > running_since then requested_at end, runner = null, running_since = null, leased_until = null
    where name = ${name} and runner = ${runner} returning name, failing_since`;
  const letter =
    failures >= DEAD_AFTER
      ? sql`, letter as (
          insert into ${jobDeadLetters} (id, job_name, attempts, first_failed_at, last_failed_at, error)
          select ${newId()}::uuid, name, ${failures}::integer, failing_since, ${endedAt}, ${error} from ended
          on conflict (job_name) where settled_at is null
          do update set attempts = excluded.attempts, last_failed_at = excluded.last_failed_at, error = excluded.error)`
      : !failed && (ended.wasFailing || failuresBefore >= DEAD_AFTER)
        ? sql`, settled as (
            update ${jobDeadLetters} as letter set settled_at = ${endedAt} from ended
            where letter.job_name = ended.name and letter.settled_at is null)`
        : sql``;
  await db.execute(sql`with ended as (${update})${letter} select name from ended`);
}
