import { recordJobRun } from '#features/administration/server/monitor/job-runs.store.ts';
import type { Db } from '#platform/db/database.ts';
import type { RecordRun } from './run-jobs.ts';

/** Writes the last run of each job down for the platform's people. A run that cannot be recorded has run all the same. */
export const recordRuns =
  (db: Db, failed: (error: unknown) => void): RecordRun =>
  async ({ name, begunAt, endedAt, nextAt, outcome }) => {
    const run = {
      name,
      startedAt: new Date(begunAt),
      finishedAt: new Date(endedAt),
      nextAt: new Date(nextAt),
    };
    await recordJobRun(db, { ...run, ...outcome }).catch(failed);
  };
