import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_SUPPLIER, supplierScope } from '#features/suppliers/domain/shop.ts';
import { createSupplier, type NewSupplier } from '#features/suppliers/server/create-supplier.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { suppliersRoutes } from '#features/suppliers/server/suppliers.routes.ts';
import { ZERO } from '#kernel/money.ts';
import { type SupplierScope, VISITOR } from '#kernel/scope.ts';
import { httpApp } from '#platform/http/http-app.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { AreaBounds, LngLat } from '../../domain/area.ts';
import { createDeliverySlot } from '../create-delivery-slot.ts';
import { createDeliveryArea } from './create-delivery-area.ts';
import { deliveryAreaRoutes } from './delivery-area.routes.ts';
import { whoServes } from './who-serves.ts';

const database = testDatabase();
let app: FastifyInstance;
let supplier: SupplierScope = NO_SUPPLIER;

const box = (from: LngLat, to: LngLat): LngLat[] => [from, [to[0], from[1]], to, [from[0], to[1]]];
const polygon = (from: LngLat, to: LngLat): AreaBounds => ({ kind: 'polygon', ring: box(from, to) });
const RANGE: AreaBounds = { kind: 'postal-range', from: '01000000', to: '05999999' };

async function aShop(slug: string, bounds: readonly AreaBounds[], more: Partial<NewSupplier> = {}) {
  return database.current.transaction(async (db) => {
    const { id } = await createSupplier(db, {
      slug,
      name: slug,
      whiteLabel: false,
      tags: ['has-delivery'],
      theme: { primary: '#111111', secondary: '#222222', auxiliary: '#333333', text: '#ffffff' },
      menu: [],
      footer: { legalName: slug, cnpj: '11222333000181', address: 'Rua Um, 1', columns: [] },
      domains: [],
      stores: [{ name: '', addressText: 'Rua Um, 1', latitude: 1.5, longitude: 2.5, hours: '' }],
      ...more,
    });
    for (const [position, area] of bounds.entries()) {
      await createDeliveryArea(db, id, { name: `Área ${position}`, bounds: area, fee: ZERO, position });
    }
  });
}

beforeAll(async () => {
  await aShop('mercado', [polygon([0, 0], [4, 4]), RANGE], { companyId: 'A' });
  await aShop('emporio', [polygon([2, 2], [6, 6])], { companyId: 'B', domains: ['emporio.example'] });
  await aShop('exclusiva', [polygon([3, 3], [6, 6])], { whiteLabel: true });
  await aShop('oculta', [polygon([0, 0], [9, 9])], { listed: false });
  await aShop('so-retira', [polygon([0, 0], [9, 9])], { tags: ['has-collect'] });
  app = await httpApp({ trustedProxies: [] });
  app.decorate('contextOf', async (request, reply) => ({
    supplier,
    actor: VISITOR,
    now: 0,
    db: database.current.db,
    database: database.current,
    request,
    reply,
  }));
  deliveryAreaRoutes(app, {
    positionOf: async (_, cep) => (cep === '99999001' ? { latitude: 1, longitude: 1 } : undefined),
  });
  suppliersRoutes(app, { whoServes, completeShop: async (_, shop) => shop });
});
afterAll(() => app.close());

async function scopeOf(slug: string | undefined): Promise<SupplierScope> {
  const shop = slug === undefined ? undefined : await supplierByKey(database.current.db, slug);
  return shop === undefined ? NO_SUPPLIER : supplierScope(shop);
}

test.each<[string, string, unknown]>([
  ['where it delivers', 'cep=01310-100', { nome: 'Área 1', taxaEntrega: 0, pedidoMinimo: 0 }],
  ['by a position', 'lat=1&lng=1', { nome: 'Área 0', taxaEntrega: 0, pedidoMinimo: 0 }],
  ['by where its CEP is', 'cep=99999-001', { nome: 'Área 0', taxaEntrega: 0, pedidoMinimo: 0 }],
  ['where it does not', 'cep=99999999', null],
  ['where nothing is known', '', null],
])('the terms of a place: %s', async (_, query, condicoes) => {
  supplier = await scopeOf('mercado');
  const answer = await app.inject({ url: `/v2/app/token/fornecedor/condicoesentrega?${query}` });
  expect(answer.json()).toEqual({ condicoes });
});

