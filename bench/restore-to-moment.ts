/**
 * `npm run bench:restore`: a shop that is ordered from is backed up, works on, and is lost; it is restored to a moment in between. Every
 * order acknowledged until then must be there, none sent later, and the ledger must add up.
 */
import { execFile } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { thousandths } from '#kernel/quantity.ts';
import { freePort } from '#platform/db/embedded/free-port.ts';
import { joinEmbeddedDatabase, startEmbeddedDatabase } from '#platform/db/embedded.ts';
import { inProject } from '#platform/process/project-folder.ts';
import { queryOnce } from './bench-database.ts';
import { ensureBuilt } from './ensure-built.ts';
import { Journal, readJournal } from './journal.ts';
import { type Shopping, shop } from './kill/shopper.ts';
import { auditLedger, formatFindings, isClean } from './ledger/audit.ts';
import { formatNumber } from './measure/table.ts';
import { seededRandom } from './seeded-random.ts';
import { PRODUCT, startServer } from './server-process.ts';
import { makeWorld, stockNow } from './world/make-world.ts';

const { values: options } = parseArgs({
  options: {
    clients: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
  },
});

/** Milliseconds of orders before the backup, after it, and after the moment. */
const [BEFORE, AFTER, LOST] = [5_000, 8_000, 5_000];

const run = promisify(execFile);
const random = seededRandom(Number(options.seed));
const sessionSecret = randomBytes(48).toString('base64url');
const folder = await mkdtemp(join(tmpdir(), 'vitrine-restore-'));
const [dataDir, backups, archive] = ['data', 'backups', 'wal'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const env = {
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  WAL_ARCHIVE_DIR: archive,
  DEMO: '0',
  SESSION_SECRET: sessionSecret,
};

ensureBuilt();
say(`Semente ${options.seed}, pasta ${folder}`);
const { world, stockAtStart } = await withDatabase(async (url) => {
  const size = { products: 300, clients: Number(options.clients), sessionSecret };
  const made = await makeWorld(url, { ...size, stockOf: () => thousandths(500_000_000) });
  return { world: made, stockAtStart: await stockNow(url) };
});
const journal = join(folder, 'journal.jsonl');
const { backup, moment } = await sellAndLose();

const begun = performance.now();
const until = new Date(moment).toISOString();
await command('restore', '--de', backup, '--wal', archive, '--ate', until);
say(`Restaurado a ${until} em ${formatNumber((performance.now() - begun) / 1_000, 1)} s`);

const written = readJournal(journal);
const known = written.filter(({ at }) => at !== undefined && at <= moment);
const findings = await withDatabase((url) => auditLedger(url, { journal: known, stockAtStart }));
const acknowledged = known.filter(({ event }) => event === 'acknowledged').length;
const later = written.filter(({ event }) => event === 'acknowledged').length - acknowledged;
say(`${acknowledged} pedidos confirmados até o momento, ${later} depois dele\n\n${formatFindings(findings)}`);
const passed = isClean(findings) && acknowledged > 0 && later > 0;
say(passed ? '\nTudo certo.' : `\nFALHOU (semente ${options.seed}); os dados ficam em ${folder}`);
if (passed) await rm(folder, { recursive: true, force: true });
process.exit(passed ? 0 : 1);

/** Resolves with the backup's folder, and a moment after it at which orders were under way. */
async function sellAndLose(): Promise<{ readonly backup: string; readonly moment: number }> {
  const server = await startServer({ script: PRODUCT, port: await freePort(), ready: '/readyz', env });
  let over = false;
  const shopping: Shopping = {
    url: () => server.url,
    world,
    scarce: world.products.slice(0, 1).map(({ id }) => id),
    journal: new Journal(journal),
    isOver: () => over,
    tally: { acknowledged: 0, refused: 0, lost: 0, serverErrors: 0, unexpected: new Set() },
  };
  const shoppers = world.clients.map((who) => shop(shopping, who, seededRandom(random.below(2 ** 31))));
  await sleep(BEFORE);
  const said = await command('backup', '--para', backups);
  const path = /^Backup completo: (.+) \(\d+ MB\)$/m.exec(said)?.[1];
  if (path === undefined) throw new Error(`the backup said: ${said}`);
  await sleep(AFTER);
  const chosen = Date.now();
  await sleep(LOST);
  over = true;
  await Promise.all(shoppers);
  await archiveAll();
  await server.kill();
  return { backup: path, moment: chosen };
}

/** As after a minute, within which PostgreSQL archives what it has. */
async function archiveAll(): Promise<void> {
  const { url } = await joinEmbeddedDatabase({ dataDir, log: () => {} });
  const [last] = await queryOnce<{ name: string }>(url, 'select pg_walfile_name(pg_switch_wal()) as name');
  const isArchived = `select last_archived_wal >= '${last?.name}' as done from pg_stat_archiver`;
  for (let tries = 0; tries < 300; tries += 1, await sleep(100))
    if ((await queryOnce<{ done: boolean }>(url, isArchived))[0]?.done) return;
  throw new Error('the WAL was not archived');
}

async function command(name: 'backup' | 'restore', ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['tools/run.mjs', `apps/server/src/${name}.ts`, ...args], {
    cwd: inProject(''),
    env: { ...process.env, ...env },
  });
  return stdout;
}

async function withDatabase<Value>(work: (url: string) => Promise<Value>): Promise<Value> {
  const database = await startEmbeddedDatabase({ dataDir, walArchive: archive, log: () => {} });
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
