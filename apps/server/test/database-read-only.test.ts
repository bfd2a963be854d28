/** Responses of the composed server while its database takes no writes: a standby, or a full disk. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { type OneProcess, startProcess, stopProcess } from '../src/testing/one-process.ts';
import { type Login, logIn, logInStaff, type StaffLogin, send } from '../src/testing/small-server.ts';
import { type SmallWorld, smallWorld } from '../src/testing/small-world.ts';
import { keyOf, toInject, validRequests } from '../src/testing/valid-requests.ts';

const database = testDatabase();
let world: SmallWorld;
let running: OneProcess;
let ana: Login;
let staff: StaffLogin;

/** Applies to connections opened from now on; this one may have been opened since. */
const readOnly = (value: 'on' | 'off') =>
  database.current.transaction(async (db) => {
    await db.execute(sql`set transaction read write`);
    await db.execute(
      sql.raw(
        `do $$ begin execute format('alter database %I set default_transaction_read_only = ${value}', current_database()); end $$`,
      ),
    );
  });

beforeAll(async () => {
  world = await smallWorld(database.current);
  const before = await startProcess(database.url);
  ana = await logIn(before.app, 'ana@exemplo.com.br', world.market.id);
  staff = await logInStaff(before.app, world.staff.owner);
  await stopProcess(before);
  await readOnly('on');
  running = await startProcess(database.url);
});
afterAll(() => stopProcess(running));

/** At once, as far as the connections suffice. */
const AT_ONCE = 24;

const requestAll = async (method: 'GET' | 'writes') => {
  const { market, ana: client } = world;
  const valid = validRequests({
    handle: ana.handle,
    clientId: ana.clientId,
    email: client.email,
    addressId: client.addressId,
    orderNumber: 1,
    userId: client.userId,
    staffEmail: world.staff.owner,
    shop: market,
  });
  const calls = running.app.servedCalls.filter(
    ({ endpoint }) => (endpoint.method === 'GET') === (method === 'GET'),
  );
  const request = async (call: (typeof calls)[number]) => {
    const given = valid[keyOf(call)];
    if (given === undefined) return [];
    const { cookie } = call.access === 'staff' ? staff : ana;
    const prepared = toInject(keyOf(call), given);
    const headers = { ...prepared.headers, cookie };
    const answer = await send(running.app, { ...prepared, headers });
    return [{ key: keyOf(call), status: answer.statusCode, answer }];
  };
  const answers: Awaited<ReturnType<typeof request>> = [];
  for (let from = 0; from < calls.length; from += AT_ONCE)
    answers.push(...(await Promise.all(calls.slice(from, from + AT_ONCE).map(request))).flat());
  return answers;
};

test('it is ready, and says how', async () => {
  const answer = await send(running.app, { url: '/readyz' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'read-only' }]);
});

test('so it is while its disk is full', async () => {
  const disk = sql.raw(`do $$ begin raise exception 'no room' using errcode = 'disk_full'; end $$`);
  await readOnly('off');
  const writable = await startProcess(database.url);
  await writable.database.db.execute(disk).catch(() => {});
  const answer = await send(writable.app, { url: '/readyz' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'disk-full' }]);
  await stopProcess(writable);
  await readOnly('on');
});

/** GET calls whose purpose needs a write: they count tries, create codes, or record who read whose data. */
const WRITING = [
  'GET /v1/app/:token/cliente/logout',
  'GET /v2/app/:token/cliente/senha/recuperar/:login',
  'GET /v4/verificacao/enviar-verificacao',
  'GET /v4/painel/:idfornecedor/representantes/:idrepresentante/clientes',
  'GET /v2/app/cupom-desconto/validar-desconto/fornecedor/:idfornecedor/cliente/:idcliente/cupom/:codigo',
];

test('reads still work', async () => {
  const answers = await requestAll('GET');
  const failed = answers.filter(({ status }) => status >= 500).map(({ key, status }) => `${key}: ${status}`);
  expect(failed.filter((line) => !WRITING.some((key) => line.startsWith(key)))).toEqual([]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(50);
});

test('writes get an error to retry', async () => {
  const answers = await requestAll('writes');
  expect(answers.filter(({ status }) => status === 500).map(({ key }) => key)).toEqual([]);
  const away = answers.filter(({ status }) => status === 503);
  expect(away.length).toBeGreaterThan(20);
  for (const { answer } of away) {
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toMatchObject({
      code: 'unavailable',
      message: 'A loja está indisponível no momento. Tente novamente em instantes.',
    });
  }
});

test('and goes on when it takes writes again', async () => {
  await readOnly('off');
  await running.database.close();
  await stopProcess({ ...running, database: { ...running.database, close: async () => {} } });
  running = await startProcess(database.url);
  const answers = await requestAll('writes');
  expect(answers.filter(({ status }) => status >= 500).map(({ key }) => key)).toEqual([]);
});
