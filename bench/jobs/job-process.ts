/** A process that runs jobs, of `bench/jobs.ts`: those of the product's times that do nothing, or one that does not end. */
import { setTimeout as sleep } from 'node:timers/promises';
import { CHARGES, HOURLY, OFTEN, SOON, timed } from '#apps/server/src/lifecycle/job-times.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { JobRunner } from '#platform/jobs/job-runner.ts';

export interface JobMessage {
  readonly name: string;
  readonly begunAt: number;
  readonly endedAt: number;
  /** By how much it began after its time, where this process ran it before. Milliseconds. */
  readonly late?: number;
  /** That this process has sent so far. */
  readonly statements: number;
}

const [url = '', mode] = process.argv.slice(2);
let statements = 0;
const database = openDatabase(url, {
  max: 4,
  statementTimeout: 15_000,
  watchStatement: () => {
    statements += 1;
    return () => {};
  },
});
const say = (message: Omit<JobMessage, 'statements'>): void =>
  void process.send?.({ ...message, statements });
const dueAt = new Map<string, number>();
const works = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const name = `${prefix} ${index}`;
    return {
      name,
      run: async (now: number) => {
        const due = dueAt.get(name);
        say({ name, begunAt: now, endedAt: Date.now(), ...(due === undefined ? {} : { late: now - due }) });
        return 0;
      },
    };
  });
const forever = {
  name: 'long',
  run: async (now: number) => {
    say({ name: 'long', begunAt: now, endedAt: now });
    await sleep(60 * 60_000);
    return 0;
  },
};
const runner = new JobRunner({
  db: database.db,
  jobs:
    mode === 'long'
      ? timed([forever], { ...SOON, first: 0, limit: 60 * 60_000 })
      : [
          ...timed(works('hourly', 7), HOURLY),
          ...timed(works('often', 5), OFTEN),
          ...timed(works('soon', 8), SOON),
          ...timed(works('charges', 2), CHARGES),
        ],
  log: { info: () => {}, warn: console.warn, error: console.error },
  onEnded: ({ name, endedAt }) => {
    if (name.startsWith('soon')) dueAt.set(name, endedAt + SOON.every);
    if (name.startsWith('charges')) dueAt.set(name, endedAt + CHARGES.every);
  },
});
runner.start();
process.once('SIGTERM', () => void runner.stop().then(() => process.exit(0)));
// The channel to the bench keeps the process alive, as the runner's timers do not; it exits with the bench.
process.once('disconnect', () => process.exit(0));