test('a shop without delivery has no terms', async () => {
  supplier = await scopeOf('so-retira');
  const answer = await app.inject({ url: '/v2/app/token/fornecedor/condicoesentrega?lat=1&lng=1' });
  expect(answer.json()).toEqual({ condicoes: null });
});

describe('the first slot of a place', () => {
  // Thursday, 1 January 1970, at nine in the evening of Brasília's Wednesday.
  const first = { data: '1970-01-01', hoje: '1969-12-31', inicio: '08:00', fim: '12:00' };

  beforeAll(async () => {
    const windows = [
      ['mercado', 'delivery', 4],
      ['so-retira', 'pickup', 4],
    ] as const;
    for (const [slug, deliveryType, weekday] of windows) {
      const { id } = await scopeOf(slug);
      const slot = { deliveryType, weekday, startsAt: 480, endsAt: 720 };
      await createDeliverySlot(database.current.db, id, slot);
    }
  });

  test.each<[string, string, string, unknown]>([
    ['delivery', 'mercado', 'cep=01310-100', { ...first, tipoEntrega: 'DELIVERY' }],
    ['where it does not deliver', 'mercado', 'cep=99999999', null],
    ['where nothing is known', 'mercado', '', null],
    ['of a shop without windows', 'emporio', 'lat=3&lng=3', null],
    ['pickup needs no place', 'so-retira', '', { ...first, tipoEntrega: 'RETIRADA' }],
  ])('%s', async (_, slug, query, previsao) => {
    supplier = await scopeOf(slug);
    const answer = await app.inject({ url: `/v2/app/token/fornecedor/previsaoentrega?${query}` });
    expect(answer.json()).toEqual({ previsao });
  });
});

const near = (query: string, at?: string, host?: string) =>
  callApi(`fornecedor/localizacao?${query}`, at, host);

async function callApi(call: string, at?: string, host = 'localhost') {
  supplier = await scopeOf(at);
  const answer = await app.inject({ url: `/v2/app/token/${call}`, headers: { host } });
  const { fornecedores = [], message } = answer.json();
  return fornecedores.length === 0
    ? [answer.statusCode, message]
    : fornecedores.map(({ slug }: { slug: string }) => slug);
}

const UNSERVED = [422, 'Infelizmente ainda não atendemos este endereço'];
/** An empty list says why it is empty. */
const NOBODY = [200, 'Infelizmente ainda não atendemos este endereço'];

describe('suppliers by location', () => {
  test.each<[string, string, unknown]>([
    ['one covers it', 'lat=1&lng=1', ['mercado']],
    ['two cover it', 'lat=2.5&lng=2.5', ['emporio', 'mercado']],
    ['coordinates are latitude and longitude, not the other way', 'lat=1&lng=5', NOBODY],
    ['a CEP alone reaches the ranges', 'cep=01310-100', ['mercado']],
    ['a company leaves its own suppliers', 'lat=2.5&lng=2.5&idempresa=B', ['emporio']],
    ['none of the company covers it', 'lat=1&lng=1&idempresa=B', NOBODY],
    ['nobody covers it', 'lat=50&lng=50', NOBODY],
    ['no place is named', '', NOBODY],
  ])('where %s', async (_, query, found) => {
    expect(await near(query)).toEqual(found);
  });

  test('white-label filters the list to that supplier', async () => {
    expect(await near('lat=3.5&lng=3.5', 'exclusiva')).toEqual(['exclusiva']);
    expect(await near('lat=1&lng=1', 'exclusiva')).toEqual(NOBODY);
    expect(await near('lat=3.5&lng=3.5', 'mercado')).toEqual(['emporio', 'exclusiva', 'mercado']);
  });

  test('a supplier’s own host leads to no other', async () => {
    expect(await near('lat=2.5&lng=2.5', 'emporio', 'emporio.example')).toEqual(['emporio']);
    expect(await near('lat=1&lng=1', 'emporio', 'emporio.example')).toEqual(NOBODY);
  });

  test('a supplier that is not listed is found only at its own door', async () => {
    expect(await near('lat=8&lng=8', 'oculta')).toEqual(['oculta']);
    expect(await near('lat=8&lng=8', 'mercado')).toEqual(NOBODY);
  });
});

