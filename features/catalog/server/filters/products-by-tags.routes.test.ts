import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EMPTY_UUID } from '#kernel/ids.ts';
import { type Actor, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { aCustomer, aProduct, aShop } from '../testing/a-shop.ts';
import { routesApp } from '../testing/routes-app.ts';
import { productsByTagsRoutes } from './products-by-tags.routes.ts';

const database = testDatabase();
let shop: Context;
let actor: Actor;
let cake: string;
let app: FastifyInstance;

beforeAll(async () => {
  shop = await aShop(database.current, ['hide-price-for-logged-out-customers']);
  cake = await aProduct(shop, { name: 'Bolo', tags: ['festa', 'doce'], popularity: 9, price: 3_990 });
  await aProduct(shop, { name: 'Bala', tags: ['doce'], popularity: 5, price: 150 });
  await aProduct(shop, { name: 'Vela', tags: ['festa', 'casa'], popularity: 7 });
  await aProduct(shop, { name: 'Sabão', tags: ['limpeza'] });
  await aProduct(shop, { name: 'Antigo', tags: ['doce'], active: false });
  for (let at = 0; at < 25; at++)
    await aProduct(shop, { name: `Copo ${at}`, tags: ['copo'], popularity: at });
  await aProduct(await aShop(database.current), { name: 'Alheio', tags: ['doce'] });
  app = await routesApp(productsByTagsRoutes, () => ({ ...shop, actor }));
});
beforeEach(() => {
  actor = aCustomer(true);
});
afterAll(() => app.close());

const request = (query: string) =>
  app.inject(`/v2/app/fornecedor/${shop.supplier.id}/produto-by-tags?${query}`);
const names = async (query: string): Promise<string[]> =>
  (await request(query)).json().produtos.map(({ nome }: { nome: string }) => nome);

test('products with any of the tags, the most popular first, without the named one', async () => {
  expect(await names('tagsPesquisa=doce,festa')).toEqual(['Bolo', 'Vela', 'Bala']);
  expect(await names(`tagsPesquisa=doce,festa&idcadastroextraproduto=${cake}`)).toEqual(['Vela', 'Bala']);
  expect(await names(`tagsPesquisa=%20doce%20&idcadastroextraproduto=${EMPTY_UUID}`)).toEqual([
    'Bolo',
    'Bala',
  ]);
  expect(await names('tagsPesquisa=doce&idcadastroextraproduto=')).toEqual(['Bolo', 'Bala']);
});

test('no tag, no product; twenty at most', async () => {
  expect(await names('tagsPesquisa=')).toEqual([]);
  expect(await names('tagsPesquisa=,%20,')).toEqual([]);
  expect(await names('tagsPesquisa=nada')).toEqual([]);
  expect(await names('tagsPesquisa=copo')).toHaveLength(20);
});

test('what is no list of tags, and no product, is refused', async () => {
  for (const query of ['', 'tagsPesquisa=%00', 'tagsPesquisa=doce&idcadastroextraproduto=x']) {
    expect((await request(query)).statusCode, query).toBe(400);
  }
});

test('prices are shown to those who may see them', async () => {
  expect((await request('tagsPesquisa=doce')).json().produtos).toMatchObject([
    { preco: 39.9 },
    { preco: 1.5 },
  ]);
  actor = VISITOR;
  const hidden = await request('tagsPesquisa=doce');
  expect(hidden.json().produtos).toHaveLength(2);
  expect(hidden.body).not.toMatch(/preco|efeitospoliticas|39\.9/);
});
