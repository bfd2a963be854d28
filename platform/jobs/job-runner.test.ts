/** Jobs over several processes, on one database: each runner below stands for a process. Nothing waits for time to pass: each poll is given the time. */
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '../db/new-id.ts';
import { testDatabase } from '../testing/test-database.ts';
import { deadLettersOf, jobRunsOf, requestRun, setPaused } from './control-jobs.store.ts';
import type { Job } from './job.ts';
import { JobRunner } from './job-runner.ts';
import { jobDeadLetters, jobRuns } from './job-runs.tables.ts';
import { countOpenDeadLetters, jobStates } from './job-states.store.ts';

const database = testDatabase();
const HOUR = 60 * 60_000;
const NAMES = ['tidy', 'works'];
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let now: number;

beforeEach(() => {
  now = Date.now();
});
afterEach(async () => {
  vi.clearAllMocks();
  await database.current.db.delete(jobRuns);
  await database.current.db.delete(jobDeadLetters);
});

const job = (run: Job['run'], given: Partial<Job> = {}): Job => ({
  ...{ name: 'tidy', every: HOUR, first: 0, limit: 60_000, run },
  ...given,
});
const processWith = (...jobs: readonly Job[]): JobRunner =>
  new JobRunner({ db: database.current.db, jobs, log });
const runDue = async (runner: JobRunner, at = now): Promise<readonly string[]> => {
  const begun = await runner.poll(at);
  await runner.settled();
  return begun;
};
const only = async () => {
  const [first] = await jobRunsOf(database.current.db, NAMES);
  if (first === undefined) throw new Error('there is no job');
  return first;
};
/** As in the database half a minute after the last renewal. */
const expireLeases = () =>
  database.current.db.update(jobRuns).set({ leasedUntil: sql`clock_timestamp() - interval '1 second'` });

test('a due job runs once, in one of the processes, and again after its interval', async () => {
  const runs: string[] = [];
  const processes = ['a', 'b', 'c'].map((name) => processWith(job(async () => runs.push(name))));
  const begun = await Promise.all(processes.map((each) => each.poll(now)));
  expect(begun.flat()).toEqual(['tidy']);
  await Promise.all(processes.map((each) => each.settled()));
  expect(runs).toHaveLength(1);
  expect(await only()).toMatchObject({ done: 1, failures: 0, hasRun: true, runningSince: null });
  const [first] = processes;
  if (first === undefined) throw new Error('there are three processes');
  expect(await runDue(first, now + HOUR - 1_000)).toEqual([]);
  expect(await runDue(first, now + HOUR + 60_000)).toEqual(['tidy']);
});

test('while it runs no other process begins it; when its process dies, another takes it over', async () => {
  const hangs = Promise.withResolvers<number>();
  const died = processWith(job(() => hangs.promise));
  const other = processWith(job(async () => 7));
  expect(await died.poll(now)).toEqual(['tidy']);
  expect((await only()).runningSince).toEqual(new Date(now));
  expect(await other.poll(now + HOUR * 2)).toEqual([]);
  await expireLeases();
  expect((await only()).runningSince).toBeNull();
  expect(await runDue(other)).toEqual(['tidy']);
  expect(await only()).toMatchObject({ done: 7 });
  // What the former holder records afterwards is ignored.
  hangs.resolve(99);
  await died.settled();
  expect(await only()).toMatchObject({ done: 7 });
});

test('a holder renews the leases of long runs, and says when it has lost one', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const long = Promise.withResolvers<number>();
    const holder = processWith(
      job(() => long.promise),
      job(async () => 0, { name: 'short' }),
    );
    await holder.poll(now);
    vi.advanceTimersByTime(11_000);
    await database.current.db
      .update(jobRuns)
      .set({ leasedUntil: sql`clock_timestamp() + interval '1 second'` });
    await holder.poll(now);
    const { rows } = await database.current.db.execute<{ seconds: number }>(
      sql`select extract(epoch from leased_until - clock_timestamp())::float8 as seconds from job_runs where name = 'tidy'`,
    );
    expect(rows[0]?.seconds).toBeGreaterThan(20);
    await database.current.db.update(jobRuns).set({ runner: sql`uuidv7()` }).where(eq(jobRuns.name, 'tidy'));
    vi.advanceTimersByTime(11_000);
    await holder.poll(now);
    expect(log.warn).toHaveBeenCalledWith({ jobs: ['tidy'] }, expect.stringContaining('another process'));
    long.resolve(0);
    await holder.settled();
  } finally {
    vi.useRealTimers();
  }
});

