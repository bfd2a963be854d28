import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Each background job: when it is due, which process runs it, and how its last run ended. One row per job. */
export const jobRuns = pgTable('job_runs', {
  name: text().primaryKey(),
  /** Of the last run that ended. */
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at').notNull(),
  nextAt: instant('next_at').notNull(),
  /** Items processed by the last run that succeeded. */
  done: integer().notNull(),
  /** Failures in a row; 0 after a success. */
  failures: integer().notNull().default(0),
  failedAt: instant('failed_at'),
  lastError: text('last_error'),
  /** False until a run has ended: the times of a last run mean nothing before. */
  hasRun: boolean('has_run').notNull().default(true),
  /** When the first of the failures in a row was. */
  failingSince: instant('failing_since'),
  /** While it is set, the job runs on request only. */
  pausedAt: instant('paused_at'),
  /** Somebody has requested a run that has not begun. */
  requestedAt: instant('requested_at'),
  /** The process that runs it at the moment, by an id that it has drawn at its start. */
  runner: uuid(),
  runningSince: instant('running_since'),
  /** Until then no other process runs it, by the database's clock: those of machines differ. */
  leasedUntil: instant('leased_until'),
});

/** Jobs that failed five times in a row or more (`DEAD_AFTER`). At most one is open per job; it is settled by the job's next success. */
export const jobDeadLetters = pgTable(
  'job_dead_letters',
  {
    id: uuid().primaryKey(),
    jobName: text('job_name').notNull(),
    attempts: integer().notNull(),
    firstFailedAt: instant('first_failed_at').notNull(),
    lastFailedAt: instant('last_failed_at').notNull(),
    error: text().notNull(),
    settledAt: instant('settled_at'),
  },
  (t) => [uniqueIndex('job_dead_letters_open').on(t.jobName).where(sql`settled_at is null`)],
);
