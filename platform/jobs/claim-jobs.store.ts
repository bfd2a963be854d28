/** Which process runs which job: a lease per job, renewed by its holder. */
import { sql } from 'drizzle-orm';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '../db/database.ts';
import { jobRuns } from './job-runs.tables.ts';

/** A process that dies leaves its jobs to the others after this time. Seconds. */
export const LEASE = 30;

interface NewJob {
  readonly name: string;
  readonly firstAt: Instant;
}

/** Adds the jobs that are not known yet. */
export async function registerJobs(db: Db, jobs: readonly NewJob[], now: Instant): Promise<void> {
  const at = new Date(now);
  await db
    .insert(jobRuns)
    .values(
      jobs.map(({ name, firstAt }) => ({
        ...{ name, startedAt: at, finishedAt: at, nextAt: new Date(firstAt), done: 0, hasRun: false },
      })),
    )
    .onConflictDoNothing();
}

export interface Claimable {
  readonly name: string;
  /** Taken when its time has come; if false, only on request. */
  readonly isReady: boolean;
  /** A later time cannot be right: the clock was ahead when it was written. Such a job is due. */
  readonly latest: Instant;
}

interface Claim {
  readonly runner: string;
  readonly now: Instant;
}

const leaseEnd = sql`clock_timestamp() + ${LEASE} * interval '1 second'`;
const asDate = (at: Instant): string => new Date(at).toISOString();

export interface ClaimedJob {
  readonly name: string;
  /** In a row, before this run. */
  readonly failures: number;
  /** Its last run that this version recorded failed: a former version counts a success and leaves the rest as it is. */
  readonly wasFailing: boolean;
}

/** Leases all of these jobs that are due or requested, and that no process runs. */
export async function claimJobs(
  db: Db,
  jobs: readonly Claimable[],
  { runner, now }: Claim,
): Promise<readonly ClaimedJob[]> {
  const known = sql`unnest(${sql.param(jobs.map(({ name }) => name))}::text[],
    ${sql.param(jobs.map(({ isReady }) => isReady))}::boolean[],
    ${sql.param(jobs.map(({ latest }) => asDate(latest)))}::timestamptz[]) as known (name, is_ready, latest)`;
  const { rows } = await db.execute<ClaimedJob & Record<string, unknown>>(sql`
    with due as (
      select job.name from ${jobRuns} as job join ${known} using (name)
      where (job.leased_until is null or job.leased_until < clock_timestamp())
        and (job.requested_at is not null or (job.paused_at is null and known.is_ready
          and (job.next_at <= ${asDate(now)}::timestamptz or job.next_at > known.latest)))
      for update of job skip locked
    )
    update ${jobRuns} as job set runner = ${runner}, running_since = ${asDate(now)}::timestamptz, leased_until = ${leaseEnd}
    from due where job.name = due.name returning job.name, job.failures, job.failing_since is not null as "wasFailing"`);
  return rows.map(({ name, failures, wasFailing }) => ({ name, failures, wasFailing }));
}

/** Returns the names of those that the process still holds. */
export async function renewLeases(
  db: Db,
  runner: string,
  names: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    update ${jobRuns} set leased_until = ${leaseEnd}
    where runner = ${runner} and name = any(${sql.param([...names])}::text[]) returning name`);
  return rows.map(({ name }) => name);
}
