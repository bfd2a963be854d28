import type { Instant } from '#kernel/scope.ts';

export interface JobWork {
  readonly name: string;
  /** Resolves to the number of items processed. */
  readonly run: (now: Instant) => Promise<number>;
}

/** All in milliseconds. */
export interface JobTimes {
  /** Between the end of a run and the next one. */
  readonly every: number;
  /** For so long after its start a process leaves the job to others, so that it does not compete with the first visitors. */
  readonly first: number;
  /** A longer run counts as failed. It may still be running when the next one begins. */
  readonly limit: number;
}

/** Recurring background work. */
export interface Job extends JobWork, JobTimes {}

export interface EndedRun {
  readonly name: string;
  readonly begunAt: Instant;
  readonly endedAt: Instant;
  readonly outcome: { readonly done: number } | { readonly error: string };
}
