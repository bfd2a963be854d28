/**
 * `npm run bench:jobs`: what running jobs costs apart from the jobs themselves, whether two processes ever run one at the same time, and how soon
 * another process takes over from one that is killed. The jobs do nothing, at the times of the product's.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrate } from '#platform/db/migrations/migrate.ts';
import { openBenchDatabase } from './bench-database.ts';
import type { JobMessage } from './jobs/job-process.ts';
import { formatNumber, formatTable } from './measure/table.ts';

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '120' }, kills: { type: 'string', default: '5' } },
});
const seconds = Number(options.seconds);
const script = fileURLToPath(new URL('./jobs/job-process.ts', import.meta.url));

const database = await openBenchDatabase();
await migrate(database.url);
const client = new pg.Client(database.url);
await client.connect();
// Or the write-ahead log would be that of the migrations' autovacuum.
await client.query('vacuum analyze');
await client.query('checkpoint');
const one = async (query: string): Promise<number> => Number((await client.query(query)).rows[0].value);

interface Running {
  readonly child: ChildProcess;
  readonly messages: JobMessage[];
}
const begin = (mode: 'idle' | 'long'): Running => {
  const messages: JobMessage[] = [];
  const child = fork(script, [database.url, mode], { stdio: 'inherit' });
  child.on('message', (message) => messages.push(message as JobMessage));
  return { child, messages };
};
const end = async ({ child }: Running, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
  child.kill(signal);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

async function measure(count: number): Promise<readonly string[]> {
  await client.query('truncate job_runs');
  const processes = Array.from({ length: count }, () => begin('idle'));
  // Until each job has run once.
  await sleep(30_000);
  const last = (): number =>
    processes.reduce((sum, { messages }) => sum + (messages.at(-1)?.statements ?? 0), 0);
  const wal = "select pg_current_wal_lsn() - '0/0'::pg_lsn as value";
  const [statements, bytes, from] = [last(), await one(wal), Date.now()];
  await sleep(seconds * 1_000);
  const perMinute = (value: number): string => formatNumber((value * 60) / seconds);
  const runs = processes
    .flatMap(({ messages }) => messages)
    .filter(({ begunAt }) => begunAt >= from)
    .toSorted((a, b) => a.begunAt - b.begunAt);
  const overlaps = runs.filter((run, index) =>
    runs.slice(0, index).some((before) => before.name === run.name && before.endedAt > run.begunAt),
  );
  const late = runs.flatMap(({ late: by }) => (by === undefined ? [] : [by])).toSorted((a, b) => a - b);
  const row = [
    String(count),
    perMinute(runs.length),
    perMinute(last() - statements),
    perMinute(((await one(wal)) - bytes) / 1_000),
    formatNumber(
      await one("select count(*) as value from pg_stat_activity where application_name = 'vitrine'"),
    ),
    formatNumber(late[Math.floor(late.length / 2)]),
    formatNumber(late[Math.floor(late.length * 0.95)]),
    formatNumber(overlaps.length),
  ];
  await Promise.all(processes.map((each) => end(each)));
  return row;
}

/** Milliseconds from the kill of the process that runs a long job until another has begun it. */
async function takeOver(): Promise<number> {
  await client.query('truncate job_runs');
  const processes = [begin('long'), begin('long')];
  const holderOf = async (): Promise<Running> => {
    for (;;) {
      const holder = processes.find(({ messages }) => messages.length > 0);
      if (holder !== undefined) return holder;
      await sleep(50);
    }
  };
  const holder = await holderOf();
  // Not at the beginning of its lease.
  await sleep(5_000 + Math.random() * 10_000);
  await end(holder, 'SIGKILL');
  const killedAt = Date.now();
  const [other] = processes.filter((each) => each !== holder);
  while (other?.messages.length === 0) await sleep(50);
  const took = Date.now() - killedAt;
  if (other !== undefined) await end(other, 'SIGKILL');
  return took;
}

const rows = [await measure(1), await measure(3)];
const head = [
  'processos',
  'rodadas/min',
  'comandos/min',
  'WAL kB/min',
  'conexões',
  'atraso ms',
  'p95',
  'juntas',
];
process.stdout.write(`${formatTable({ head, rows, words: 0 })}\n`);
const waits: number[] = [];
for (let kill = 0; kill < Number(options.kills); kill += 1) waits.push(await takeOver());
process.stdout.write(
  `Outro processo assume depois de ${waits.map((wait) => formatNumber(wait / 1_000, 1)).join(', ')} s.\n`,
);
await client.end();
await database.remove();
const failed = rows.some((row) => row.at(-1) !== '0') || waits.some((wait) => wait > 40_000);
process.exit(failed ? 1 : 0);
