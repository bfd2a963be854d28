import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEvents } from '#features/accounts/server/audit/audit.tables.ts';
import {
  addPriceTable,
  priceTable,
  setTablePrices,
  tablePricesAfter,
  writePriceTable,
} from '#features/pricing/server/price-tables.store.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { uploadSpool } from '#platform/http/body/upload-spool.ts';
import { diskPictureStore } from '#platform/pictures/disk-picture-store.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { priceImportTexts, TABLE_CHANGED } from '../../contract/price-import/price-import-texts.ts';
import { products } from '../products/catalog.tables.ts';
import { runSheetImports } from '../sheet-import/run-sheet-imports.ts';
import { aProduct, aShop } from '../testing/a-shop.ts';
import { anOwner } from '../testing/an-owner.ts';
import { routesApp } from '../testing/routes-app.ts';
import { priceFilesRoutes } from './price-files.routes.ts';
import { priceImportRoutes } from './price-import.routes.ts';

const database = testDatabase();
let folder: string;
let app: FastifyInstance;
let shop: Context;
let actor: Staff;
let tableId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-precos-'));
  app = await routesApp(
    (routes) => {
      priceImportRoutes(routes, { uploads: uploadSpool(join(folder, 'uploads')) });
      priceFilesRoutes(routes);
    },
    () => ({ ...shop, actor }),
  );
});
beforeEach(async () => {
  shop = await aShop(database.current);
  actor = await anOwner(shop);
  tableId = newId();
  await addPriceTable(shop.db, shop.supplier.id, { id: tableId, name: 'Bares' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const base = () => `/v4/painel/${shop.supplier.id}/tabelas-preco/${tableId}`;

async function call(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const url = `${base()}/importacoes${path}`;
  const answer = await app.inject({ method, url, ...(payload === undefined ? {} : { payload }) });
  return [answer.statusCode, answer.json()] as const;
}

async function upload(file: string | Uint8Array) {
  const headers = { 'content-type': 'application/octet-stream' };
  const url = `${base()}/importacoes?arquivo=precos.csv`;
  const answer = await app.inject({ method: 'POST', url, headers, payload: Buffer.from(file) });
  return [answer.statusCode, answer.json()] as const;
}

const work = () => runSheetImports(database.current, diskPictureStore(folder), Date.now());
const priced = async () =>
  Object.fromEntries(await tablePricesAfter(shop.db, shop.supplier.id, tableId, { limit: 100 }));

async function product(sku: string, ean?: string): Promise<string> {
  const id = await aProduct(shop, { sku });
  if (ean !== undefined)
    await shop.db
      .update(products)
      .set({ ean })
      .where(and(eq(products.supplierId, shop.supplier.id), eq(products.id, id)));
  return id;
}

test('a sheet of prices is compared, imported without its faulty lines, and audited with its counts', async () => {
  const [rice, beans, oil] = [
    await product('ARR-1'),
    await product('FEI-1', '7891000100103'),
    await product('OLE-1'),
  ];
  await setTablePrices(
    shop.db,
    shop.supplier.id,
    tableId,
    new Map([
      [rice, { normal: centavos(1000), wholesale: { price: centavos(900), minimum: thousandths(12_000) } }],
      [oil, { normal: centavos(123_456) }],
    ]),
  );
  const [status, read] = await upload(
    [
      'Código;Produto;Preço na tabela;Preço de atacado;Atacado a partir de',
      'arr-1;Arroz;1.234,56;;', // changed, and its wholesale price goes
      '7891000100103;Feijão;R$ 8.90;8,50;2,5', // new, by its bar code
      'OLE-1;Óleo;1234,56;;', // unchanged
      'NADA;Nada;1,00;;',
      'ARR-1;Arroz;2,00;;', // twice
      'FEI-1;Feijão;grátis;;',
      ';Sem código;1,00;;',
    ].join('\n'),
  );
  expect([status, read.colunas.map(({ campo }: { campo: string }) => campo)]).toEqual([
    200,
    ['sku', null, 'preco', 'precovendaatacado', 'minvendaatacado'],
  ]);
  const colunas = read.colunas.map(({ campo }: { campo: string }) => campo);
  const [, { previa }] = await call('PUT', `/${read.id}/colunas`, { colunas });
  expect(previa).toEqual({
    ...{ novos: 1, alterados: 1, iguais: 1, desconhecidos: 1, invalidos: 3 },
    versao: 1,
  });
  expect(await priced()).toMatchObject({ [rice]: { normal: 1000 } });
  const [, problems] = await call('GET', `/${read.id}/recusas?pagina=1&limite=20`);
  expect(
    problems.dados.map(({ linha, problema }: { linha: number; problema: string }) => [linha, problema]),
  ).toEqual([
    [5, 'sku "NADA" não é de nenhum produto da loja'],
    [6, 'sku "ARR-1" é de um produto que já está em uma linha acima'],
    [7, 'preco "grátis" não é um número aceito (use 12,90 ou 12.90)'],
    [8, 'sku está vazio'],
  ]);

  expect(await call('POST', `/${read.id}/iniciar`, { versao: previa.versao })).toMatchObject([
    200,
    { situacao: 'NA_FILA' },
  ]);
  await Promise.all([work(), work()]);
  expect(await call('GET', `/${read.id}`)).toMatchObject([
    200,
    { situacao: 'CONCLUIDA', novos: 1, alterados: 1, iguais: 1, recusados: 4, idtabela: tableId },
  ]);
  expect(await priced()).toEqual({
    [rice]: { normal: 123_456 },
    [beans]: { normal: 890, wholesale: { price: 850, minimum: 2500 } },
    [oil]: { normal: 123_456 },
  });
  expect(await priceTable(shop.db, shop.supplier.id, tableId)).toMatchObject({ version: 2 });
  const [event] = await shop.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.supplierId, shop.supplier.id), eq(auditEvents.action, 'price-table.imported')))
    .orderBy(desc(auditEvents.id));
  expect(event).toMatchObject({
    staffId: actor.staffId,
    subjectId: tableId,
    after: { file: 'precos.csv', lines: 7, inserted: 1, updated: 1, unchanged: 1, refusedLines: 4 },
  });
  const file = await app.inject(`${base()}/importacoes/${read.id}/recusas/arquivo`);
  expect(file.body).toContain('NADA;Nada;1,00;;;5;');
});

test.each(['csv', 'xlsx'])(
  'a table exported as %s changes nothing when it is imported as it is',
  async (format) => {
    const [rice, beans] = [await product('ARR-1', '7891000100103'), await product("=FEI'1")];
    const prices = {
      [rice]: { normal: centavos(1001), wholesale: { price: centavos(905), minimum: thousandths(1_250) } },
      [beans]: { normal: centavos(123_456_789) },
    };
    await setTablePrices(shop.db, shop.supplier.id, tableId, new Map(Object.entries(prices)));
    const sheet = await app.inject(`${base()}/planilha?formato=${format}`);
    expect(sheet.headers['content-disposition']).toContain('tabela-bares-');
    const [, read] = await upload(sheet.rawPayload);
    const colunas = read.colunas.map(({ campo }: { campo: string }) => campo);
    expect(await call('PUT', `/${read.id}/colunas`, { colunas })).toMatchObject([
      200,
      { previa: { novos: 0, alterados: 0, iguais: 2, desconhecidos: 0, invalidos: 0 } },
    ]);
  },
);

test('a sheet without wholesale columns leaves the wholesale prices', async () => {
  const rice = await product('ARR-1');
  const wholesale = { price: centavos(900), minimum: thousandths(12_000) };
  await setTablePrices(
    shop.db,
    shop.supplier.id,
    tableId,
    new Map([[rice, { normal: centavos(1000), wholesale }]]),
  );
  const [, read] = await upload('sku;preco\nARR-1;11,00\n');
  const [, { previa }] = await call('PUT', `/${read.id}/colunas`, { colunas: ['sku', 'preco'] });
  await call('POST', `/${read.id}/iniciar`, { versao: previa.versao });
  await work();
  expect(await priced()).toEqual({ [rice]: { normal: 1100, wholesale } });
});

test('an import of prices is refused once the table has changed since it was compared', async () => {
  await product('ARR-1');
  const [, read] = await upload('sku;preco\nARR-1;11,00\n');
  const [, { previa }] = await call('PUT', `/${read.id}/colunas`, { colunas: ['sku', 'preco'] });
  await writePriceTable(shop.db, shop.supplier.id, tableId, { name: 'Bares e restaurantes' });
  expect(await call('POST', `/${read.id}/iniciar`, { versao: previa.versao })).toMatchObject([
    409,
    { code: 'alterado-por-outra-pessoa' },
  ]);
  await work();
  expect(await priced()).toEqual({});
});

test('what somebody changes while an import waits or runs stays, and the lines not imported are listed', async () => {
  const [rice, beans] = [await product('ARR-1'), await product('FEI-1')];
  await setTablePrices(shop.db, shop.supplier.id, tableId, new Map([[rice, { normal: centavos(1000) }]]));
  const [, read] = await upload('sku;preco\nARR-1;11,00\nFEI-1;9,00\nNADA;1,00\n');
  const [, { previa }] = await call('PUT', `/${read.id}/colunas`, { colunas: ['sku', 'preco'] });
  await call('POST', `/${read.id}/iniciar`, { versao: previa.versao });
  // In the grid, before the job begins.
  await setTablePrices(shop.db, shop.supplier.id, tableId, new Map([[rice, { normal: centavos(1250) }]]));
  await writePriceTable(shop.db, shop.supplier.id, tableId, {});
  await work();
  expect(await priced()).toEqual({ [rice]: { normal: 1250 } });
  expect(await call('GET', `/${read.id}`)).toMatchObject([
    200,
    { situacao: 'CONCLUIDA', novos: 0, alterados: 0, recusados: 3 },
  ]);
  const [, problems] = await call('GET', `/${read.id}/recusas?pagina=1&limite=20`);
  expect(problems.dados.map(({ problema }: { problema: string }) => problema)).toEqual([
    TABLE_CHANGED,
    TABLE_CHANGED,
    'sku "NADA" não é de nenhum produto da loja',
  ]);
  // The refused lines are a sheet again, which is compared with the table as it is.
  const file = await app.inject(`${base()}/importacoes/${read.id}/recusas/arquivo`);
  const [, again] = await upload(file.rawPayload);
  const colunas = again.colunas.map(({ campo }: { campo: string }) => campo);
  const [, second] = await call('PUT', `/${again.id}/colunas`, { colunas });
  expect(second.previa).toMatchObject({ novos: 1, alterados: 1, desconhecidos: 1 });
  await call('POST', `/${again.id}/iniciar`, { versao: second.previa.versao });
  await work();
  expect(await priced()).toEqual({ [rice]: { normal: 1100 }, [beans]: { normal: 900 } });
});

test('of two imports that were compared with the same table, the second is refused line by line', async () => {
  const rice = await product('ARR-1');
  const ids: string[] = [];
  for (const price of ['11,00', '12,00']) {
    const [, read] = await upload(`sku;preco\nARR-1;${price}\n`);
    await call('PUT', `/${read.id}/colunas`, { colunas: ['sku', 'preco'] });
    expect((await call('POST', `/${read.id}/iniciar`, { versao: 1 }))[0]).toBe(200);
    ids.push(read.id);
  }
  await work();
  expect(await priced()).toEqual({ [rice]: { normal: 1100 } });
  expect(await call('GET', `/${ids[1]}`)).toMatchObject([200, { situacao: 'CONCLUIDA', recusados: 1 }]);
});

test('a queued import of prices can be cancelled, and another table does not know it', async () => {
  await product('ARR-1');
  const [, read] = await upload('sku;preco\nARR-1;11,00\n');
  await call('POST', `/${read.id}/iniciar`, { versao: 1 });
  const own = tableId;
  tableId = newId();
  await addPriceTable(shop.db, shop.supplier.id, { id: tableId, name: 'Mercados' });
  expect((await call('POST', `/${read.id}/cancelar`))[0]).toBe(404);
  expect((await call('GET', `/${read.id}`))[0]).toBe(404);
  expect((await call('GET', '?pagina=1&limite=20'))[1].total).toBe(0);
  tableId = newId();
  expect((await call('GET', '?pagina=1&limite=20'))[0]).toBe(404);
  tableId = own;
  expect(await call('POST', `/${read.id}/cancelar`)).toMatchObject([200, { situacao: 'CANCELADA' }]);
  await work();
  expect(await priced()).toEqual({});
});

test.each([
  [['preco', null], priceImportTexts['product-column-missing']],
  [['sku', null], priceImportTexts['price-column-missing']],
  [['sku', 'preco', 'preco'], priceImportTexts['columns-do-not-fit']],
])('the columns %j are refused', async (colunas, { message }) => {
  const [, read] = await upload('sku;preco\nARR-1;11,00\n');
  const [status, refusal] = await call('PUT', `/${read.id}/colunas`, { colunas });
  expect([status, JSON.stringify(refusal).includes(message)]).toEqual([422, true]);
});
