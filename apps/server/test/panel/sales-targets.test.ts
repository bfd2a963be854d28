/** The shop sets what its representatives are to sell in a month; all see how far they are. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { monthOf } from '#features/delegation/domain/sales-target.ts';
import { forgetRepresentation } from '#features/delegation/server/personal-data.store.ts';
import { putRepresentative } from '#features/delegation/server/put-representative.ts';
import { salesTargetMonths, salesTargets } from '#features/delegation/server/targets/sales-targets.tables.ts';
import { sumUpDays } from '#features/orders/server/reports/sum-up-days.ts';
import { orders } from '#features/orders/server/store/orders.tables.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { logInStaff, send, smallServer } from '../../src/testing/small-server.ts';
import { PASSWORD, type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';

const database = testDatabase();
const MONTH = '2026-10';
let app: FastifyInstance;
let world: SmallWorld;
let owner: string;
let rui: string;
let rosa: string;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  owner = (await logInStaff(app, world.staff.owner)).cookie;
  rui = await representative('rui');
  rosa = await representative('rosa');
  await order(1_000, { userId: rui, total: 100_000, at: '2026-10-01T12:00:00Z' });
  await order(1_001, { userId: rui, total: 25_050, at: '2026-10-31T12:00:00Z' });
  await order(1_002, { userId: rui, total: 70_000, at: '2026-11-01T12:00:00Z' });
  await order(1_003, { userId: rui, total: 99_999, at: '2026-10-05T12:00:00Z', status: 'cancelled' });
  // Bought by a client, not by a representative.
  await order(1_004, {
    userId: world.ana.userId,
    total: 40_000,
    at: '2026-10-05T12:00:00Z',
    as: 'principal',
  });
  await order(1_005, { userId: rui, total: 30_000, at: new Date().toISOString() });
  await sumUpDays(database.current);
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = database.current;
  await db.delete(salesTargets).where(eq(salesTargets.supplierId, world.market.id));
  await db.delete(salesTargetMonths).where(eq(salesTargetMonths.supplierId, world.market.id));
});

async function representative(name: string): Promise<string> {
  const { db } = database.current;
  const password = { hash: await hashPassword(PASSWORD) };
  const email = `${name}@exemplo.com.br`;
  const { userId } = await createClientAccount(db, { kind: 'person', name, email, password });
  await putRepresentative(db, world.market.id, userId, [world.ana.id], Date.now());
  return userId;
}

interface Bought {
  readonly userId: string;
  readonly total: number;
  readonly at: string;
  readonly status?: 'received' | 'cancelled';
  readonly as?: 'principal' | 'representative';
}

async function order(number: number, { userId, total, at, status, as }: Bought): Promise<void> {
  await database.current.db.insert(orders).values({
    supplierId: world.market.id,
    number,
    clientId: world.ana.id,
    userId,
    issuedBy: 'Rui',
    issuedAs: as ?? 'representative',
    status: status ?? 'received',
    channel: 'WEB',
    delivery: {
      type: 'pickup',
      store: { storeId: world.market.storeId, name: 'Loja', addressText: 'Rua', latitude: 0, longitude: 0 },
    },
    paymentMethodId: world.market.cash,
    paymentName: 'Dinheiro',
    subtotal: total,
    deliveryFee: 0,
    total,
    fingerprint: String(number).padStart(64, '0'),
    createdAt: new Date(at),
  });
}

const panel = (method: InjectOptions['method'], path: string, payload?: object) =>
  send(app, {
    method: method ?? 'GET',
    url: `/v4/painel/${world.market.id}/${path}`,
    headers: { cookie: owner },
    ...defined({ payload }),
  });
const bodyOf = (answer: LightMyRequestResponse) => {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const codeOf = ({ statusCode, body }: LightMyRequestResponse) => [statusCode, JSON.parse(body).code];
const read = async (mes = MONTH) => bodyOf(await panel('GET', `representantes/metas?mes=${mes}`));
const write = (versao: number, metas: Readonly<Record<string, number | null>>, mes = MONTH) =>
  panel('PUT', 'representantes/metas', {
    mes,
    versao,
    metas: Object.entries(metas).map(([idrepresentante, meta]) => ({ idrepresentante, meta })),
  });
const ofPerson = (sheet: { representantes: { idrepresentante: string }[] }, id: string) =>
  sheet.representantes.find(({ idrepresentante }) => idrepresentante === id);

test('a month shows what each sold as a representative, without cancelled orders, beside the target', async () => {
  bodyOf(await write(1, { [rui]: 2_500.5, [rosa]: 1_000 }));
  const sheet = await read();
  expect(sheet).toMatchObject({ mes: MONTH, dias: 31, diasPassados: 31, versao: 2 });
  expect(ofPerson(sheet, rui)).toEqual({
    idrepresentante: rui,
    nome: 'rui@exemplo.com.br',
    encerrado: false,
    vendido: 1_250.5,
    pedidos: 2,
    meta: 2_500.5,
    percentual: 50,
    projecao: 1_250.5,
  });
  expect(ofPerson(sheet, rosa)).toMatchObject({ vendido: 0, pedidos: 0, meta: 1_000, percentual: 0 });
  expect(ofPerson(await read('2099-01'), rui)).toMatchObject({
    meta: null,
    percentual: null,
    projecao: null,
  });
});

test('who is not named keeps the target, null takes it away, and each change is audited', async () => {
  bodyOf(await write(1, { [rui]: 500, [rosa]: 400 }));
  const sheet = bodyOf(await write(2, { [rui]: null }));
  expect([ofPerson(sheet, rui), ofPerson(sheet, rosa)]).toMatchObject([{ meta: null }, { meta: 400 }]);
  const { dados } = bodyOf(await panel('GET', 'auditoria?limite=1'));
  expect(dados[0]).toMatchObject({
    acao: 'representative.target-changed',
    antes: { month: MONTH, target: 50_000 },
    depois: null,
  });
});

test('of two people who edit the month, the second sees what the first saved', async () => {
  bodyOf(await write(1, { [rui]: 500 }));
  const answer = await write(1, { [rui]: 900 });
  expect(codeOf(answer)).toEqual([409, 'alterado-por-outra-pessoa']);
  const { atual } = answer.json().facts;
  expect([atual.versao, ofPerson(atual, rui)]).toMatchObject([2, { meta: 500 }]);
  const both = await Promise.all([write(2, { [rosa]: 1 }), write(2, { [rosa]: 2 })]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('all or none: strangers, amounts that are none and months that are none are refused', async () => {
  expect(codeOf(await write(1, { [rui]: 500, [newId()]: 5 }))).toEqual([404, 'representative-not-found']);
  expect(codeOf(await write(1, { [rui]: 500, [rosa]: 1.005 }))).toEqual([422, 'target-not-exact']);
  for (const meta of [0, -1, 100_000_000]) expect((await write(1, { [rui]: meta })).statusCode).toBe(400);
  for (const mes of ['2026-13', '2026-1', '1999-01'])
    expect((await write(1, { [rui]: 5 }, mes)).statusCode).toBe(400);
  expect(ofPerson(await read(), rui)).toMatchObject({ meta: null });
});

test('a former representative is shown while the month has a target, which stays as it is', async () => {
  const ivo = await representative('ivo');
  bodyOf(await write(1, { [ivo]: 300 }));
  bodyOf(await panel('DELETE', `representantes/${ivo}`));
  expect(ofPerson(await read(), ivo)).toMatchObject({ encerrado: true, meta: 300 });
  expect(ofPerson(await read('2026-09'), ivo)).toBeUndefined();
  expect(codeOf(await write(2, { [ivo]: 900 }))).toEqual([404, 'representative-not-found']);
  bodyOf(await write(2, { [ivo]: 300, [rui]: 50 }));
  const person = { userIds: [ivo], emails: ['ivo@exemplo.com.br'] };
  await forgetRepresentation(database.current.db, world.market.id, newId(), person);
  expect(ofPerson(await read(), ivo)).toBeUndefined();
});

test('a representative sees the own month, and nobody else’s', async () => {
  const month = monthOf(todayOf({ supplier: {}, now: Date.now() }));
  bodyOf(await write(1, { [rui]: 600, [rosa]: 800 }, month));
  const entered = await send(app, {
    method: 'POST',
    url: '/v1/app/token/usuario/autenticar/representante',
    payload: { cpf: 'rui@exemplo.com.br', senha: PASSWORD, idfornecedor: world.market.id },
  });
  const [cookie] = entered.cookies;
  const url = `/v4/representante/${world.market.id}/${entered.json().token}/meta`;
  const own = bodyOf(await send(app, { url, headers: { cookie: `${cookie?.name}=${cookie?.value}` } }));
  expect(own).toMatchObject({ mes: month, meta: 600 });
  expect(own.vendido).toBeGreaterThanOrEqual(300);
  expect(own.percentual).toBe(Math.floor(own.vendido / 6));
});
