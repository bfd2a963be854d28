import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { aProduct, aShop } from '../testing/a-shop.ts';
import { routesApp } from '../testing/routes-app.ts';
import { sectorsRoutes } from './sectors.routes.ts';
import { type NewSector, putSectors } from './sectors.ts';

const database = testDatabase();
let shop: Context;
let other: Context;
let visited: Context;
let app: FastifyInstance;

beforeAll(async () => {
  shop = await aShop(database.current);
  other = await aShop(database.current);
  for (const category of ['padaria', 'bebidas/sucos', 'limpeza']) await aProduct(shop, { category });
  await aProduct(other, { category: 'padaria' });
  app = await routesApp(sectorsRoutes, () => visited);
});
beforeEach(() => {
  visited = shop;
});
afterAll(() => app.close());

const put = (sectors: readonly NewSector[], at = shop) =>
  database.current.transaction((db) => putSectors(db, at.supplier.id, sectors));

const sectors = async () => {
  const url = `/v2/app/setores-produto/obter-setor/token/${visited.supplier.id}`;
  return (await app.inject(url)).json().setores;
};

const FOOD = { slug: 'alimentos', name: 'Alimentos', categories: ['padaria', 'bebidas'] };
const HOME = { slug: 'casa', name: 'Casa', categories: ['limpeza'] };
const EMPTY = { slug: 'festas', name: 'Festas', categories: [] };

test('a shop without sectors has an empty list', async () => {
  visited = other;
  expect(await sectors()).toEqual([]);
});

test('sectors stand in the shop’s order, each with its root categories', async () => {
  await put([FOOD, EMPTY, HOME]);
  const answer = await sectors();
  expect(answer).toMatchObject([
    { slug: 'alimentos', nome: 'Alimentos', ordem: 1 },
    { slug: 'festas', nome: 'Festas', ordem: 2, categorias: [] },
    { slug: 'casa', nome: 'Casa', ordem: 3 },
  ]);
  expect(answer[0].idsetor).toBe(answer[0].id);
  expect(answer[0].categorias).toEqual([
    { id: expect.any(String), nome: 'bebidas', caminho: 'bebidas' },
    { id: expect.any(String), nome: 'padaria', caminho: 'padaria' },
  ]);
});

test('the last ones put are the shop’s, and only this shop’s', async () => {
  await put([{ ...HOME, categories: ['padaria'] }], other);
  await put([HOME]);
  expect(await sectors()).toMatchObject([{ slug: 'casa', ordem: 1, categorias: [{ caminho: 'limpeza' }] }]);
  visited = other;
  expect(await sectors()).toMatchObject([{ slug: 'casa', categorias: [{ caminho: 'padaria' }] }]);
});

test('only root categories of the shop stand under a sector', async () => {
  await expect(put([{ ...FOOD, categories: ['bebidas/sucos'] }])).rejects.toThrow('bebidas/sucos');
  await expect(put([FOOD], other)).rejects.toThrow('bebidas');
});
