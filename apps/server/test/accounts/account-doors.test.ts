/** No call reveals whether a login has an account: status, headers, body and work are the same. M06; T27. */
import { cpf } from 'cpf-cnpj-validator';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { ACCOUNT_DOORS, type Asker, type Somebody } from '../../src/testing/account-doors.ts';
import { type OneProcess, startProcess, stopProcess, uncached } from '../../src/testing/one-process.ts';
import { type Login, logIn, logInStaff, send } from '../../src/testing/small-server.ts';
import { MARKET_HOST } from '../../src/testing/small-shops.ts';
import { PASSWORD, type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';

const database = testDatabase();
let one: OneProcess;
let world: SmallWorld;
let session: Login;
let staff: Asker['staff'];
const KNOWN: Somebody = { email: 'conhecida@exemplo.com.br', cpf: cpf.generate() };
const UNKNOWN: Somebody = { email: 'incognita@exemplo.com.br', cpf: cpf.generate() };
let made = 0;

beforeAll(async () => {
  world = await smallWorld(database.current);
  await createClientAccount(database.current.db, {
    kind: 'person',
    name: 'Rosa Dias',
    email: KNOWN.email,
    document: KNOWN.cpf,
    password: PASSWORD,
  });
  one = await startProcess(database.url);
  session = await logIn(one.app, world.ana.email, world.market.id);
  const { cookie } = await logInStaff(one.app, world.staff.owner);
  staff = { cookie, supplierId: world.market.id };
});
afterAll(() => stopProcess(one));

/** The response without its variable parts, and the queries that it took. */
async function callDoor(door: string, somebody: Somebody) {
  made += 1;
  await database.current.db.execute(sql`delete from login_attempts`);
  const spare = { email: `sobra${made}@exemplo.com.br`, cpf: cpf.generate() };
  const request = ACCOUNT_DOORS[door]?.(somebody, { session, staff, password: PASSWORD, spare }) ?? {};
  const before = one.queries.length;
  const answer: LightMyRequestResponse = await send(one.app, {
    ...request,
    headers: { ...request.headers, host: MARKET_HOST },
  });
  const { 'x-request-id': _, date: __, ...headers } = answer.headers;
  const body = [somebody.email, somebody.cpf, spare.email, spare.cpf].reduce(
    (text, said) => text.replaceAll(said, '<said>'),
    answer.body.replace(/"(?:requestId|idcliente)":"[^"]*"/g, ''),
  );
  const queries = uncached(one.queries.slice(before));
  return { status: answer.statusCode, headers, body, asked: queries };
}

test.each(Object.keys(ACCOUNT_DOORS))('%s', async (door) => {
  // Memoized look-ups are queried once, so they are warmed first.
  await callDoor(door, { ...UNKNOWN, email: 'aquecidas@exemplo.com.br', cpf: cpf.generate() });
  const known = await callDoor(door, KNOWN);
  expect(await callDoor(door, UNKNOWN)).toEqual(known);
  expect([200, 401, 403, 422]).toContain(known.status);
});
