/** `npm run bench`: Vitrine compared with a minimal server (the floor) on the same database in the same run. */

import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { defined } from '#kernel/defined.ts';
import { thousandths } from '#kernel/quantity.ts';
import { freePort } from '#platform/db/embedded/free-port.ts';
import { openBenchDatabase, queryOnce } from './bench-database.ts';
import { ensureBuilt } from './ensure-built.ts';
import { makeFloorTables } from './floor/tables.ts';
import { auditLedger, formatFindings, isClean } from './ledger/audit.ts';
import { inAnswers, measure, type Pace } from './measure/measure.ts';
import { residentBytes } from './measure/measure-cpu.ts';
import { errorsOf, formatReport, type ProcessReport, type Report, workReport } from './measure/report.ts';
import { questionsOf } from './questions.ts';
import { dataIsThere } from './search/judged-queries.ts';
import { FLOOR, PRODUCT, type ServerProcess, startServer } from './server-process.ts';
import { ITEMS, worksOf } from './works.ts';
import { makeHistory } from './world/make-history.ts';
import { makeWorld } from './world/make-world.ts';
import { type StoredWorld, storedWorld } from './world/stored-world.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string' },
    /** Seconds of the floor's measurement, where the product's is long. */
    'floor-seconds': { type: 'string' },
    runs: { type: 'string', default: '1' },
    /** A smoke test of the benchmark; its figures mean little. */
    quick: { type: 'boolean', default: false },
    json: { type: 'string' },
    /** Only works whose names contain this text. */
    only: { type: 'string', default: '' },
    /** Folder for CPU profiles of the product. */
    profile: { type: 'string' },
    /** Folder in which the shop is kept for the next run; only with the embedded database. */
    world: { type: 'string' },
  },
});

const pace: Pace = {
  warmUpSeconds: options.quick ? 1 : 3,
  seconds: Number(options.seconds ?? (options.quick ? 2 : 8)),
  runs: Number(options.runs),
};
const floorPace: Pace = { ...pace, seconds: Number(options['floor-seconds'] ?? pace.seconds) };
const size = options.quick
  ? { products: 2_000, clients: 100, ordersEach: 2 }
  : { products: dataIsThere() ? ('real' as const) : 10_000, clients: 500, ordersEach: 4 };
const PLENTY = thousandths(900_000_000);

ensureBuilt();
say('Preparando o banco de dados e a loja…');
const database = await openBenchDatabase(options.world);
const servers: ServerProcess[] = [];
try {
  const report = await run(await storedWorld(options.world, makeAll));
  say(`\n${formatReport(report)}\n`);
  if (options.json !== undefined) await writeFile(options.json, `${JSON.stringify(report, null, 2)}\n`);
  if (errorsOf(report) > 0) process.exitCode = 1;
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await database.remove();
}

async function makeAll(): Promise<StoredWorld> {
  const sessionSecret = randomBytes(48).toString('base64url');
  const world = await makeWorld(database.url, { ...size, sessionSecret, stockOf: () => PLENTY });
  await makeHistory(database.url, world, size.ordersEach);
  await makeFloorTables(database.url);
  return { world, sessionSecret };
}

async function run({ world, sessionSecret }: StoredWorld): Promise<Report> {
  const { url, dataDir, pid } = database;
  const floor = await started({ script: FLOOR, ready: '/hello', env: { DATABASE_URL: url } });
  const product = await started({
    script: PRODUCT,
    ready: '/readyz',
    env: { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '0', SESSION_SECRET: sessionSecret },
    flags: options.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${options.profile}`],
  });
  const works = worksOf(world, await questionsOf(url));
  const items = works.find(({ route }) => route === ITEMS);
  if (items === undefined) throw new Error(`no work is measured by ${ITEMS}`);
  const measured = [];
  for (const work of works.filter(({ name }) => name.includes(options.only))) {
    say(`${work.name}…`);
    // Measured alternately, so that a disturbance affects both.
    const own = await measure(floor, work.floor, floorPace, pid);
    const measuredProduct = inAnswers(await measure(product, work.product, pace, pid), work.calls);
    measured.push({
      ...memoryOf(product),
      work: work.name,
      route: work.route,
      ...defined({ target: work.target }),
      floor: own,
      product: measuredProduct,
      items: work === items ? own : await measure(floor, items.floor, floorPace, pid),
    });
  }
  const books = await auditLedger(url);
  say(`\n${formatFindings(books)}`);
  if (!isClean(books)) process.exitCode = 1;
  return {
    machine: `${availableParallelism()} núcleos, Node ${process.versions.node}, PostgreSQL ${await versionOf(url)}`,
    products: world.products.length,
    seconds: pace.seconds,
    runs: pace.runs,
    works: measured.map(workReport),
    floor: processReport(floor),
    product: processReport(product),
  };
}

async function started(options: Omit<Parameters<typeof startServer>[0], 'port'>): Promise<ServerProcess> {
  const server = await startServer({ ...options, port: await freePort() });
  servers.push(server);
  return server;
}

function processReport(server: ServerProcess): ProcessReport {
  return { startSeconds: server.startSeconds, ...memoryOf(server) };
}

function memoryOf({ pid }: ServerProcess): Pick<ProcessReport, 'residentBytes'> {
  const bytes = residentBytes(pid);
  return bytes === undefined ? {} : { residentBytes: bytes };
}

async function versionOf(url: string): Promise<string> {
  const [row] = await queryOnce<{ server_version: string }>(url, 'show server_version');
  return row?.server_version ?? '';
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
