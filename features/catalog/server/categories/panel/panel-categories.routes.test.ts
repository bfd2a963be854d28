import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '#features/accounts/server/audit/audit.tables.ts';
import { redirectsOf, replaceRedirects } from '#features/suppliers/server/redirects.store.ts';
import type { Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { uploadSpool } from '#platform/http/body/upload-spool.ts';
import { diskPictureStore } from '#platform/pictures/disk-picture-store.ts';
import { aPicture } from '#platform/pictures/testing/test-pictures.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { WirePanelCategory } from '../../../contract/categories/panel/panel-categories.schema.ts';
import { categories, products } from '../../products/catalog.tables.ts';
import { aProduct, aShop } from '../../testing/a-shop.ts';
import { anOwner } from '../../testing/an-owner.ts';
import { routesApp } from '../../testing/routes-app.ts';
import { panelCategoriesRoutes } from './panel-categories.routes.ts';

const database = testDatabase();
let shop: Context;
let actor: Staff;
let app: FastifyInstance | undefined;
let folder: string | undefined;

/** A new shop for each test: 'bebidas' with 'cafes', and 'limpeza'. */
beforeEach(async () => {
  shop = await aShop(database.current);
  actor = await anOwner(shop);
  for (const category of ['bebidas/cafes', 'limpeza']) await aProduct(shop, { category });
  folder ??= await mkdtemp(join(tmpdir(), 'vitrine-categorias-'));
  const settings = { pictures: diskPictureStore(folder), uploads: uploadSpool(join(folder, 'uploads')) };
  app ??= await routesApp(
    (routes) => panelCategoriesRoutes(routes, settings),
    () => ({ ...shop, actor }),
  );
});
afterAll(async () => {
  await app?.close();
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function call(method: Method, path = '', payload?: object) {
  const url = `/v4/painel/${shop.supplier.id}/categorias${path}`;
  const answer = await app?.inject({ method, url, ...(payload === undefined ? {} : { payload }) });
  return [answer?.statusCode, answer?.json()] as const;
}

const list = async (): Promise<WirePanelCategory[]> => (await call('GET'))[1].categorias;

async function at(path: string): Promise<WirePanelCategory> {
  const found = (await list()).find(({ caminho }) => caminho === path);
  if (found === undefined) throw new Error(`no ${path}`);
  return found;
}

const fields = (nome: string, more: object = {}) => ({
  nome,
  slug: '',
  ocultaem: [],
  maiorDeIdade: false,
  ...more,
});

const redirects = async () =>
  (await redirectsOf(shop.db, shop.supplier.id)).map(({ from, to }) => `${from} ${to}`);

const actions = async (): Promise<string[]> =>
  (
    await shop.db
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(eq(auditEvents.supplierId, shop.supplier.id))
  ).map(({ action }) => action);

const placeOf = async (productId: string) =>
  (
    await shop.db
      .select({ category: products.categoryId, root: products.rootCategoryId })
      .from(products)
      .where(and(eq(products.supplierId, shop.supplier.id), eq(products.id, productId)))
  )[0];

describe('the tree', () => {
  test('lists what stands where, with the products of each', async () => {
    await aProduct(shop, { category: 'bebidas/cafes' });
    await aProduct(shop, { category: 'bebidas', active: false, archivedAt: new Date() });
    expect(
      (await list()).map(({ caminho, produtos, arquivados }) => [caminho, produtos, arquivados]),
    ).toEqual([
      ['bebidas', 0, 1],
      ['bebidas/cafes', 2, 0],
      ['limpeza', 1, 0],
    ]);
  });

  test('gets a new category at the end of its place, with an address made of its name', async () => {
    const { id } = await at('bebidas');
    const [status, made] = await call('POST', '', { pai: id, ...fields('  Chás &  infusões ') });
    expect([status, made]).toMatchObject([
      200,
      { nome: 'Chás & infusões', caminho: 'bebidas/chas-infusoes' },
    ]);
    expect((await list()).map(({ nome }) => nome)).toEqual([
      'bebidas',
      'cafes',
      'Chás & infusões',
      'limpeza',
    ]);
    expect(await actions()).toEqual(['category.created']);
  });

  test('has one category at each address, and two levels', async () => {
    const leaf = await at('bebidas/cafes');
    expect(await call('POST', '', { pai: null, ...fields('Bebidas') })).toMatchObject([
      409,
      { code: 'category-address-taken', facts: { campos: { slug: expect.any(String) } } },
    ]);
    expect(await call('POST', '', { pai: leaf.id, ...fields('Moídos') })).toMatchObject([
      422,
      { code: 'category-too-deep' },
    ]);
    expect(await call('POST', '', { pai: newId(), ...fields('Moídos') })).toMatchObject([
      422,
      { code: 'parent-not-found' },
    ]);
    expect((await call('POST', '', { pai: null, ...fields('   ') }))[0]).toBe(400);
  });
});

describe('a category that is renamed', () => {
  test('takes its subcategories along, and its old addresses lead to the new ones', async () => {
    const { id, versao } = await at('bebidas');
    const [status] = await call('PUT', `/${id}`, {
      ...fields('Cafeteria', { ocultaem: ['mobile'] }),
      versao,
    });
    expect(status).toBe(200);
    expect(await at('cafeteria/cafes')).toMatchObject({ nome: 'cafes', produtos: 1 });
    expect(await redirects()).toEqual(['/c/bebidas /c/cafeteria', '/c/bebidas/cafes /c/cafeteria/cafes']);
    expect(await actions()).toEqual(['category.changed']);
  });

  test('leads nowhere from an address that it has again', async () => {
    const named = async (path: string, name: string) => {
      const { id, versao } = await at(path);
      expect((await call('PUT', `/${id}`, { ...fields(name), versao }))[0]).toBe(200);
    };
    await replaceRedirects(shop.db, shop.supplier.id, [{ from: '/faxina', to: '/c/limpeza' }]);
    await named('limpeza', 'Casa');
    expect(await redirects()).toEqual(['/c/limpeza /c/casa', '/faxina /c/casa']);
    await named('casa', 'Limpeza');
    expect(await redirects()).toEqual(['/c/casa /c/limpeza', '/faxina /c/limpeza']);
  });

  test('is refused to who has not seen somebody else’s change, with what it is now', async () => {
    const { id, versao } = await at('limpeza');
    await call('PUT', `/${id}`, { ...fields('Casa'), versao });
    expect(await call('PUT', `/${id}`, { ...fields('Faxina'), versao })).toMatchObject([
      409,
      { code: 'alterado-por-outra-pessoa', facts: { atual: { nome: 'Casa', versao: versao + 1 } } },
    ]);
  });

  test('marks its products where it becomes one for adults', async () => {
    const id = await aProduct(shop, { category: 'limpeza' });
    const category = await at('limpeza');
    const body = { ...fields('limpeza', { maiorDeIdade: true }), versao: category.versao };
    expect(await call('PUT', `/${category.id}`, body)).toMatchObject([200, { maiorDeIdade: true }]);
    const [row] = await shop.db
      .select({ adultsOnly: products.adultsOnly })
      .from(products)
      .where(and(eq(products.supplierId, shop.supplier.id), eq(products.id, id)));
    expect(row?.adultsOnly).toBe(true);
  });
});

describe('a category that moves', () => {
  const place = async (path: string, pai: string | null, antesde: string | null = null) => {
    const { id, versao } = await at(path);
    return call('PUT', `/${id}/lugar`, { pai, antesde, versao });
  };
  const order = async () => (await list()).map(({ caminho }) => caminho);

  test('stands before the one that was named, or at the end', async () => {
    expect((await place('limpeza', null, (await at('bebidas')).id))[0]).toBe(200);
    expect(await order()).toEqual(['limpeza', 'bebidas', 'bebidas/cafes']);
    await place('limpeza', null);
    expect(await order()).toEqual(['bebidas', 'bebidas/cafes', 'limpeza']);
    expect(await redirects()).toEqual([]);
    expect(await actions()).toEqual(['category.placed', 'category.placed']);
  });

  test('below another one has its products in that branch, and its old address leads there', async () => {
    const productId = await aProduct(shop, { category: 'limpeza' });
    const [drinks, cleaning] = [await at('bebidas'), await at('limpeza')];
    await place('limpeza', drinks.id);
    expect(await order()).toEqual(['bebidas', 'bebidas/cafes', 'bebidas/limpeza']);
    expect(await placeOf(productId)).toEqual({ category: cleaning.id, root: drinks.id });
    expect(await redirects()).toEqual(['/c/limpeza /c/bebidas/limpeza']);
    await place('bebidas/limpeza', null);
    expect(await placeOf(productId)).toEqual({ category: cleaning.id, root: cleaning.id });
    expect(await redirects()).toEqual(['/c/bebidas/limpeza /c/limpeza']);
  });

  test('has no third level, and no address that is taken', async () => {
    const cleaning = await at('limpeza');
    expect(await place('bebidas', cleaning.id)).toMatchObject([422, { code: 'category-too-deep' }]);
    expect(await place('limpeza', cleaning.id)).toMatchObject([422, { code: 'category-too-deep' }]);
    expect(await place('limpeza', newId())).toMatchObject([422, { code: 'parent-not-found' }]);
    expect(await place('limpeza', null, newId())).toMatchObject([422, { code: 'sibling-not-found' }]);
    await call('POST', '', { pai: null, ...fields('Cafes') });
    expect(await place('bebidas/cafes', null)).toMatchObject([409, { code: 'category-address-taken' }]);
    const body = { pai: null, antesde: null, versao: 9 };
    expect(await call('PUT', `/${cleaning.id}/lugar`, body)).toMatchObject([
      409,
      { code: 'alterado-por-outra-pessoa' },
    ]);
    expect((await call('PUT', `/${newId()}/lugar`, body))[0]).toBe(404);
  });
});

describe('a category that is deleted', () => {
  test('has neither subcategories nor products, or says where these go', async () => {
    const [drinks, coffee, cleaning] = [await at('bebidas'), await at('bebidas/cafes'), await at('limpeza')];
    const productId = await aProduct(shop, { category: 'limpeza' });
    expect(await call('DELETE', `/${drinks.id}?versao=1`)).toMatchObject([
      409,
      { code: 'category-with-children' },
    ]);
    expect(await call('DELETE', `/${cleaning.id}?versao=1`)).toMatchObject([
      409,
      { code: 'category-with-products', facts: { produtos: 2 } },
    ]);
    for (const destino of [newId(), cleaning.id])
      expect(await call('DELETE', `/${cleaning.id}?versao=1&iddestino=${destino}`)).toMatchObject([
        422,
        { code: 'destination-not-found' },
      ]);
    expect(await call('DELETE', `/${cleaning.id}?versao=2`)).toMatchObject([409, { facts: { atual: {} } }]);
    expect((await call('DELETE', `/${cleaning.id}?versao=1&iddestino=${coffee.id}`))[0]).toBe(200);
    expect(await placeOf(productId)).toEqual({ category: coffee.id, root: drinks.id });
    expect(await at('bebidas/cafes')).toMatchObject({ produtos: 3 });
    expect(await redirects()).toEqual(['/c/limpeza /c/bebidas/cafes']);
    expect(await actions()).toEqual(['category.removed']);
  });

  test('leaves an address that leads to the category above, or to the home', async () => {
    const { id } = await at('bebidas');
    const made = async (pai: string | null) => (await call('POST', '', { pai, ...fields('Vazia') }))[1];
    for (const pai of [id, null]) {
      const empty = await made(pai);
      expect((await call('DELETE', `/${empty.id}?versao=${empty.versao}`))[0]).toBe(200);
    }
    expect(await redirects()).toEqual(['/c/bebidas/vazia /c/bebidas', '/c/vazia /']);
  });
});

test('products are put into a category, only the shop’s own', async () => {
  const other = await aShop(database.current);
  const foreign = await aProduct(other);
  const [one, two] = [await aProduct(shop), await aProduct(shop)];
  const coffee = await at('bebidas/cafes');
  const put = (produtos: string[]) => call('POST', `/${coffee.id}/produtos`, { produtos });
  expect(await put([one, foreign])).toMatchObject([422, { code: 'product-not-found' }]);
  expect(await put([one, two])).toMatchObject([200, { produtos: 3 }]);
  expect(await placeOf(one)).toEqual({ category: coffee.id, root: coffee.pai });
  expect((await call('POST', `/${newId()}/produtos`, { produtos: [one] }))[0]).toBe(404);
  expect(await actions()).toEqual(['category.products-added']);
});

test('a category has a picture, or none', async () => {
  const { id } = await at('limpeza');
  const send = (url: string, payload: Buffer) =>
    app?.inject({ method: 'PUT', url, headers: { 'content-type': 'image/png' }, payload });
  const url = `/v4/painel/${shop.supplier.id}/categorias/${id}/imagem`;
  const picture = Buffer.from(await aPicture(20, 10, '#80808080'));
  const stored = (await send(url, picture))?.json();
  expect(stored).toMatchObject({ imagem: expect.stringMatching(/^[0-9a-f]{32}$/), versao: 1 });
  expect((await send(url, Buffer.from('text')))?.json()).toMatchObject({ code: 'not-a-picture' });
  expect((await send(url.replace(id, newId()), picture))?.statusCode).toBe(404);
  expect(await call('DELETE', `/${id}/imagem`)).toMatchObject([200, { imagem: null }]);
});

test('another shop’s categories are neither seen nor changed', async () => {
  const { id, versao } = await at('limpeza');
  const mine = shop;
  shop = await aShop(database.current);
  actor = await anOwner(shop);
  expect(await list()).toEqual([]);
  for (const [method, path, body] of [
    ['PUT', '', { ...fields('Minha'), versao }],
    ['PUT', '/lugar', { pai: null, antesde: null, versao }],
    ['DELETE', `?versao=${versao}`, undefined],
    ['DELETE', '/imagem', undefined],
  ] as const)
    expect((await call(method, `/${id}${path}`, body))[0], path).toBe(404);
  const rows = await mine.db.select().from(categories).where(eq(categories.supplierId, mine.supplier.id));
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['bebidas', 'cafes', 'limpeza']);
});
