/**
 * Runs jobs: looks every few seconds which are due, leases them in the database and runs them. Any number of processes may do so, and each job
 * is run by one of them at a time. A process that dies, or cannot reach the database, loses its leases after half a minute, and another goes on.
 */
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '../db/database.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import { newId } from '../db/new-id.ts';
import { errorChain, loggableError } from '../http/logging/loggable-error.ts';
import { Alarm } from '../process/alarm.ts';
import { inSpan } from '../tracing/tracing.ts';
import { type ClaimedJob, claimJobs, LEASE, registerJobs, renewLeases } from './claim-jobs.store.ts';
import { endRun } from './end-run.store.ts';
import type { EndedRun, Job } from './job.ts';
import { AWAY_WAIT, jobRetryWait } from './job-retry-wait.ts';

export interface JobLog {
  readonly info: (facts: object, text: string) => void;
  readonly warn: (facts: object, text: string) => void;
  readonly error: (facts: object, text: string) => void;
}

interface Options {
  readonly db: Db;
  readonly jobs: readonly Job[];
  readonly log: JobLog;
  /** Called after each run of this process. */
  readonly onEnded?: (run: EndedRun) => void;
}

/** How soon it notices what another process has left, and what a person has requested. Milliseconds. */
const POLL_EVERY = 5_000;
/** Between two polls: what becomes due meanwhile is claimed together. Milliseconds. */
const POLL_APART = 1_000;
const A_MINUTE = 60_000;
const AN_HOUR = 60 * A_MINUTE;
/** After a failed poll of a process that runs jobs. Milliseconds. */
const WAIT_WITH_LEASES = 2_000;
/** How often an ended run is recorded at most, where the database does not answer; the lease lasts as long. */
const MAX_RECORD_TRIES = 4;
const RENEW_AFTER = (LEASE * 1_000) / 3;

