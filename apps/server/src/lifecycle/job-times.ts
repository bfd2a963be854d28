import type { Job, JobTimes, JobWork } from '#platform/jobs/job.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Of jobs that tidy up. */
export const HOURLY: JobTimes = { first: MINUTE, every: 60 * MINUTE, limit: 10 * MINUTE };

/** Of jobs that somebody waits for. */
export const OFTEN: JobTimes = { first: 20 * SECOND, every: 2 * MINUTE, limit: 10 * MINUTE };

/** Of cheap jobs whose results are worth less every minute. */
export const SOON: JobTimes = { first: 10 * SECOND, every: 10 * SECOND, limit: 5 * MINUTE };

/** Short, because payers watch the page meanwhile. */
export const CHARGES: JobTimes = { first: 5 * SECOND, every: 15 * SECOND, limit: 2 * MINUTE };

/** Of the demo's provider. */
export const NOTICES: JobTimes = { first: SECOND, every: SECOND, limit: 30 * SECOND };

/** Between the first runs of two jobs, so that they do not all query the database at one moment. */
const APART = 2 * SECOND;

export const timed = (works: readonly JobWork[], times: JobTimes): readonly Job[] =>
  works.map((work, position) => ({ ...work, ...times, first: times.first + position * APART }));
