/**
 * `node tools/run.mjs bench/who-has-an-account.ts`: whether the response time reveals if a login exists. Known and
 * unknown logins alternate, so that disturbances affect both.
 */
import { parseArgs } from 'node:util';
import { cpf } from 'cpf-cnpj-validator';
import { sql } from 'drizzle-orm';
import { ACCOUNT_DOORS, type Somebody } from '#apps/server/src/testing/account-doors.ts';
import { logIn, logInStaff, send, smallServer } from '#apps/server/src/testing/small-server.ts';
import { MARKET_HOST } from '#apps/server/src/testing/small-shops.ts';
import { PASSWORD, smallWorld } from '#apps/server/src/testing/small-world.ts';
import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { migrate } from '#platform/db/migrations/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { openBenchDatabase } from './bench-database.ts';
import { median } from './measure/percentile.ts';
import { rankTest } from './measure/rank-test.ts';
import { formatNumber, formatTable } from './measure/table.ts';

const { values: options } = parseArgs({
  options: {
    samples: { type: 'string', default: '500' },
    /** Only calls whose names match. */
    only: { type: 'string', default: '' },
  },
});
const samples = Number(options.samples);
/** Limits: maximum relative distance of the medians, minimum p of the rank test. */
const APART = 0.05;
const CHANCE = 0.01;
const WARM_UP = 20;

const somebody = (name: string, at: number): Somebody => ({
  email: `${name}${String(at).padStart(5, '0')}@exemplo.com.br`,
  cpf: cpf.generate(),
});

const bench = await openBenchDatabase();
try {
  await migrate(bench.url);
  const database = openDatabase(bench.url);
  const world = await smallWorld(database);
  const hash = await hashPassword(PASSWORD);
  const known = Array.from({ length: samples + WARM_UP }, (_, index) => somebody('conhecida', index));
  const unknown = known.map((_, index) => somebody('incognita', index));
  for (const { email, cpf: document } of known)
    await createClientAccount(database.db, {
      kind: 'person',
      name: 'Rosa Dias',
      email,
      document,
      password: { hash },
    });
  const app = await smallServer(database);
  const session = await logIn(app, world.ana.email, world.market.id);
  const { cookie } = await logInStaff(app, world.staff.owner);
  const staff = { cookie, supplierId: world.market.id };
  await database.db.execute(sql`analyze`);

  let requests = 0;
  const callDoor = async (door: string, whom: Somebody) => {
    requests += 1;
    await database.db.execute(sql`delete from login_attempts`);
    // A client can have a hundred open invitations, so earlier ones are deleted.
    await database.db.execute(
      sql`delete from client_links where client_id = ${world.ana.id} and accepted_at is null`,
    );
    // So can a shop.
    await database.db.execute(
      sql`delete from representative_invitations where supplier_id = ${staff.supplierId}`,
    );
    const asker = { session, staff, password: PASSWORD, spare: somebody('qualquer', requests) };
    const request = ACCOUNT_DOORS[door]?.(whom, asker) ?? {};
    const began = performance.now();
    const answer = await send(app, { ...request, headers: { ...request.headers, host: MARKET_HOST } });
    const milliseconds = performance.now() - began;
    return { milliseconds, shape: `${answer.statusCode} ${answer.body.length} ${shapeOf(answer.body)}` };
  };

  const rows: string[][] = [];
  for (const door of Object.keys(ACCOUNT_DOORS).filter((name) => new RegExp(options.only).test(name))) {
    const times: [number[], number[]] = [[], []];
    const shapes = new Set<string>();
    for (let at = 0; at < samples + WARM_UP; at += 1) {
      // The order alternates, because the second of two may profit from warm caches.
      for (const which of at % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const whom = (which === 0 ? known : unknown)[at];
        if (whom === undefined) continue;
        const { milliseconds, shape } = await callDoor(door, whom);
        if (at < WARM_UP) continue;
        times[which].push(milliseconds);
        shapes.add(shape);
      }
    }
    const [there, absent] = [median(times[0]), median(times[1])];
    const apart = Math.abs(there - absent) / Math.max(there, absent);
    const chance = rankTest(times[0], times[1]);
    const alike = apart <= APART && chance > CHANCE && shapes.size === 1;
    if (!alike) process.exitCode = 1;
    const row = [
      door,
      alike ? 'sim' : 'NÃO',
      String(shapes.size),
      formatNumber(there, 3),
      formatNumber(absent, 3),
      `${formatNumber(apart * 100, 2)} %`,
      formatNumber(chance, 3),
    ];
    rows.push(row);
    // Printed one by one, because all of them take minutes.
    process.stderr.write(`${row.join('  ')}\n`);
  }
  const head = ['chamada', 'iguais', 'formas', 'conhecido ms', 'desconhecido ms', 'distância', 'p'];
  process.stdout.write(`${samples} de cada, medianas\n${formatTable({ head, rows, words: 2 })}\n`);
  await app.close();
  await database.close();
} finally {
  await bench.remove();
}

/** Names of the fields in their order. */
function shapeOf(body: string): string {
  const parsed: unknown = JSON.parse(body);
  return typeof parsed === 'object' && parsed !== null ? Object.keys(parsed).join() : typeof parsed;
}
