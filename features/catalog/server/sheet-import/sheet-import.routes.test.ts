import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { thousandths } from '#kernel/quantity.ts';
import type { Staff } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { uploadSpool } from '#platform/http/body/upload-spool.ts';
import { diskPictureStore } from '#platform/pictures/disk-picture-store.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { products, stockLevels } from '../products/catalog.tables.ts';
import { takeStock } from '../stock/take-stock.ts';
import { aProduct, aShop } from '../testing/a-shop.ts';
import { anOwner } from '../testing/an-owner.ts';
import { routesApp } from '../testing/routes-app.ts';
import { runSheetImports } from './run-sheet-imports.ts';
import { sheetFilesRoutes } from './sheet-files.routes.ts';
import { sheetImportRoutes } from './sheet-import.routes.ts';

const database = testDatabase();
let folder: string;
let app: FastifyInstance;
let shop: Context;
let actor: Staff;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-planilhas-'));
  app = await routesApp(
    (routes) => {
      sheetImportRoutes(routes, { uploads: uploadSpool(join(folder, 'uploads')) });
      sheetFilesRoutes(routes);
    },
    () => ({ ...shop, actor }),
  );
});
beforeEach(async () => {
  shop = await aShop(database.current);
  actor = await anOwner(shop);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const base = () => `/v4/painel/${shop.supplier.id}/importacoes`;

async function call(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const url = `${base()}${path}`;
  const answer = await app.inject({ method, url, ...(payload === undefined ? {} : { payload }) });
  return [answer.statusCode, answer.json()] as const;
}

async function upload(text: string) {
  const headers = { 'content-type': 'application/octet-stream' };
  const url = `${base()}?arquivo=produtos.csv`;
  const answer = await app.inject({ method: 'POST', url, headers, payload: Buffer.from(text) });
  return [answer.statusCode, answer.json()] as const;
}

const work = () => runSheetImports(database.current, diskPictureStore(folder), Date.now());

const productBySku = async (sku: string) =>
  (
    await shop.db
      .select({ product: products, stock: stockLevels.quantity })
      .from(products)
      .leftJoin(
        stockLevels,
        and(eq(stockLevels.supplierId, products.supplierId), eq(stockLevels.productId, products.id)),
      )
      .where(and(eq(products.supplierId, shop.supplier.id), eq(products.sku, sku)))
  )[0];

const COLUMNS = ['sku', 'nome', 'categoria', 'preco', 'estoque', null];

const SHEET = `Código;Produto;Departamento;Preço de venda (R$);Saldo;Fonte
A1;Arroz;Grãos;10,50;4;x
B2;Feijão;Grãos;8,90;7;x
C3;Sem preço;Grãos;;1;x
D4;Café;Bebidas;20;2;x
`;

test('a file is mapped by guesses, counted without writing, imported, and rolled back', async () => {
  await aProduct(shop, { sku: 'A1', name: 'Arroz', price: 900, category: 'antes', stock: 1_000 });
  const [, { id, colunas, linhas }] = await upload(SHEET);
  expect(linhas).toBe(4);
  expect(colunas.map(({ campo }: { campo: string }) => campo)).toEqual(COLUMNS);
  expect(colunas[1].exemplos).toEqual(['Arroz', 'Feijão', 'Sem preço']);

  const [status, { previa }] = await call('PUT', `/${id}/colunas`, { colunas: COLUMNS });
  expect([status, previa]).toEqual([
    200,
    { novos: 2, alterados: 1, iguais: 0, recusados: 1, categoriasnovas: ['Grãos', 'Bebidas'] },
  ]);
  expect(await productBySku('B2')).toBeUndefined();
  const [, problems] = await call('GET', `/${id}/recusas`);
  expect(problems.dados).toEqual([{ linha: 4, codigo: 'C3', problema: 'preco está vazio' }]);

  await call('POST', `/${id}/iniciar`);
  await work();
  expect((await call('GET', `/${id}`))[1]).toMatchObject({
    situacao: 'CONCLUIDA',
    posicao: 4,
    novos: 2,
    alterados: 1,
    recusados: 1,
    por: 'Paula',
  });
  expect(await productBySku('A1')).toMatchObject({ product: { price: 1050 }, stock: 4_000 });

  // Since then somebody has changed one of them, and an order has taken from another.
  const beans = await productBySku('B2');
  await shop.db
    .update(products)
    .set({ price: 999 })
    .where(and(eq(products.supplierId, shop.supplier.id), eq(products.id, beans?.product.id ?? '')));
  const rice = (await productBySku('A1'))?.product.id ?? '';
  await inTransaction(shop, (inside) =>
    takeStock(inside, [{ productId: rice, quantity: thousandths(1_000) }]),
  );

  await call('POST', `/${id}/desfazer`);
  await work();
  expect((await call('GET', `/${id}`))[1]).toMatchObject({
    situacao: 'DESFEITA',
    restaurados: 2,
    mantidos: 1,
  });
  // The stock that orders have moved since is not touched.
  expect(await productBySku('A1')).toMatchObject({ product: { price: 900, name: 'Arroz' }, stock: 3_000 });
  expect((await productBySku('D4'))?.product).toMatchObject({ active: false });
  expect((await productBySku('D4'))?.product.archivedAt).not.toBeNull();
  expect((await call('GET', `/${id}/mantidos`))[1]).toEqual({ produtos: [{ codigo: 'B2', nome: 'Feijão' }] });
  expect((await call('POST', `/${id}/desfazer`))[1]).toMatchObject({ code: 'import-not-ended' });
});

test('the shop’s own choice of a column is remembered; the same file again changes nothing', async () => {
  const [, first] = await upload('id;nome;preco;preco_real\nA;Um;;1,00\n');
  expect(first.colunas.map(({ campo }: { campo: string }) => campo)).toEqual(['sku', 'nome', 'preco', null]);
  const colunas = ['sku', 'nome', null, 'preco'];
  await call('PUT', `/${first.id}/colunas`, { colunas });
  await call('POST', `/${first.id}/iniciar`);
  await work();
  const [, second] = await upload('id;nome;preco;preco_real\nA;Um;;1,00\n');
  expect(second.colunas.map(({ campo }: { campo: string }) => campo)).toEqual(colunas);
  const [, { previa }] = await call('PUT', `/${second.id}/colunas`, { colunas });
  expect(previa).toMatchObject({ novos: 0, alterados: 0, iguais: 1 });
});

test('columns that do not make products are refused', async () => {
  const [, { id }] = await upload(SHEET);
  const choose = async (...colunas: (string | null)[]) =>
    (await call('PUT', `/${id}/colunas`, { colunas }))[1].code;
  expect(await choose('sku', 'nome', null, null, null, null)).toBe('columns-missing');
  expect(await choose('sku', 'nome', 'preco', 'preco', null, null)).toBe('column-twice');
  expect(await choose('sku', 'nome', 'preco')).toBe('columns-do-not-fit');
  expect((await upload(''))[1].code).toBe('sheet-empty');
  expect((await upload('só títulos;nome\n'))[1].code).toBe('sheet-empty');
  expect((await upload('\u0000\u0001binário'))[1].code).toBe('sheet-unreadable');
});

test('the cost is imported and exported by who makes prices alone', async () => {
  const sheet = 'sku;nome;preco;custo\nA;Café;10;4,5\n';
  const [, { id }] = await upload(sheet);
  const owner = actor;
  actor = { ...owner, standing: 'catalog' };
  const refusedBy = async (path: string, payload?: object) => {
    const [status, { code }] = await call(payload === undefined ? 'POST' : 'PUT', path, payload);
    return [status, code];
  };
  const columns = { colunas: ['sku', 'nome', 'preco', 'custo'] };
  expect(await refusedBy(`/${id}/colunas`, columns)).toEqual([403, 'cost-not-allowed']);
  expect(await refusedBy(`/${id}/iniciar`)).toEqual([403, 'cost-not-allowed']);
  const [, { colunas }] = await upload(sheet);
  expect(colunas.map(({ campo }: { campo: string | null }) => campo)).toEqual(['sku', 'nome', 'preco', null]);
  const headings = async () => {
    const url = `/v4/painel/${shop.supplier.id}/exportacao/produtos?formato=csv`;
    return (await app.inject({ url })).body.split('\n')[0];
  };
  expect(await headings()).not.toContain('custo');
  actor = owner;
  expect(await headings()).toContain('custo');
});

test('one that waits is cancelled at once, and a large one is imported in batches', async () => {
  const lines = Array.from({ length: 1_203 }, (_, index) => `P${index};Produto ${index};${index + 1},00`);
  const [, { id }] = await upload(`sku;nome;preco\n${lines.join('\n')}\n`);
  await call('POST', `/${id}/iniciar`);
  expect((await call('POST', `/${id}/cancelar`))[1].situacao).toBe('CANCELADA');
  expect(await work()).toBe(0);
  const [, again] = await upload(`sku;nome;preco\n${lines.join('\n')}\n`);
  await call('POST', `/${again.id}/iniciar`);
  const batches = await Promise.all([work(), work()]);
  expect(batches[0] + batches[1]).toBe(3);
  expect((await call('GET', `/${again.id}`))[1]).toMatchObject({
    situacao: 'CONCLUIDA',
    novos: 1_203,
    recusados: 0,
  });
});

test('the refused lines come as a file with the columns of the sheet, and all products as one that imports alike', async () => {
  const [, { id }] = await upload(SHEET);
  await call('PUT', `/${id}/colunas`, { colunas: COLUMNS });
  const refused = await app.inject({ url: `${base()}/${id}/recusas/arquivo` });
  expect(refused.body).toContain('C3;Sem preço;Grãos;;1;x;4;preco está vazio');
  await call('POST', `/${id}/iniciar`);
  await work();
  const file = await app.inject({ url: `/v4/painel/${shop.supplier.id}/exportacao/produtos` });
  expect(file.body.split('\r\n')[1]).toContain('A1;Arroz;');
  const [, exported] = await upload(file.body);
  const { colunas } = exported;
  const [, { previa }] = await call('PUT', `/${exported.id}/colunas`, {
    colunas: colunas.map(({ campo }: { campo: string }) => campo),
  });
  expect(previa).toEqual({ novos: 0, alterados: 0, iguais: 3, recusados: 0, categoriasnovas: [] });
});
