/** Staff manage pickup stores and areas: what shoppers are offered, and who changed what last. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { auditEvents } from '#features/accounts/server/audit/audit.tables.ts';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { staff } from '#features/accounts/server/staff/staff.tables.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { createSupplier } from '#features/suppliers/server/create-supplier.ts';
import { storesOfSupplier } from '#features/suppliers/server/stores.store.ts';
import { defined } from '#kernel/defined.ts';
import type { Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { panelDeliveryRoutes } from './panel-delivery.routes.ts';
import { panelStoresRoutes } from './panel-stores.routes.ts';

const database = testDatabase();
let context: Omit<Context, 'actor'> & { readonly actor: Staff };
let app: FastifyInstance;

beforeEach(async () => {
  const { db } = database.current;
  const slug = `loja-${newId()}`;
  const { id } = await createSupplier(db, {
    slug,
    name: 'Empório',
    whiteLabel: false,
    tags: [],
    menu: [],
    footer: { legalName: 'Empório', cnpj: '11222333000181', address: 'Rua A, 1', columns: [] },
    domains: [],
    stores: [],
  });
  const email = `${newId()}@equipe.exemplo.com.br`;
  const memberships = [{ supplierId: id, role: 'owner' as const }];
  await createStaff(db, { name: 'Dora', email, passwordHash: 'none', administrator: false, memberships });
  const [row] = await db.select().from(staff).where(eq(staff.email, email));
  const staffId = row?.id ?? '';
  context = {
    db,
    database: database.current,
    supplier: { id, slug, name: 'Empório', tags: new Set(['has-delivery', 'has-collect']) },
    now: Date.now(),
    actor: { kind: 'staff', sessionId: newId(), staffId, name: 'Dora', standing: 'owner' },
  };
  app ??= await appOf(
    (inner) => {
      panelDeliveryRoutes(inner, { positionOf: async () => undefined });
      panelStoresRoutes(inner);
    },
    () => context,
  );
});

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', tail: string, payload?: object) => {
  const url = `/v4/painel/${context.supplier.id}/${tail}`;
  const answer = await app.inject({ method, url, ...defined({ payload }) });
  return { status: answer.statusCode, body: answer.json() };
};

const wanted = {
  nome: 'Centro',
  descricao_endereco_loja: 'Rua Direita, 10',
  lat: -23.55,
  lng: -46.63,
  horario: 'Segunda a sexta, das 8h às 18h',
  abertura: [{ dia: 1, abre: '08:00', fecha: '18:00' }],
  prazoHoras: 2,
};

test('a store is added, changed and removed, and each is in the audit log', async () => {
  const { body: added } = await call('POST', 'lojas', wanted);
  expect(added).toMatchObject({ ...wanted, versao: 1 });
  const moved = { ...added, descricao_endereco_loja: 'Rua Nova, 5' };
  expect(await call('PUT', `lojas/${added.idloja}`, moved)).toMatchObject({
    status: 200,
    body: { ...moved, versao: 2 },
  });
  expect(await storesOfSupplier(context.db, context.supplier.id)).toMatchObject([
    { name: 'Centro', addressText: 'Rua Nova, 5', leadHours: 2 },
  ]);
  expect((await call('DELETE', `lojas/${added.idloja}`)).status).toBe(200);
  expect(await storesOfSupplier(context.db, context.supplier.id)).toEqual([]);
  const events = await context.db
    .select({ action: auditEvents.action })
    .from(auditEvents)
    .where(eq(auditEvents.supplierId, context.supplier.id));
  expect(events.map(({ action }) => action)).toEqual(Array(3).fill('store.changed'));
});

test.each([
  ['two of one name', { nome: 'CENTRO' }, 409, 'store-there-already'],
  [
    'hours that overlap',
    { nome: 'Sul', abertura: [1, 1].map((dia) => ({ dia, abre: '08:00', fecha: '12:00' })) },
    422,
    'hours-overlap',
  ],
  ['a blank name', { nome: ' ' }, 400, 'invalid-request'],
])('refused: %s', async (_, change, status, code) => {
  await call('POST', 'lojas', wanted);
  expect(await call('POST', 'lojas', { ...wanted, ...change })).toMatchObject({ status, body: { code } });
});

test('the second of two who edit a store, or an area, reads how it is now', async () => {
  const { body: store } = await call('POST', 'lojas', wanted);
  await call('PUT', `lojas/${store.idloja}`, { ...store, nome: 'Centro velho' });
  expect(await call('PUT', `lojas/${store.idloja}`, store)).toMatchObject({
    status: 409,
    body: { code: 'alterado-por-outra-pessoa', facts: { atual: { nome: 'Centro velho', versao: 2 } } },
  });
  const ceps = { de: '50000-000', ate: '50999-999' };
  const { body: area } = await call('POST', 'areas-entrega', { nome: 'Recife', ceps, taxa: 10 });
  expect(area.versao).toBe(1);
  const { sobreposicoes: _, ...unchanged } = area;
  await call('PUT', `areas-entrega/${area.idarea}`, { ...unchanged, taxa: 12 });
  expect(await call('PUT', `areas-entrega/${area.idarea}`, unchanged)).toMatchObject({
    status: 409,
    body: { code: 'alterado-por-outra-pessoa', facts: { atual: { taxa: 12, versao: 2 } } },
  });
});

test('a window is changed in place, and the second of two who do reads how it is now', async () => {
  const window = { tipoEntrega: 'DELIVERY', dia: 3, inicio: '06:00', fim: '07:00', capacidade: 4 };
  const { body: added } = await call('POST', 'horarios-entrega', window);
  expect(added).toMatchObject({ ...window, versao: 1 });
  const path = `horarios-entrega/${added.idjanela}`;
  const moved = { ...added, dia: 5, fim: '09:00', capacidade: null };
  expect(await call('PUT', path, moved)).toEqual({ status: 200, body: { ...moved, versao: 2 } });
  expect(await call('PUT', path, added)).toMatchObject({
    status: 409,
    body: { code: 'alterado-por-outra-pessoa', facts: { atual: { ...moved, versao: 2 } } },
  });
  await call('POST', 'horarios-entrega', window);
  expect((await call('PUT', path, window)).body.code).toBe('slot-there-already');
  expect((await call('GET', 'entrega')).body.janelas).toHaveLength(2);
});

test('open areas with places in common are shown as pairs', async () => {
  const area = async (nome: string, de: string, ate: string) =>
    (await call('POST', 'areas-entrega', { nome, ceps: { de, ate }, taxa: 10 })).body.idarea;
  const city = await area('Recife', '50000-000', '52999-999');
  const centre = await area('Centro', '50010-000', '50010-999');
  await area('Olinda', '53000-000', '53999-999');
  const pairs = async () => (await call('GET', 'entrega')).body.sobreposicoes;
  expect(await pairs()).toEqual([
    { idarea: [city, centre].toSorted()[0], com: [city, centre].toSorted()[1] },
  ]);
  await call('DELETE', `areas-entrega/${centre}`);
  expect(await pairs()).toEqual([]);
});

test('what a CEP would be offered is simulated, and why nothing is', async () => {
  const ceps = { de: '50000-000', ate: '52999-999' };
  await call('POST', 'areas-entrega', { nome: 'Recife', ceps, taxa: 12.5, pedidoMinimo: 50 });
  const offered = (cep: string, valor: number, rest = '') =>
    call('GET', `simulacao-entrega?cep=${cep}&valor=${valor}${rest}`);
  expect(await offered('51020-000', 80)).toMatchObject({
    status: 200,
    body: { formasEntrega: [{ nome: 'Recife', taxaEntrega: 12.5 }] },
  });
  expect((await offered('51020-000', 20)).status).toBe(422);
  expect((await offered('01001-000', 80)).status).toBe(422);
  // Where one may pick up, only the question about deliveries says why there is none.
  await call('POST', 'lojas', wanted);
  expect((await offered('51020-000', 20)).body.formasEntrega).toMatchObject([{ tipoEntrega: 'RETIRADA' }]);
  expect(await offered('51020-000', 20, '&tipoEntrega=DELIVERY')).toMatchObject({
    status: 422,
    body: { code: 'no-delivery-option', facts: { pedidoMinimo: 50, taxaEntrega: 12.5 } },
  });
});

test('bands of a fee are saved as they are written, refused out of order, and simulated by weight and value', async () => {
  const ceps = { de: '50000-000', ate: '52999-999' };
  const faixas = [
    { de: 5_000, taxa: 9 },
    { de: 20_500, taxa: 25 },
  ];
  const byWeight = { nome: 'Recife', ceps, taxa: 5, regraTaxa: { tipo: 'PESO', faixas } };
  const { body: area } = await call('POST', 'areas-entrega', byWeight);
  expect(area.regraTaxa).toEqual(byWeight.regraTaxa);
  const fee = async (tail: string) => {
    const answer = await call('GET', `simulacao-entrega?cep=51020-000&${tail}`);
    return answer.body.formasEntrega[0].taxaEntrega;
  };
  expect(await fee('valor=80')).toBe(5);
  expect(await fee('valor=80&gramas=4999')).toBe(5);
  expect(await fee('valor=80&gramas=5000')).toBe(9);
  expect(await fee('valor=80&gramas=90000')).toBe(25);
  const { sobreposicoes: _, ...unchanged } = area;
  const save = (regraTaxa: object) =>
    call('PUT', `areas-entrega/${area.idarea}`, { ...unchanged, versao: 1, regraTaxa });
  expect(await save({ tipo: 'PESO', faixas: faixas.toReversed() })).toMatchObject({
    status: 422,
    body: { code: 'bands-not-in-order' },
  });
  expect((await save({ tipo: 'VALOR', faixas: [{ de: 100, taxa: 0 }] })).body.versao).toBe(2);
  expect([await fee('valor=99.99'), await fee('valor=100')]).toEqual([5, 0]);
});

test('the hours of a store count as its change, too', async () => {
  const { body: store } = await call('POST', 'lojas', wanted);
  await call('PUT', `lojas/${store.idloja}/abertura`, { abertura: [] });
  expect((await call('PUT', `lojas/${store.idloja}`, store)).status).toBe(409);
});
