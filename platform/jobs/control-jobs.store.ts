/** What a person does with jobs, and what is shown of them. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '../db/database.ts';
import { jobDeadLetters, jobRuns } from './job-runs.tables.ts';

/** The named jobs; those that fail first, then by name. */
export const jobRunsOf = (db: Db, names: readonly string[]) =>
  db
    .select({
      name: jobRuns.name,
      startedAt: jobRuns.startedAt,
      finishedAt: jobRuns.finishedAt,
      nextAt: jobRuns.nextAt,
      done: jobRuns.done,
      failures: jobRuns.failures,
      failingSince: jobRuns.failingSince,
      lastError: jobRuns.lastError,
      hasRun: jobRuns.hasRun,
      pausedAt: jobRuns.pausedAt,
      requestedAt: jobRuns.requestedAt,
      /** Null also where the process that ran it has died. */
      runningSince:
        sql<Date | null>`case when ${jobRuns.leasedUntil} >= clock_timestamp() then ${jobRuns.runningSince} end`.mapWith(
          jobRuns.runningSince,
        ),
    })
    .from(jobRuns)
    .where(inArray(jobRuns.name, [...names]))
    .orderBy(sql`(${jobRuns.failures} > 0) desc`, asc(jobRuns.name));

/** Of the named jobs; the open ones first, then the newest. */
export const deadLettersOf = (db: Db, names: readonly string[], max: number) =>
  db
    .select()
    .from(jobDeadLetters)
    .where(inArray(jobDeadLetters.jobName, [...names]))
    .orderBy(sql`(${jobDeadLetters.settledAt} is null) desc`, desc(jobDeadLetters.lastFailedAt))
    .limit(max);

/** Has the job run as soon as a process looks, also while it is paused. False if there is no such job. */
export async function requestRun(db: Db, name: string, now: Instant): Promise<boolean> {
  const { rowCount } = await db
    .update(jobRuns)
    .set({ requestedAt: new Date(now) })
    .where(eq(jobRuns.name, name));
  return (rowCount ?? 0) > 0;
}

/** A run under way is not interrupted; one that was requested before is withdrawn by a pause. 'unchanged' if it was so already. */
export async function setPaused(
  db: Db,
  { name, paused }: { readonly name: string; readonly paused: boolean },
  now: Instant,
): Promise<'changed' | 'unchanged' | 'unknown'> {
  const changed = await db
    .update(jobRuns)
    .set(paused ? { pausedAt: new Date(now), requestedAt: null } : { pausedAt: null })
    .where(and(eq(jobRuns.name, name), paused ? isNull(jobRuns.pausedAt) : isNotNull(jobRuns.pausedAt)))
    .returning({ name: jobRuns.name });
  if (changed.length > 0) return 'changed';
  const known = await db.select({ name: jobRuns.name }).from(jobRuns).where(eq(jobRuns.name, name));
  return known.length > 0 ? 'unchanged' : 'unknown';
}
