/**
 * `npm run bench:upgrade`: three web processes and one of jobs are upgraded one after the other, migration first, while clients order
 * through Caddy with the settings of `deploy/`. No request may fail, and no order may be lost or doubled.
 */
import { execFile } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { thousandths } from '#kernel/quantity.ts';
import { freePort } from '#platform/db/embedded/free-port.ts';
import { openBenchDatabase } from './bench-database.ts';
import { ensureBuilt } from './ensure-built.ts';
import { Journal, readJournal } from './journal.ts';
import { type Shopping, shop } from './kill/shopper.ts';
import { auditLedger, formatFindings, isClean } from './ledger/audit.ts';
import { packageNextVersion } from './rolling/next-version.ts';
import { Phases } from './rolling/phases.ts';
import { hasCaddy, startProxy } from './rolling/proxy.ts';
import { seededRandom } from './seeded-random.ts';
import { PRODUCT, type ServerProcess, startServer } from './server-process.ts';
import { makeWorld, stockNow } from './world/make-world.ts';

const { values: options } = parseArgs({
  options: {
    /** Orders per second that the clients aim at. */
    rate: { type: 'string', default: '100' },
    clients: { type: 'string', default: '100' },
    /** A folder that `npm run package` of the next version has written; absent: this version with two more migrations. */
    next: { type: 'string' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
  },
});

const WEB = 3;
/** Milliseconds. */
const CALM = 10_000;
const BETWEEN = 2_000;

if (!hasCaddy()) {
  say('É preciso o Caddy no PATH, ou em CADDY.');
  process.exit(1);
}
ensureBuilt();
const folder = await mkdtemp(join(tmpdir(), 'vitrine-upgrade-'));
const next = options.next ?? join(folder, 'next');
if (options.next === undefined) packageNextVersion(next);
const sessionSecret = randomBytes(48).toString('base64url');
const database = await openBenchDatabase();
const journal = join(folder, 'journal.jsonl');
const random = seededRandom(Number(options.seed));
let passed = false;
try {
  passed = await run();
} finally {
  await database.remove();
  if (passed) await rm(folder, { recursive: true, force: true });
}
say(passed ? '\nTudo certo.' : `\nFALHOU (semente ${options.seed}); os arquivos ficam em ${folder}`);
process.exit(passed ? 0 : 1);

/** Resolves with what the next version's `migrate` says. */
async function migrateWith(version: string, url: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(version, 'build/server/migrate.js')], {
    env: { ...process.env, DATABASE_URL: url },
  });
  return stdout.trim();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function run(): Promise<boolean> {
  const { url } = database;
  const clients = Number(options.clients);
  const world = await makeWorld(url, {
    products: 300,
    clients,
    sessionSecret,
    stockOf: () => thousandths(500_000_000),
  });
  const stockAtStart = await stockNow(url);
  const proxyPort = await freePort();
  const ports = await Promise.all(Array.from({ length: WEB }, freePort));
  const environment = (roles: string, name: string) => ({
    DATABASE_URL: url,
    DATA_DIR: join(folder, name),
    DATABASE_POOL_SIZE: '6',
    SESSION_SECRET: sessionSecret,
    ROLES: roles,
    PUBLIC_URL: `http://127.0.0.1:${proxyPort}`,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const startWeb = (port: number, script: string) =>
    startServer({ script, port, ready: '/readyz', env: environment('web', `web-${port}`) });
  const jobsPort = await freePort();
  const startJobs = (script: string) =>
    startServer({
      ...{ script, port: jobsPort, ready: '/readyz' },
      env: { ...environment('jobs', 'jobs'), HEALTH_PORT: String(jobsPort) },
    });
  await mkdir(join(folder, 'proxy'));

  const servers: ServerProcess[] = [];
  for (const port of ports) servers.push(await startWeb(port, PRODUCT));
  let jobs = await startJobs(PRODUCT);
  const stopProxy = await startProxy(join(folder, 'proxy'), proxyPort, ports);

  const phases = new Phases();
  let over = false;
  const shopping: Shopping = {
    url: () => `http://127.0.0.1:${proxyPort}`,
    world,
    scarce: world.products.slice(0, 1).map(({ id }) => id),
    journal: new Journal(journal),
    isOver: () => over,
    tally: { acknowledged: 0, refused: 0, lost: 0, serverErrors: 0, unexpected: new Set() },
    habits: {
      // The mean of the pauses is half of the longest.
      pause: (2_000 * clients) / Number(options.rate),
      leaves: Number.POSITIVE_INFINITY,
      cancels: 50,
      coupon: { code: '', every: Number.POSITIVE_INFINITY },
      onAnswer: (_what, status, milliseconds) => phases.add(status, milliseconds),
    },
  };
  const shoppers = world.clients.map((who) => shop(shopping, who, seededRandom(random.below(2 ** 31))));
  await phases.during('sem mudança', () => sleep(CALM));
  const nextServer = join(next, 'build/server/main.js');
  await phases.during('migração', async () => {
    say(await migrateWith(next, url));
    await sleep(BETWEEN);
  });
  await phases.during('jobs', async () => {
    await jobs.stop();
    jobs = await startJobs(nextServer);
    await sleep(BETWEEN);
  });
  for (const [index, port] of ports.entries())
    await phases.during(`processo ${index + 1}`, async () => {
      await servers[index]?.stop();
      servers[index] = await startWeb(port, nextServer);
      await sleep(BETWEEN);
    });
  await phases.during('versão nova', () => sleep(CALM));
  over = true;
  await Promise.all(shoppers);
  await stopProxy();
  await Promise.all([jobs, ...servers].map((server) => server.stop()));

  say(`\n${phases.table()}`);
  const { acknowledged, lost, serverErrors, unexpected } = shopping.tally;
  say(`\n${acknowledged} pedidos confirmados; ${lost} respostas perdidas, ${serverErrors} de 5xx`);
  if (unexpected.size > 0) say(`Respostas inesperadas: ${[...unexpected].join('; ')}`);
  const findings = await auditLedger(url, { journal: readJournal(journal), stockAtStart });
  say(`\n${formatFindings(findings)}`);
  return isClean(findings) && phases.failed === 0 && unexpected.size === 0 && acknowledged > 0;
}
