/**
 * `npm run bench:panel`: the panel's lists and reports of one shop, with some hundreds of orders and then with a million. Lists have to
 * answer within 300 ms, reports within 2 s (p99 of one person's calls).
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { thousandths } from '#kernel/quantity.ts';
import { freePort } from '#platform/db/embedded/free-port.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { openBenchDatabase } from './bench-database.ts';
import { ensureBuilt } from './ensure-built.ts';
import { percentile } from './measure/percentile.ts';
import { formatNumber, formatTable } from './measure/table.ts';
import { multiplyOrders } from './panel/many-orders.ts';
import { type PanelCall, panelCalls } from './panel/panel-calls.ts';
import { dataIsThere } from './search/judged-queries.ts';
import { seededRandom } from './seeded-random.ts';
import { PRODUCT, startServer } from './server-process.ts';
import { makeHistory } from './world/make-history.ts';
import { makeWorld, type World } from './world/make-world.ts';
import { type StoredWorld, storedWorld } from './world/stored-world.ts';

const { values: options } = parseArgs({
  options: {
    /** Orders of the large shop. */
    orders: { type: 'string', default: '1000000' },
    /** Calls of each kind that are measured. */
    calls: { type: 'string', default: '60' },
    /** Folder that keeps the large shop and the small one's times for the next run. */
    world: { type: 'string' },
  },
});

const CLIENTS = 500;
const ORDERS_EACH = 2;
const PLENTY = thousandths(900_000_000);
/** Milliseconds of a call that was refused or given up: longer than any limit. */
const GIVEN_UP = 999_999;
const STAFF = { email: 'dona@exemplo.com.br', password: 'um barco verde na praia' };

ensureBuilt();
const database = await openBenchDatabase(options.world);
try {
  const { world, sessionSecret, small, large, few } = await storedWorld(options.world, makeShop);
  const after = await measureAll(world, sessionSecret, large);
  report(world, { small, large, before: new Map(few), after });
} finally {
  await database.remove();
}

interface Shop extends StoredWorld {
  /** Orders of the small shop and of the large one. */
  readonly small: number;
  readonly large: number;
  /** Times of the small shop, by call. */
  readonly few: readonly (readonly [string, readonly number[]])[];
}

async function makeShop(): Promise<Shop> {
  const sessionSecret = randomBytes(48).toString('base64url');
  say('Preparando a loja…');
  const products = dataIsThere() ? ('real' as const) : 10_000;
  const world = await makeWorld(database.url, {
    products,
    clients: CLIENTS,
    stockOf: () => PLENTY,
    sessionSecret,
  });
  await makeHistory(database.url, world, ORDERS_EACH);
  await makeOwner(world);
  const times = Math.max(1, Math.round(Number(options.orders) / (CLIENTS * ORDERS_EACH)));
  const small = await multiplyOrders(database.url, world, 1);
  const few = [...(await measureAll(world, sessionSecret, small))];
  say('Multiplicando os pedidos…');
  const large = await multiplyOrders(database.url, world, times);
  return { world, sessionSecret, small, large, few };
}

async function makeOwner({ supplierId }: World): Promise<void> {
  const { db, close } = openDatabase(database.url);
  const passwordHash = await hashPassword(STAFF.password);
  const memberships = [{ supplierId, role: 'owner' as const }];
  await createStaff(db, { name: 'Dona', email: STAFF.email, passwordHash, memberships });
  await close();
}

/** Times of each call, sorted. Milliseconds. */
type Times = ReadonlyMap<string, readonly number[]>;

async function measureAll(world: World, sessionSecret: string, orders: number): Promise<Times> {
  say(`${formatNumber(orders)} pedidos…`);
  const { url, dataDir } = database;
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '0', SESSION_SECRET: sessionSecret };
  const server = await startServer({ script: PRODUCT, ready: '/readyz', env, port: await freePort() });
  try {
    const cookie = await logIn(server.url);
    const times = new Map<string, readonly number[]>();
    for (const call of panelCalls(world))
      times.set(call.name, await measure(`${server.url}/v4/painel/${world.supplierId}/`, cookie, call));
    return times;
  } finally {
    await server.stop();
  }
}

async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/v4/painel/entrar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: STAFF.email, senha: STAFF.password }),
  });
  if (!answer.ok) throw new Error(`the owner's login: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
}

async function measure(shop: string, cookie: string, { name, path }: PanelCall): Promise<readonly number[]> {
  const random = seededRandom(name.length);
  const times: number[] = [];
  // The first calls load plans and pages.
  for (let call = -3; call < Number(options.calls); call += 1) {
    const begun = performance.now();
    const answer = await fetch(shop + path(random), { headers: { cookie } });
    const body = await answer.text();
    if (!answer.ok) say(`${name}: ${answer.status} ${body.slice(0, 120)}`);
    if (call >= 0) times.push(answer.ok ? performance.now() - begun : GIVEN_UP);
  }
  return times.sort((one, other) => one - other);
}

interface Measured {
  readonly small: number;
  readonly large: number;
  readonly before: Times;
  readonly after: Times;
}

function report(world: World, { small, large, before, after }: Measured): void {
  const ms = (value: number): string => formatNumber(value, 1);
  const slow: string[] = [];
  const rows = panelCalls(world).map(({ name, limit }) => {
    const [few, many] = [before.get(name) ?? [], after.get(name) ?? []];
    const p99 = percentile(many, 0.99);
    if (p99 > limit) slow.push(name);
    return [
      name,
      ms(percentile(few, 0.5)),
      ms(percentile(few, 0.99)),
      ms(percentile(many, 0.5)),
      ms(p99),
      `${formatNumber(percentile(many, 0.5) / percentile(few, 0.5), 1)} ×`,
      p99 > limit ? `acima de ${limit}` : 'ok',
    ];
  });
  const head = [
    'chamada',
    `${formatNumber(small)} p50`,
    'p99',
    `${formatNumber(large)} p50`,
    'p99 (ms)',
    'razão',
    '',
  ];
  say(`\n${formatNumber(world.products.length)} produtos\n\n${formatTable({ head, rows, words: 1 })}\n`);
  if (slow.length > 0) {
    say(`ACIMA DO LIMITE: ${slow.join('; ')}`);
    process.exitCode = 1;
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