export class JobRunner {
  readonly #id = newId();
  readonly #options: Options;
  readonly #jobs: ReadonlyMap<string, Job>;
  /** When the next poll at a job is worth it. */
  readonly #nextAt = new Map<string, Instant>();
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #alarm = new Alarm();
  readonly #pause = new Alarm();
  // By the monotonic clock: the other one may be set.
  #startedAt = performance.now();
  #renewedAt = performance.now();
  #registeredAt = Number.NEGATIVE_INFINITY;
  #isStopped = false;
  #loop: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#jobs = new Map(options.jobs.map((job) => [job.name, job]));
  }

  /** Looks for due jobs from now on, until it is stopped. */
  start(): void {
    this.#startedAt = performance.now();
    for (const { name, first } of this.#jobs.values()) this.#nextAt.set(name, Date.now() + first);
    this.#loop ??= this.#run();
  }

  /** Begins no more runs, and waits for those under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#alarm.ring();
    this.#pause.ring();
    await this.#loop;
    await this.settled();
  }

  /** Claims what is due and begins to run it. Returns the names of what it has begun. */
  async poll(now: Instant): Promise<readonly string[]> {
    await this.#renew();
    await this.#register(now);
    const idle = [...this.#jobs.values()].filter(({ name }) => !this.#underWay.has(name));
    const claimed = await claimJobs(
      this.#options.db,
      idle.map(({ name, first, every }) => ({
        name,
        isReady: performance.now() - this.#startedAt >= first,
        latest: now + 2 * Math.max(every, A_MINUTE),
      })),
      { runner: this.#id, now },
    );
    // Those that were due and not claimed are paused, or another process runs them.
    for (const { name } of idle)
      if ((this.#nextAt.get(name) ?? 0) <= now) this.#nextAt.set(name, now + POLL_EVERY);
    for (const each of claimed) this.#begin(each, now);
    return claimed.map(({ name }) => name);
  }

  /** Resolves when the runs under way have ended. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay.values());
  }

  async #run(): Promise<void> {
    let wait = this.#wait();
    while (!this.#isStopped) {
      await this.#alarm.wait(wait);
      if (this.#isStopped) return;
      try {
        await this.poll(Date.now());
        wait = this.#wait();
      } catch (error) {
        this.#options.log.error({ err: loggableError(error) }, 'due jobs could not be looked up');
        // Leases end meanwhile: they are renewed as soon as the database answers.
        wait = this.#underWay.size > 0 ? WAIT_WITH_LEASES : AWAY_WAIT;
      }
    }
  }

  #begin(claimed: ClaimedJob, now: Instant): void {
    const { name } = claimed;
    const job = this.#jobs.get(name);
    if (job === undefined) return;
    const work = this.#runJob(job, claimed, now)
      .catch((error: unknown) =>
        this.#options.log.warn({ job: name, err: loggableError(error) }, 'a job’s run was not recorded'),
      )
      .finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, work);
  }

  /** Again from time to time, so that a job whose row was lost is not lost with it. */
  async #register(now: Instant): Promise<void> {
    if (performance.now() - this.#registeredAt < AN_HOUR) return;
    const jobs = [...this.#jobs.values()].map(({ name, first }) => ({ name, firstAt: now + first }));
    await registerJobs(this.#options.db, jobs, now);
    this.#registeredAt = performance.now();
  }

  #wait(): number {
    const next = Math.min(...this.#nextAt.values()) - Date.now();
    return Math.min(POLL_EVERY, Math.max(POLL_APART, next));
  }

  async #renew(): Promise<void> {
    if (this.#underWay.size === 0 || performance.now() - this.#renewedAt < RENEW_AFTER) return;
    const names = [...this.#underWay.keys()];
    const held = await renewLeases(this.#options.db, this.#id, names);
    this.#renewedAt = performance.now();
    const lost = names.filter((name) => !held.includes(name) && this.#underWay.has(name));
    if (lost.length > 0)
      this.#options.log.warn({ jobs: lost }, 'another process has taken jobs over that still run here');
  }

  async #runJob(
    job: Job,
    { failures: failuresBefore, wasFailing }: ClaimedJob,
    begunAt: Instant,
  ): Promise<void> {
    const { log, onEnded } = this.#options;
    const { name, every, limit } = job;
    const { outcome, databaseWasAway } = await outcomeOf(job, begunAt, limit, log);
    const endedAt = Date.now();
    const failures = 'error' in outcome ? failuresBefore + 1 : 0;
    const wait =
      failures === 0 ? every : jobRetryWait({ failures, every, databaseWasAway, random: Math.random() });
    const run = { name, begunAt, endedAt, outcome };
    onEnded?.(run);
    const nextAt = endedAt + wait;
    this.#nextAt.set(name, nextAt);
    await this.#record({ ...run, runner: this.#id, nextAt, failures, failuresBefore, wasFailing });
  }

  /** Again where the database does not answer, else the job would run once more when its lease ends. */
  async #record(run: Parameters<typeof endRun>[1]): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await endRun(this.#options.db, run);
      } catch (error) {
        if (tries === MAX_RECORD_TRIES || this.#isStopped) throw error;
        await this.#pause.wait(WAIT_WITH_LEASES);
      }
    }
  }
}

async function outcomeOf(
  { name, run }: Job,
  now: Instant,
  limit: number,
  log: JobLog,
): Promise<Pick<EndedRun, 'outcome'> & { readonly databaseWasAway: boolean }> {
  try {
    const done = await withinLimit(
      inSpan(`job: ${name}`, () => run(now)),
      limit,
    );
    if (done > 0) log.info({ job: name, done }, 'job done');
    return { databaseWasAway: false, outcome: { done } };
  } catch (error) {
    log.error({ job: name, err: loggableError(error) }, 'a job failed');
    return { databaseWasAway: isDatabaseAway(error), outcome: { error: errorChain(error) } };
  }
}

function withinLimit(work: Promise<number>, limit: number): Promise<number> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('it took too long and was given up')), limit);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
