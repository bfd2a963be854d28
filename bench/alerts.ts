/**
 * `npm run bench:alerts`: failures of the database, the services and the process itself, while clients order and Prometheus reads the
 * metrics. Each must fire its alerts of `deploy/monitoring`, all of which must end with it. Times of the rules are shortened.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { thousandths } from '#kernel/quantity.ts';
import { freePort } from '#platform/db/embedded/free-port.ts';
import { stubSmtp } from '#platform/mail/testing/stub-smtp.ts';
import { startFaultProxy } from '#platform/testing/fault-proxy.ts';
import { failureList } from './alerts/failures.ts';
import { hasPrometheus, startPrometheus } from './alerts/prometheus.ts';
import { lookAtPictures, startServices, withProvider } from './alerts/services.ts';
import { openBenchDatabase } from './bench-database.ts';
import { ensureBuilt } from './ensure-built.ts';
import { Journal } from './journal.ts';
import { type Shopping, shop } from './kill/shopper.ts';
import { formatNumber, formatTable } from './measure/table.ts';
import { seededRandom } from './seeded-random.ts';
import { PRODUCT, startServer } from './server-process.ts';
import { makeWorld } from './world/make-world.ts';

const { values: options } = parseArgs({
  options: {
    /** By how much the rules' times are shortened: 5 minutes become 15 s. */
    shorter: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
  },
});

const shorterBy = Number(options.shorter);
/** Longest wait for an alert to fire, and to end: the rules' longest are half an hour. Milliseconds. */
const PATIENCE = (40 * 60_000) / shorterBy;
const CLIENTS = 20;
/** One client in this many pays by the provider. */
const PAYS_BY_PROVIDER = 4;
const STAND_INS = new URL('alerts/stand-ins.ts', import.meta.url).href;

if (!hasPrometheus()) {
  say('É preciso o Prometheus no PATH, ou em PROMETHEUS.');
  process.exit(1);
}
ensureBuilt();
const folder = await mkdtemp(join(tmpdir(), 'vitrine-alerts-'));
const sessionSecret = randomBytes(48).toString('base64url');
const database = await openBenchDatabase();
const network = await startFaultProxy({ port: Number(new URL(database.url).port) });
const services = await startServices();
const mailServer = await stubSmtp({ headersOnly: true });
const [port, metricsPort] = [await freePort(), await freePort()];
const world = await makeWorld(database.url, {
  ...{ products: 100, clients: CLIENTS, sessionSecret },
  stockOf: () => thousandths(500_000_000),
});
const withPix = await withProvider(database.url, world, sessionSecret);
const start = () =>
  startServer({
    ...{ script: PRODUCT, port, ready: '/readyz', flags: ['--import', STAND_INS] },
    env: {
      ...services.env,
      DATABASE_URL: network.through(database.url),
      DATA_DIR: join(folder, 'data'),
      SESSION_SECRET: sessionSecret,
      METRICS_PORT: String(metricsPort),
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'loja@exemplo.com.br',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    },
  });
let server = await start();
const prometheus = await startPrometheus(join(folder, 'prometheus'), {
  ...{ port: await freePort(), target: metricsPort, shorterBy },
});

const failures = failureList({
  ...{ databaseUrl: database.url, network, mailServer, services },
  server: () => server,
  restart: async () => {
    server = await start();
  },
});

let over = false;
const shopping: Shopping = {
  url: () => server.url,
  world,
  scarce: world.products.slice(0, 1).map(({ id }) => id),
  journal: new Journal(join(folder, 'journal.jsonl')),
  isOver: () => over,
  tally: { acknowledged: 0, refused: 0, lost: 0, serverErrors: 0, unexpected: new Set() },
  habits: {
    ...{ pause: 1_000, leaves: Number.POSITIVE_INFINITY, cancels: Number.POSITIVE_INFINITY },
    coupon: { code: '', every: Number.POSITIVE_INFINITY },
    onAnswer: () => {},
  },
};
const shoppers = world.clients.map((who, index) =>
  shop(index % PAYS_BY_PROVIDER === 0 ? { ...shopping, world: withPix } : shopping, who, seededRandom(index)),
);
const looking = lookAtPictures(shopping.url, shopping.isOver);
const rows: string[][] = [];
let passed = true;
try {
  for (const failure of failures.filter(({ name }) => new RegExp(options.only).test(name))) {
    const before = await until((firing) => firing.length === 0);
    await failure.begin();
    const fired = await until((firing) => failure.fires.every((name) => firing.includes(name)));
    await failure.end();
    const ended = await until((firing) => firing.length === 0);
    passed &&= before.done && fired.done && ended.done;
    const seconds = ({ done, seconds: count, firing }: Waited): string =>
      done ? formatNumber(count, 0) : `não: ${firing.join(', ')}`;
    rows.push([failure.name, failure.fires.join(', '), seconds(fired), seconds(ended)]);
    say(`${rows.at(-1)?.join(' | ')}`);
  }
} finally {
  over = true;
  await network.set('pass');
  await Promise.all([...shoppers, looking]);
  await prometheus.stop();
  await server.stop();
  await Promise.all([network.close(), mailServer.close(), services.close()]);
  await database.remove();
  await rm(folder, { recursive: true, force: true });
}
say(`\n${formatTable({ head: ['falha', 'alertas', 'disparam em s', 'terminam em s'], rows, words: 2 })}`);
say(passed ? '\nTudo certo.' : '\nFALHOU.');
process.exit(passed ? 0 : 1);

interface Waited {
  readonly done: boolean;
  readonly seconds: number;
  readonly firing: readonly string[];
}

async function until(holds: (firing: readonly string[]) => boolean): Promise<Waited> {
  const begun = performance.now();
  for (;;) {
    const firing = await prometheus.firing();
    const seconds = (performance.now() - begun) / 1_000;
    if (holds(firing) || seconds * 1_000 > PATIENCE) return { done: holds(firing), seconds, firing };
    await sleep(250);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