test('a failure is retried with growing waits, becomes a dead letter, and is settled by the next success', async () => {
  let fails = true;
  const runner = processWith(
    job(async () => {
      if (fails) throw new Error('the service is away');
      return 3;
    }),
  );
  const waits: number[] = [];
  for (let tries = 0; tries < 6; tries += 1) {
    expect(await runDue(runner)).toEqual(['tidy']);
    const { nextAt } = await only();
    waits.push(nextAt.getTime() - Date.now());
    now = nextAt.getTime() + 1;
  }
  for (const [at, seconds] of [15, 30, 60, 120, 240].entries()) {
    expect(waits[at]).toBeGreaterThan(seconds * 750);
    expect(waits[at]).toBeLessThan(seconds * 1_250);
  }
  expect(await only()).toMatchObject({ failures: 6, lastError: 'Error: the service is away' });
  const [letter, ...others] = await deadLettersOf(database.current.db, NAMES, 10);
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ jobName: 'tidy', attempts: 6, settledAt: null });
  expect(letter?.error).toBe('Error: the service is away');
  expect(letter?.firstFailedAt.getTime()).toBeLessThan(letter?.lastFailedAt.getTime() ?? 0);
  expect(await countOpenDeadLetters(database.current.db, NAMES)).toBe(1);

  // Run by hand, before its time.
  fails = false;
  expect(await runner.poll(now - 60_000)).toEqual([]);
  await requestRun(database.current.db, 'tidy', now);
  expect(await runDue(runner, now - 60_000)).toEqual(['tidy']);
  expect(await only()).toMatchObject({ failures: 0, failingSince: null, done: 3 });
  expect(await countOpenDeadLetters(database.current.db, NAMES)).toBe(0);
  expect((await deadLettersOf(database.current.db, NAMES, 10))[0]?.settledAt).toBeInstanceOf(Date);
});

test('a paused job runs on request alone, and is not late', async () => {
  const runner = processWith(job(async () => 1));
  await runDue(runner);
  expect(await setPaused(database.current.db, { name: 'tidy', paused: true }, now)).toBe('changed');
  expect(await setPaused(database.current.db, { name: 'tidy', paused: true }, now)).toBe('unchanged');
  expect(await setPaused(database.current.db, { name: 'none', paused: true }, now)).toBe('unknown');
  expect(await runDue(runner, now + 3 * HOUR)).toEqual([]);
  expect(await jobStates(database.current.db, NAMES)).toEqual([
    { name: 'tidy', failures: 0, paused: true, overdue: 0 },
  ]);
  expect(await requestRun(database.current.db, 'tidy', now)).toBe(true);
  expect(await requestRun(database.current.db, 'none', now)).toBe(false);
  expect(await runDue(runner, now)).toEqual(['tidy']);
  expect(await runDue(runner, now + 3 * HOUR)).toEqual([]);
  await setPaused(database.current.db, { name: 'tidy', paused: false }, now);
  expect(await runDue(runner, now + 3 * HOUR)).toEqual(['tidy']);
});

test('what is requested while it runs, runs once more', async () => {
  const first = Promise.withResolvers<number>();
  const run = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValue(0);
  const runner = processWith(job(run));
  await runner.poll(now);
  await requestRun(database.current.db, 'tidy', now + 1);
  expect(await runner.poll(now + 1)).toEqual([]);
  first.resolve(0);
  await runner.settled();
  expect(await runDue(runner)).toEqual(['tidy']);
  expect(run).toHaveBeenCalledTimes(2);
});

test('what a dying process was requested to run is run by another, also while it is paused', async () => {
  await runDue(processWith(job(async () => 0)));
  await setPaused(database.current.db, { name: 'tidy', paused: true }, now);
  await requestRun(database.current.db, 'tidy', now);
  const died = processWith(job(() => new Promise(() => {})));
  expect(await died.poll(now + 1)).toEqual(['tidy']);
  await expireLeases();
  const other = processWith(job(async () => 5));
  expect(await runDue(other, now + 2)).toEqual(['tidy']);
  expect(await only()).toMatchObject({ done: 5, requestedAt: null });
  expect(await runDue(other, now + 2 * HOUR)).toEqual([]);
});

