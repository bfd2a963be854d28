import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { facetsFromWire } from '../../contract/filters/facets.wire.ts';
import { parseGrouping } from '../../domain/filters/grouping.ts';
import { aCustomer, aProduct, aShop } from '../testing/a-shop.ts';
import { routesApp } from '../testing/routes-app.ts';
import { filtersRoutes } from './filters.routes.ts';
import { addGroupings } from './groupings.store.ts';

const database = testDatabase();
let shop: Context;
let actor: Actor;
let app: FastifyInstance;

beforeAll(async () => {
  shop = await aShop(database.current, ['hide-price-for-logged-out-customers']);
  await addGroupings(
    shop.db,
    shop.supplier.id,
    [parseGrouping('Sabor: Uva'), parseGrouping('Sabor: Lima')].flatMap((each) => each ?? []),
  );
  const juice = { category: 'bebidas/sucos', brand: 'Sol & Mar', tags: ['vegano'] };
  const id = await aProduct(shop, { ...juice, name: 'Suco de Uva', price: 990, groupings: ['sabor:uva'] });
  await aProduct(shop, {
    ...juice,
    name: 'Suco de Lima',
    price: 1_250,
    groupings: ['sabor:lima'],
    principalId: id,
    stock: 0,
  });
  await aProduct(shop, { name: 'Bolo', category: 'padaria', tags: ['oferta', 'vegano'], price: 4_000 });
  app = await routesApp(
    (routes) => filtersRoutes(routes, { lastPurchases: async () => new Map() }),
    () => ({ ...shop, actor }),
  );
});
beforeEach(() => {
  actor = aCustomer(true);
});
afterAll(() => app.close());

const get = async (path: string) => {
  const { statusCode, body } = await app.inject(`/v4/tag-pesquisa/${shop.supplier.id}/${path}`);
  return { statusCode, body: JSON.parse(body) };
};

test('filters are listed with their counts, of a category by path or of what the query says', async () => {
  const expected = {
    tags: [{ valor: 'vegano', nome: 'vegano', quantidade: 2 }],
    marcas: [{ valor: 'sol-mar', nome: 'Sol & Mar', quantidade: 2 }],
    agrupadores: [
      { valor: 'sabor:lima', nome: 'Lima', tipo: 'Sabor', quantidade: 1 },
      { valor: 'sabor:uva', nome: 'Uva', tipo: 'Sabor', quantidade: 1 },
    ],
    preco: { minimo: 9.9, maximo: 12.5 },
    disponiveis: 1,
    vinculados: 1,
    total: 2,
  };
  expect((await get('filtros-produto/bebidas%2Fsucos')).body).toEqual(expected);
  expect((await get('filtros-produto/todas?categ=bebidas')).body).toEqual(expected);
  expect((await get('filtros-produto/todas?sk=suco')).body).toEqual(expected);
  expect(facetsFromWire(expected)).toMatchObject({
    groupings: [{ kind: 'Sabor', values: [{ key: 'sabor:lima' }, { key: 'sabor:uva' }] }],
    price: { lowest: 990, highest: 1_250 },
    linked: 1,
  });
});

test('the query narrows them as it narrows the list', async () => {
  const { body } = await get(
    'filtros-produto/todas?tagsPesquisa=vegano&agrupadores=sabor:uva&marcas=sol-mar&precode=9.9&precoate=10&disponiveis=true&produtoprincipal=true',
  );
  expect(body).toMatchObject({ total: 1, disponiveis: 1, preco: { minimo: 9.9, maximo: 9.9 } });
});

test('no price leaves for who may not see it, nor does a range choose', async () => {
  actor = VISITOR;
  const { body } = await get('filtros-produto/todas?precode=30');
  expect(body.preco).toBeUndefined();
  expect(body.total).toBe(3);
});

test('tags of a category or of a search', async () => {
  expect((await get('lista')).body).toEqual({
    tags: [
      { valor: 'vegano', nome: 'vegano', quantidade: 3 },
      { valor: 'oferta', nome: 'oferta', quantidade: 1 },
    ],
  });
  expect((await get('lista?idcategoria=bebidas')).body.tags).toHaveLength(1);
  expect((await get('lista?query=bolo')).body.tags).toHaveLength(2);
});

test('an unknown category is a 404, a strange query a 400', async () => {
  expect((await get('filtros-produto/nada')).body).toMatchObject({ status: 404, code: 'category-not-found' });
  expect((await get('lista?idcategoria=nada')).statusCode).toBe(404);
  for (const query of ['precode=x', 'precoate=-1', 'produtoprincipal=talvez', 'tagsPesquisa=%00'])
    expect((await get(`filtros-produto/todas?${query}`)).statusCode, query).toBe(400);
});
