/** Reliability M22, M29; T39, T49. */
import { constants, inflateRawSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { centavos } from '#kernel/money.ts';
import { NONE, ONE } from '#kernel/quantity.ts';
import { type Actor, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { putCatalog } from '../products/edit/put-catalog.ts';
import { putSynonyms } from '../search/put-supplier-synonyms.ts';
import { aCustomer, aProduct, aShop } from '../testing/a-shop.ts';
import { routesApp } from '../testing/routes-app.ts';
import { priceListRoutes } from './price-list.routes.ts';

const database = testDatabase();
let shop: Context;
let actor: Actor;
let app: FastifyInstance;
let pix: string;

beforeAll(async () => {
  shop = await aShop(database.current, ['support-budget', 'support-price-variance-by-payment']);
  pix = await createPaymentMethod(database.current.db, shop.supplier.id, {
    kind: 'pix',
    name: 'Pix',
    description: '',
    deliveryTypes: ['delivery'],
    priceVariance: -1_000,
    pix: { key: 'loja@exemplo.com.br', name: 'Loja', city: 'Sao Paulo' },
    position: 0,
  });
  await putSynonyms(database.current.db, shop.supplier.id, [['areia fina', 'areia miúda']]);
  await aProduct(shop, {
    name: 'Martelo Unha 27 mm',
    sku: 'MART-27',
    brand: 'Atlas',
    category: 'ferramentas/manuais',
    price: 4990,
    wholesalePrice: 4200,
    wholesaleMinimum: 12_000,
    tiers: [{ from: 6_000, price: 4500 }],
    step: 2_000,
    minimum: 3_000,
    tags: ['promocao', 'novo'],
  });
  await aProduct(shop, {
    name: 'Areia fina',
    sku: 'AREIA',
    unit: 'KG',
    step: 500,
    price: 125,
    tags: ['novo'],
  });
  await aProduct(shop, { name: 'Fora de linha', sku: 'FORA', active: false, price: 777 });
  await aProduct(await aShop(database.current), { name: 'Alheio', price: 888 });
  app = await routesApp(priceListRoutes, () => ({ ...shop, actor }));
});
beforeEach(() => {
  actor = aCustomer(true);
});
afterAll(() => app.close());

const request = (body: object = {}, at: Context = shop) =>
  app.inject({
    method: 'POST',
    url: `/v4/product/spreadsheet/${at.supplier.id}/`,
    headers: { 'accept-encoding': 'br, gzip' },
    payload: body,
  });

async function sheet(body?: object) {
  const answer = await request(body);
  expect(answer.statusCode, answer.body).toBe(200);
  const { sheets } = await readXlsx(answer.rawPayload);
  expect(sheets).toHaveLength(1);
  return sheets[0]?.rows ?? [];
}

const names = async (body: object): Promise<unknown[]> => (await sheet(body)).slice(1).map((row) => row[1]);

const HEADER = ['Código', 'Produto', 'Marca', 'Unidade', 'Múltiplo', 'Mínimo'];

test('the sheet holds what is sold, by name, with prices and room for quantities', async () => {
  expect(await sheet()).toEqual([
    [...HEADER, 'Preço', 'Preço por quantidade', 'Quantidade'],
    ['AREIA', 'Areia fina', null, 'KG', 0.5, 0.5, 1.25, null, null],
    [
      'MART-27',
      'Martelo Unha 27 mm',
      'Atlas',
      'UN',
      2,
      4,
      49.9,
      // The wholesale price is lower, but a tier comes first (spec 5).
      'a partir de 6: R$\u00a045,00',
      null,
    ],
  ]);
});

test('it is sent as a file of its day that no cache stores', async () => {
  const { headers } = await request();
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="precos-${shop.supplier.slug}-2026-11-20.xlsx"`,
    'cache-control': 'no-store',
  });
  expect(headers).not.toHaveProperty('content-encoding');
});

describe('the list’s fields choose the products', () => {
  test.each([
    [{ categ: 'ferramentas' }, ['Martelo Unha 27 mm']],
    [{ categ: 'ferramentas/manuais' }, ['Martelo Unha 27 mm']],
    [{ sk: 'MARTÉLO' }, ['Martelo Unha 27 mm']],
    // As the list finds it: misspelt, and by another name.
    [{ sk: 'martelho' }, ['Martelo Unha 27 mm']],
    [{ sk: 'areia miúda' }, ['Areia fina']],
    [{ sk: '&' }, []],
    [{ sk: ' ' }, ['Areia fina', 'Martelo Unha 27 mm']],
    [{ tagsPesquisa: 'novo' }, ['Areia fina', 'Martelo Unha 27 mm']],
    [{ tagsPesquisa: 'novo, promocao' }, ['Martelo Unha 27 mm']],
    [{ modelo: 'qualquer', colunas: ['x'], idioma: null }, ['Areia fina', 'Martelo Unha 27 mm']],
  ])('%j', async (body, expected) => {
    expect(await names(body)).toEqual(expected);
  });

  test('an unknown category is refused before the file begins', async () => {
    const answer = await request({ categ: 'nada' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'category-not-found']);
    expect(answer.headers).not.toHaveProperty('content-disposition');
  });
});

describe('prices are those of who asks', () => {
  const prices = async (body?: object) => (await sheet(body)).slice(1).map((row) => row[6]);

  test('by the way of paying', async () => {
    expect(await prices()).toEqual([1.25, 49.9]);
    expect(await prices({ formapagamento: pix })).toEqual([1.13, 44.91]);
  });

  test.each([
    ['a visitor', VISITOR],
    ['a client who waits for approval', aCustomer(false)],
  ])('%s finds none, and no place for one', async (_, who) => {
    actor = who;
    expect(await sheet({ formapagamento: pix })).toEqual([
      [...HEADER, 'Quantidade'],
      ['AREIA', 'Areia fina', null, 'KG', 0.5, 0.5, null],
      ['MART-27', 'Martelo Unha 27 mm', 'Atlas', 'UN', 2, 4, null],
    ]);
  });
});

/** The first part of the XLSX archive, uncompressed. */
function sheetXml(file: Buffer): string {
  const name = file.readUInt16LE(26);
  const extra = file.readUInt16LE(28);
  return inflateRawSync(file.subarray(30 + name + extra), { finishFlush: constants.Z_SYNC_FLUSH }).toString();
}

describe('a shop of hostile names', () => {
  const NAMES = [
    '=HYPERLINK("http://mau.exemplo","clique")',
    '+1+1',
    '-2+3',
    '@SUM(1)',
    '\t=1+1',
    '\r=1+1',
    "'=1",
    '<b>&"x"</b>',
    'linha\noutra',
    ' espaços ',
  ];

  test('gets every text back as it was, and no formula', async () => {
    const hostile = await aShop(database.current);
    for (const name of NAMES) await aProduct(hostile, { name, sku: `=${name}`, brand: name, unit: '=A1' });
    const hostileApp = await routesApp(priceListRoutes, () => hostile);
    const answer = await hostileApp.inject({
      method: 'POST',
      url: `/v4/product/spreadsheet/${hostile.supplier.id}`,
      payload: {},
    });
    const [read] = (await readXlsx(answer.rawPayload)).sheets;
    const rows = read?.rows.slice(1) ?? [];
    expect(rows.map((row) => row[1]).toSorted()).toEqual(NAMES.toSorted());
    for (const row of rows) expect(row.slice(0, 4)).toEqual([`=${row[1]}`, row[1], row[1], '=A1']);
    expect(sheetXml(answer.rawPayload)).not.toMatch(/<f[ >]/);
    expect(sheetXml(answer.rawPayload)).toContain('t="inlineStr"');
    await hostileApp.close();
  });
});

test('2,500 products are all there, once', async () => {
  const large = await aShop(database.current);
  const ordinary = { brand: '', description: '', categoryPath: 'tudo', unit: 'UN', tiers: [], tags: [] };
  const goods = Array.from({ length: 2_500 }, (_, index) => ({
    ...ordinary,
    // One name fills more than a batch, so the id decides where a batch ends.
    name: index % 5 > 0 ? 'Prego' : `Prego ${index}`,
    sku: `P${index}`,
    price: centavos(index),
    increments: { step: ONE, minimum: NONE },
    multiple: ONE,
    ground: 1,
    popularity: 0,
  }));
  await putCatalog(large.db, large.supplier.id, [{ slug: 'tudo', name: 'Tudo', children: [] }], goods);
  const hostileApp = await routesApp(priceListRoutes, () => large);
  const answer = await hostileApp.inject({
    method: 'POST',
    url: `/v4/product/spreadsheet/${large.supplier.id}`,
    payload: {},
  });
  const rows = ((await readXlsx(answer.rawPayload)).sheets[0]?.rows ?? []).slice(1);
  expect(new Set(rows.map((row) => row[0])).size).toBe(2_500);
  expect(rows).toHaveLength(2_500);
  for (const row of rows) expect(`P${Math.round(Number(row[6]) * 100)}`).toBe(row[0]);
  await hostileApp.close();
});
