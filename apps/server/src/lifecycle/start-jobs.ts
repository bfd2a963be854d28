/** Starts the jobs of a process with the role `jobs`. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '#platform/db/database.ts';
import { loggableError } from '#platform/http/logging/loggable-error.ts';
import type { EndedRun } from '#platform/jobs/job.ts';
import { JobRunner } from '#platform/jobs/job-runner.ts';
import { openPictures } from '../picture-store-of.ts';
import type { Settings } from '../settings.ts';
import { HOURLY, OFTEN, SOON, timed } from './job-times.ts';
import { frequentJobsOf, jobsOf, soonJobsOf } from './jobs.ts';
import { paymentJobsOf } from './payment-jobs.ts';
import { pushWriters } from './push-writers.ts';

interface Parts {
  readonly settings: Settings;
  readonly database: Database;
  readonly app: Pick<FastifyInstance, 'inject'>;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly onEnded: (run: EndedRun) => void;
}

/** Returns a function that stops them and waits for those under way. */
export function startJobs({ settings, database, app, log, onEnded }: Parts): () => Promise<void> {
  const { pictures } = openPictures(settings, (error) =>
    log.warn({ err: loggableError(error) }, 'a picture was not made'),
  );
  const push = { ...settings, contact: `mailto:${settings.mailFrom}`, writers: pushWriters };
  const report = (error: unknown) => log.error({ err: loggableError(error) }, 'an export failed');
  const runner = new JobRunner({
    db: database.db,
    jobs: [
      ...timed(jobsOf(database, pictures, settings), HOURLY),
      ...timed(frequentJobsOf(database), OFTEN),
      ...timed(soonJobsOf(database, pictures, settings, push, report), SOON),
      ...paymentJobsOf({ settings, database, app, log }),
    ],
    ...{ log, onEnded },
  });
  runner.start();
  return () => runner.stop();
}
