/**
 * `npm run bench:kill`: the server is killed while clients order. Every acknowledged order must exist exactly once,
 * and the stock must add up. Reliability T56 and T58.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { thousandths } from '#kernel/quantity.ts';
import { freePort } from '#platform/db/embedded/free-port.ts';
import { startEmbeddedDatabase } from '#platform/db/embedded.ts';
import { ensureBuilt } from './ensure-built.ts';
import { Journal, readJournal } from './journal.ts';
import { killPostgres, postgresLives, runningPostgres } from './kill/kill-postgres.ts';
import { pathOfOutlivingPostgres } from './kill/outliving-postgres.ts';
import { type Shopping, shop } from './kill/shopper.ts';
import { auditLedger, formatFindings, isClean } from './ledger/audit.ts';
import { formatNumber } from './measure/table.ts';
import { seededRandom } from './seeded-random.ts';
import { PRODUCT, type ServerProcess, startServer } from './server-process.ts';
import { makeWorld, stockNow, type World } from './world/make-world.ts';

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '5' },
    'database-kills': { type: 'string', default: '0' },
    clients: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    /** Keeps the data folder, the journal and the initial stock. */
    keep: { type: 'boolean', default: false },
  },
});

const PRODUCTS = 300;
const SCARCE = 10;
const random = seededRandom(Number(options.seed));
const sessionSecret = randomBytes(48).toString('base64url');
const folder = await mkdtemp(join(tmpdir(), 'vitrine-kill-'));
const dataDir = join(folder, 'data');
const files = { journal: join(folder, 'journal.jsonl'), stock: join(folder, 'stock.json') };

ensureBuilt();
say(`Semente ${options.seed}, pasta ${folder}`);
const world = await withDatabase(async (url) => {
  // The first products are scarce, so that some orders must be refused and overselling would show.
  const stockOf = (number: number) => thousandths(number < SCARCE ? 12_000 : 500_000_000);
  const made = await makeWorld(url, {
    products: PRODUCTS,
    clients: Number(options.clients),
    sessionSecret,
    stockOf,
  });
  await writeFile(files.stock, JSON.stringify(await stockNow(url)));
  return made;
});

const shopping = await shopWhileKilling(world);
const findings = await withDatabase(async (url) =>
  auditLedger(url, {
    journal: readJournal(files.journal),
    stockAtStart: JSON.parse(await readFile(files.stock, 'utf8')),
  }),
);
say(`\n${formatFindings(findings)}`);
const { unexpected, acknowledged } = shopping.tally;
if (unexpected.size > 0) say(`Respostas inesperadas: ${[...unexpected].join('; ')}`);
const passed = isClean(findings) && unexpected.size === 0 && acknowledged > 0;
say(passed ? '\nTudo certo.' : `\nFALHOU (semente ${options.seed}); os dados ficam em ${folder}`);
if (passed && !options.keep) await rm(folder, { recursive: true, force: true });
process.exit(passed ? 0 : 1);

async function shopWhileKilling(world: World): Promise<Shopping> {
  const port = await freePort();
  let over = false;
  const shopping: Shopping = {
    url: () => `http://127.0.0.1:${port}`,
    world,
    scarce: world.products.slice(0, SCARCE).map(({ id }) => id),
    journal: new Journal(files.journal),
    isOver: () => over,
    tally: { acknowledged: 0, refused: 0, lost: 0, serverErrors: 0, unexpected: new Set() },
  };
  let server = await start(port, 0);
  const shoppers = world.clients.map((who) => shop(shopping, who, seededRandom(random.below(2 ** 31))));
  for (const [turn, victim] of victims().entries()) {
    await sleep(1_000 + random.below(3_000));
    const before = shopping.tally.acknowledged;
    const killedAt = performance.now();
    let left = false;
    if (victim === 'database') {
      await runningPostgres(dataDir, await killPostgres(dataDir));
      await isReady(shopping.url());
    } else {
      await server.kill();
      left = postgresLives(dataDir);
      server = await start(port, turn + 1);
    }
    const seconds = formatNumber((performance.now() - killedAt) / 1_000, 1);
    say(
      `  ${turn + 1}. ${victim === 'server' ? 'servidor' : 'banco'} morto com ${before} pedidos confirmados` +
        `${left ? ', PostgreSQL ainda vivo' : ''}; de volta em ${seconds} s`,
    );
  }
  await sleep(2_000);
  over = true;
  await Promise.all(shoppers);
  await server.stop();
  const { acknowledged, refused, lost, serverErrors } = shopping.tally;
  say(
    `  ${acknowledged} pedidos confirmados, ${refused} recusados por falta de estoque;` +
      ` ${lost} respostas perdidas e ${serverErrors} de 5xx reenviadas com a mesma chave`,
  );
  return shopping;
}

/** The processes to kill, in random order. */
function victims(): ('server' | 'database')[] {
  const servers = Number(options.kills);
  const databases = Number(options['database-kills']);
  const all = Array.from({ length: servers + databases }, (_, i) => ({
    victim: i < servers ? ('server' as const) : ('database' as const),
    place: random.next(),
  }));
  return all.sort((a, b) => a.place - b.place).map(({ victim }) => victim);
}

/** Every other server is started so that its PostgreSQL survives a kill. */
function start(port: number, turn: number): Promise<ServerProcess> {
  const env = { DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '0', SESSION_SECRET: sessionSecret };
  const path = turn % 2 === 0 ? {} : { PATH: pathOfOutlivingPostgres(folder) };
  return startServer({ script: PRODUCT, port, ready: '/readyz', env: { ...env, ...path } });
}

/** Waits until the server, which survives the loss of its database, is ready again. */
async function isReady(url: string): Promise<void> {
  for (const begun = performance.now(); performance.now() - begun < 30_000; await sleep(50)) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error('the server has not come back to its database');
}

async function withDatabase<Value>(work: (url: string) => Promise<Value>): Promise<Value> {
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