describe('the list of suppliers', () => {
  const EVERYBODY = ['emporio', 'exclusiva', 'mercado', 'so-retira'];

  test.each<[string, string, unknown]>([
    ['nothing is asked', 'device=Desktop', EVERYBODY],
    ['a place is named', 'lat=2.5&lng=2.5', ['emporio', 'mercado']],
    ['half a place is named', 'lat=2.5', EVERYBODY],
    ['nobody delivers to the place', 'lat=50&lng=50', UNSERVED],
    ['those who hand out count, too', 'lat=1&lng=1&queryPoligonoDeColeta=true', ['mercado', 'so-retira']],
    ['goods shall be picked up', 'lat=50&lng=50&tipoEntrega=RETIRADA', ['so-retira']],
    ['goods shall be delivered', 'lat=1&lng=1&tipoEntrega=DELIVERY', ['mercado']],
    ['a way is wanted wherever it is', 'tipoEntrega=DELIVERY', ['emporio', 'exclusiva', 'mercado']],
    ['a company is named', 'idempresa=B', ['emporio']],
    ['a company is named by nothing', 'idempresa=', EVERYBODY],
    ['none of the company delivers there', 'idempresa=B&lat=1&lng=1', UNSERVED],
    ['nobody is of the company', 'idempresa=X&lat=1&lng=1', UNSERVED],
    ['a visitor names an address', `idendereco=${NO_SUPPLIER.id.replaceAll('0', '1')}`, EVERYBODY],
    ['a supplier is named that delivers there', 'slug=mercado&lat=1&lng=1', ['mercado']],
    ['a supplier is named that does not', 'slug=emporio&lat=1&lng=1', UNSERVED],
  ])('where %s', async (_, query, found) => {
    expect(await callApi(`fornecedor?${query}`)).toEqual(found);
  });
});

test('the delivery area has its corners, its ranges and the stores', async () => {
  supplier = await scopeOf('mercado');
  const answer = await app.inject({ url: '/v2/app/token/fornecedor/areaatendimento' });
  const corners = [
    { lat: 0, lng: 0 },
    { lat: 0, lng: 4 },
    { lat: 4, lng: 4 },
    { lat: 4, lng: 0 },
  ];
  expect(answer.json()).toMatchObject({
    idfornecedor: supplier.id,
    coordenadas: [corners],
    areas: [
      { nome: 'Área 0', coordenadas: corners, ceps: null },
      { nome: 'Área 1', coordenadas: [], ceps: { de: '01000000', ate: '05999999' } },
    ],
    coordenadas_lojas: [
      { nome: 'Loja do Fornecedor', descricao_endereco_loja: 'Rua Um, 1', lat: 1.5, lng: 2.5 },
    ],
  });
});

/** Last, since suppliers are never deleted. */
test('where very many suppliers cover a place, the first hundred by name are found', async () => {
  const { db } = database.current;
  await db.execute(sql`
    insert into suppliers
    select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'slug', 'z-' || n, 'name', 'z' || to_char(n, '0000')))).*
    from suppliers s, generate_series(1, 1530) n where s.slug = 'mercado'`);
  await db.execute(sql`
    insert into delivery_areas
    select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'supplier_id', z.id, 'shape', '((20,20),(20,21),(21,21),(21,20))'))).*
    from delivery_areas a join suppliers m on m.id = a.supplier_id and m.slug = 'mercado', suppliers z
    where a.name = 'Área 0' and z.slug like 'z-%' and substr(z.slug, 3)::int % 3 = 0`);
  expect(await near('lat=20.5&lng=20.5')).toEqual(Array.from({ length: 100 }, (_, at) => `z-${3 * at + 3}`));
  expect(await near('lat=2.5&lng=2.5')).toEqual(['emporio', 'mercado']);
  // The list of listed suppliers is cached for 0.9 s.
  await setTimeout(1_000);
  expect(await callApi('fornecedor?lat=2.5&lng=2.5')).toEqual(['emporio', 'mercado']);
  expect(await callApi('fornecedor?lat=20.5&lng=20.5')).toHaveLength(60);
});