test('a run is recorded also where the database does not answer at first', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const { db } = database.current;
    let isAway = false;
    const unreliable = new Proxy(db, {
      get: (target, name) =>
        name === 'execute' && isAway
          ? () => Promise.reject(new Error('no connection'))
          : Reflect.get(target, name, target),
    });
    const work = Promise.withResolvers<number>();
    const runner = new JobRunner({ db: unreliable, jobs: [job(() => work.promise)], log });
    expect(await runner.poll(now)).toEqual(['tidy']);
    isAway = true;
    work.resolve(4);
    const settled = runner.settled();
    await vi.advanceTimersByTimeAsync(1_900);
    expect((await only()).runningSince).not.toBeNull();
    isAway = false;
    await vi.advanceTimersByTimeAsync(200);
    await settled;
    expect(await only()).toMatchObject({ done: 4, runningSince: null });
  } finally {
    vi.useRealTimers();
  }
});

test('a letter is settled also where a former version has recorded the first success', async () => {
  const runner = processWith(job(async () => 1));
  await runDue(runner);
  await database.current.db.insert(jobDeadLetters).values({
    ...{ id: newId(), jobName: 'tidy', attempts: 5, error: 'it was away' },
    ...{ firstFailedAt: new Date(now), lastFailedAt: new Date(now) },
  });
  await database.current.db.update(jobRuns).set({ failures: 0, failingSince: new Date(now) });
  await requestRun(database.current.db, 'tidy', now + 1);
  await runDue(runner, now + 2);
  expect(await countOpenDeadLetters(database.current.db, NAMES)).toBe(0);
});

test('jobs of other versions are neither shown nor late', async () => {
  await runDue(
    processWith(
      job(async () => 0),
      job(async () => 0, { name: 'of a former version' }),
    ),
  );
  expect((await jobStates(database.current.db, NAMES)).map(({ name }) => name)).toEqual(['tidy']);
  expect((await jobRunsOf(database.current.db, NAMES)).map(({ name }) => name)).toEqual(['tidy']);
});

test('a process that has just started leaves a job alone, unless it is requested', async () => {
  const runner = processWith(job(async () => 0, { first: HOUR }));
  expect(await runDue(runner, now + 2 * HOUR)).toEqual([]);
  await requestRun(database.current.db, 'tidy', now);
  expect(await runDue(runner)).toEqual(['tidy']);
});

test('a time that cannot be right, because the clock was ahead, is none', async () => {
  const runner = processWith(job(async () => 0));
  await runDue(runner);
  await database.current.db.update(jobRuns).set({ nextAt: new Date(now + 30 * 24 * HOUR) });
  expect(await runDue(runner)).toEqual(['tidy']);
});

test('one that hangs is given up after its limit, and stops no other', async () => {
  const hangs = job(() => new Promise<number>(() => {}), { limit: 5 });
  const works = job(async () => 1, { name: 'works' });
  const runner = processWith(hangs, works);
  expect([...(await runDue(runner))].sort()).toEqual(['tidy', 'works']);
  expect((await jobRunsOf(database.current.db, NAMES)).map(({ name, failures }) => [name, failures])).toEqual(
    [
      ['tidy', 1],
      ['works', 0],
    ],
  );
  expect(log.error).toHaveBeenCalledWith(
    { job: 'tidy', err: expect.objectContaining({ message: 'it took too long and was given up' }) },
    'a job failed',
  );
});

test('stopping waits for the run under way', async () => {
  const slow = Promise.withResolvers<number>();
  const runner = processWith(job(() => slow.promise));
  await runner.poll(now);
  const stopped = vi.fn();
  const stopping = runner.stop().then(stopped);
  await database.current.db.select().from(jobRuns);
  expect(stopped).not.toHaveBeenCalled();
  slow.resolve(4);
  await stopping;
  expect(await only()).toMatchObject({ done: 4, runningSince: null });
});

test('a former version beside it may write its own record of a run meanwhile', async () => {
  const slow = Promise.withResolvers<number>();
  const runner = processWith(job(() => slow.promise));
  await runner.poll(now);
  await database.current.db.execute(sql`
    insert into job_runs (name, started_at, finished_at, next_at, done) values ('tidy', now(), now(), now() - interval '1 hour', 1)
    on conflict (name) do update set started_at = excluded.started_at, finished_at = excluded.finished_at, next_at = excluded.next_at`);
  expect(await processWith(job(async () => 0)).poll(now)).toEqual([]);
  slow.resolve(5);
  await runner.settled();
  expect(await only()).toMatchObject({ done: 5 });
});
