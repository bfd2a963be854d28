/** The process of `run-jobs.ts`. */
import { frequentJobsOf, jobsOf, soonJobsOf } from '#apps/server/src/lifecycle/jobs.ts';
import { pushWriters } from '#apps/server/src/lifecycle/push-writers.ts';
import { paymentGatewaysOf } from '#apps/server/src/payment-gateways-of.ts';
import { runDueMandates } from '#features/payments/server/mandates/run-due-mandates.ts';
import { runDueOperations } from '#features/payments/server/operations/run-due-operations.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { diskPictureStore } from '#platform/pictures/disk-picture-store.ts';
import { residentBytes } from '../measure/measure-cpu.ts';
import type { JobRound, JobRounds } from './run-jobs.ts';

/** Rounds until a job that has much to do is given up as never idle. */
const MOST_ROUNDS = 20;

const [url = '', dataDir = '', only = ''] = process.argv.slice(2);
const secret = 'a secret of the bench, long enough to sign with';
const publicUrl = 'http://localhost:4735';
const database = openDatabase(url, { max: 4, statementTimeout: 300_000 });
const report = (error: unknown) => console.error(error);
const log = { info: () => {}, warn: report, error: report };
const gateways = paymentGatewaysOf({ sessionSecret: secret, publicUrl, demo: false } as never, log);
const jobs = [
  ...jobsOf(database, diskPictureStore(dataDir), { dataDir }),
  ...frequentJobsOf(database),
  ...soonJobsOf(
    database,
    diskPictureStore(dataDir),
    { sessionSecret: secret } as never,
    {
      sessionSecret: secret,
      publicUrl,
      contact: 'mailto:bench@exemplo.com.br',
      writers: pushWriters,
    } as never,
    report,
  ),
  { name: 'charges', run: (now: number) => runDueOperations(database, gateways, now) },
  { name: 'mandates', run: (now: number) => runDueMandates(database, gateways, now) },
];
const rounds: JobRound[] = [];
for (const { name, run } of jobs.filter((job) => new RegExp(only, 'i').test(job.name))) {
  let [first, done, idle] = [0, 0, 0];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const begun = performance.now();
    const did = await run(Date.now()).catch((error: unknown) => {
      report(error);
      return Number.NaN;
    });
    idle = performance.now() - begun;
    if (round === 0) [first, done] = [idle, did];
    // Once more after a round with nothing to do: the first may have read pages from the disk.
    if (Number.isNaN(did) || (round > 0 && did === 0)) break;
  }
  rounds.push({ name, first, done, idle });
}
await database.close();
process.send?.({ rounds, megabytes: (residentBytes(process.pid) ?? 0) / 1_048_576 } satisfies JobRounds);
process.once('disconnect', () => process.exit(0));
