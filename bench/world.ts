/**
 * `npm run bench:world`: every call of the API that reads, the hot ones that write, the panel's lists, pages and jobs, in a world of
 * ten thousand shops and beside it, in the same run, in a world of five. Ten thousand shops may not make a shop slow: a call's p99 may be
 * twice the small world's, an idle round of a job takes less than a second, and a process needs at most 50 MB more.
 */
import { parseArgs } from 'node:util';
import { freePort } from '#platform/db/embedded/free-port.ts';
import { openBenchDatabase } from './bench-database.ts';
import { ensureBuilt } from './ensure-built.ts';
import { databaseOf, makeWorlds, type OneWorld, type Worlds } from './large-world/make-worlds.ts';
import { type Figures, measureCall, type Side } from './large-world/measure-calls.ts';
import { runJobs } from './large-world/run-jobs.ts';
import { measuredCalls } from './large-world/shop-calls.ts';
import { residentBytes } from './measure/measure-cpu.ts';
import { formatNumber, formatTable } from './measure/table.ts';
import { pickSome, seededRandom } from './seeded-random.ts';
import { PRODUCT, startServer } from './server-process.ts';
import { stored } from './world/stored-world.ts';

const { values: options } = parseArgs({
  options: {
    shops: { type: 'string', default: '10000' },
    'small-shops': { type: 'string', default: '5' },
    products: { type: 'string', default: '500' },
    /** Of each shop. */
    orders: { type: 'string', default: '100' },
    lines: { type: 'string', default: '10' },
    /** Calls of each kind that are measured, in each world. */
    calls: { type: 'string', default: '60' },
    /** Shops that are asked in turn, each once before it counts. */
    asked: { type: 'string', default: '60' },
    /** Calls and jobs whose name matches. */
    only: { type: 'string', default: '' },
    /** Folder that keeps both worlds for the next run. */
    world: { type: 'string' },
  },
});

const MOST_TIMES = 2;
/** Milliseconds that are no difference between two calls on a busy machine. */
const NOISE = 4;
const IDLE_ROUND = 1_000;
const MORE_MEMORY = 50;
/** As one sizes a server of this many shops. */
const SETTINGS = { shared_buffers: '2GB', effective_cache_size: '8GB', max_wal_size: '8GB' };

ensureBuilt();
const database = await openBenchDatabase(options.world, SETTINGS);
const wanted = new RegExp(options.only, 'i');
let failed = false;
try {
  const worlds = await stored(options.world, () =>
    makeWorlds(
      database.url,
      {
        shops: Number(options.shops),
        smallShops: Number(options['small-shops']),
        products: Number(options.products),
        orders: Number(options.orders),
        linesOfOrder: Number(options.lines),
      },
      say,
    ),
  );
  const { small, large } = worlds;
  say(
    `${formatNumber(small.shops)} e ${formatNumber(large.shops)} lojas de ${formatNumber(large.template.products.length)} produtos`,
  );
  await reportCalls(worlds);
  await reportJobs(worlds);
} finally {
  await database.remove();
}
if (failed) process.exitCode = 1;

async function open(world: OneWorld, sessionSecret: string): Promise<Side> {
  const env = {
    DATABASE_URL: databaseOf(database.url, world),
    DATA_DIR: database.dataDir,
    DEMO: '0',
    ROLES: 'web',
    SESSION_SECRET: sessionSecret,
    LOG_LEVEL: 'error',
  };
  const server = await startServer({ script: PRODUCT, ready: '/readyz', env, port: await freePort() });
  const all = Array.from({ length: world.shops }, (_, index) => index + 1);
  return { world, server, shops: pickSome(seededRandom(1), all, Number(options.asked)) };
}

async function reportCalls(worlds: Worlds): Promise<void> {
  const sides = [
    await open(worlds.small, worlds.sessionSecret),
    await open(worlds.large, worlds.sessionSecret),
  ];
  try {
    const rows: string[][] = [];
    for (const call of measuredCalls(worlds).filter(({ name }) => wanted.test(name))) {
      let [small, large] = await measureCall(call, sides, database.pid, Number(options.calls));
      // A disturbance is no finding: what is still slow with twice as many calls is one.
      if (small !== undefined && large !== undefined && verdict(small, large) !== 'ok')
        [small, large] = await measureCall(call, sides, database.pid, 2 * Number(options.calls));
      if (small === undefined || large === undefined) continue;
      const found = verdict(small, large);
      if (found !== 'ok') failed = true;
      rows.push([
        call.name,
        ...cells(small),
        ...cells(large),
        ratio(small.p50, large.p50),
        ratio(small.p99, large.p99),
        found,
      ]);
      if (found !== 'ok') say(`${call.name}: ${found}`);
    }
    const head = [
      'chamada',
      'resp.',
      'p50',
      'p99',
      'CPU µs',
      'banco µs',
      'resp.',
      'p50',
      'p99',
      'CPU µs',
      'banco µs',
      '÷ p50',
      '÷ p99',
      '',
    ];
    say(`\n${formatTable({ head, rows, words: 1 })}\n`);
    const [few = 0, many = 0] = sides.map(({ server }) => (residentBytes(server.pid) ?? 0) / 1_048_576);
    if (many - few > MORE_MEMORY) failed = true;
    say(
      `memória do processo: ${formatNumber(few)} e ${formatNumber(many)} MB (no máximo ${MORE_MEMORY} a mais)`,
    );
  } finally {
    await Promise.all(sides.map(({ server }) => server.stop()));
  }
}

function verdict(small: Figures, large: Figures): string {
  if (small.status !== large.status) return `${small.status} e ${large.status}`;
  if (large.status >= 500) return String(large.status);
  return large.p99 > MOST_TIMES * small.p99 && large.p99 - small.p99 > NOISE
    ? `acima de ${MOST_TIMES} ×`
    : 'ok';
}

function cells({ status, p50, p99, serverCpu, databaseCpu }: Figures): string[] {
  const times = [formatNumber(p50, 1), formatNumber(p99, 1)];
  return [String(status), ...times, formatNumber(serverCpu), formatNumber(databaseCpu)];
}

function ratio(small: number, large: number): string {
  return formatNumber(large / small, 1);
}

async function reportJobs(worlds: Worlds): Promise<void> {
  const [small, large] = [
    await runJobs(databaseOf(database.url, worlds.small), database.dataDir, options.only),
    await runJobs(databaseOf(database.url, worlds.large), database.dataDir, options.only),
  ];
  const rows = small.rounds.map(({ name, idle }, place) => {
    const many = large.rounds[place];
    const slow = (many?.idle ?? 0) > IDLE_ROUND || Number.isNaN(many?.done);
    if (slow) failed = true;
    return [
      name,
      formatNumber(idle),
      formatNumber(many?.first),
      formatNumber(many?.done),
      formatNumber(many?.idle),
      slow ? `acima de ${formatNumber(IDLE_ROUND)}` : 'ok',
    ];
  });
  const head = ['rodada', 'pequeno, parada ms', 'grande, primeira ms', 'feitos', 'grande, parada ms', ''];
  say(`\n${formatTable({ head, rows, words: 1 })}\n`);
  if (large.megabytes - small.megabytes > MORE_MEMORY) failed = true;
  say(`memória das rodadas: ${formatNumber(small.megabytes)} e ${formatNumber(large.megabytes)} MB`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
