import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { supplierSegments } from '#features/suppliers/server/suppliers.tables.ts';
import { EMPTY_UUID } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { WireCategory } from '../../contract/categories/category.schema.ts';
import { categoryFromWire } from '../../contract/categories/category.wire.ts';
import { categories } from '../products/catalog.tables.ts';
import { aProduct, aShop } from '../testing/a-shop.ts';
import { routesApp } from '../testing/routes-app.ts';
import { categoriesRoutes } from './categories.routes.ts';
import { putCategorySegments } from './put-category-segments.ts';

const database = testDatabase();
const builders = newId();
const industry = newId();
let shop: Context;
let app: FastifyInstance;

beforeAll(async () => {
  shop = await aShop(database.current);
  const supplierId = shop.supplier.id;
  for (const category of ['tintas/latex', 'tintas/verniz', 'obra/cimento', 'fixacao', 'eletrica/cabos'])
    await aProduct(shop, { category });
  await shop.db.insert(supplierSegments).values([
    { supplierId, id: builders, name: 'Construção', position: 0 },
    { supplierId, id: industry, name: 'Indústria', position: 1 },
  ]);
  await database.current.transaction((db) =>
    putCategorySegments(db, supplierId, {
      obra: [builders],
      tintas: [builders, industry],
      'tintas/latex': [builders],
      eletrica: [industry],
    }),
  );
  app = await routesApp(categoriesRoutes, () => shop);
});
afterAll(() => app.close());

async function paths(query = ''): Promise<string[]> {
  const answer = await app.inject(`/v2/app/token/listacategoriasprodutos/${shop.supplier.id}${query}`);
  expect(answer.statusCode).toBe(200);
  const tree: WireCategory[] = answer.json().categorias;
  return tree.flatMap(({ caminho, subcategorias }) => [
    caminho,
    ...subcategorias.map((child) => child.caminho),
  ]);
}

const ALL = [
  'eletrica',
  'eletrica/cabos',
  'fixacao',
  'obra',
  'obra/cimento',
  'tintas',
  'tintas/latex',
  'tintas/verniz',
];

describe('the category tree', () => {
  test('has two levels, and comes back from the wire as it was', async () => {
    const answer = await app.inject(`/v2/app/token/listacategoriasprodutos/${shop.supplier.id}`);
    expect(answer.json().categorias.map(categoryFromWire)).toMatchObject([
      { path: 'eletrica', children: [{ path: 'eletrica/cabos', children: [] }] },
      { path: 'fixacao', children: [] },
      { path: 'obra' },
      { path: 'tintas' },
    ]);
  });

  test.each(['', '?idsegmento&device=desktop', '?idsegmento=&device=Desktop', '?device=geladeira'])(
    'is whole where no segment is named: %s',
    async (query) => {
      expect(await paths(query)).toEqual(ALL);
    },
  );

  test('of a segment has its branches, those of no segment, and nothing of others', async () => {
    expect(await paths(`?idsegmento=${builders}`)).toEqual([
      'fixacao',
      'obra',
      'obra/cimento',
      'tintas',
      'tintas/latex',
      'tintas/verniz',
    ]);
    expect(await paths(`?idsegmento=${industry}&device=desktop`)).toEqual([
      'eletrica',
      'eletrica/cabos',
      'fixacao',
      'tintas',
      'tintas/verniz',
    ]);
  });

  test('of a segment that is not the shop’s has what belongs to all', async () => {
    expect(await paths(`?idsegmento=${EMPTY_UUID}`)).toEqual(['fixacao']);
  });

  test('leaves out on a device what is hidden there, with all below it', async () => {
    const hide = (hiddenOn: ('desktop' | 'mobile')[], at: string[]) =>
      shop.db
        .update(categories)
        .set({ hiddenOn })
        .where(and(eq(categories.supplierId, shop.supplier.id), inArray(categories.path, at)));
    await hide(['mobile'], ['obra', 'tintas/verniz']);
    await hide(['desktop', 'mobile'], ['eletrica/cabos']);
    expect(await paths('?device=mobile')).toEqual(['eletrica', 'fixacao', 'tintas', 'tintas/latex']);
    expect(await paths('?device=Desktop')).toEqual(ALL.filter((path) => path !== 'eletrica/cabos'));
    expect(await paths()).toEqual(ALL);
  });
});

test('a segment that is no id is refused', async () => {
  const url = `/v2/app/token/listacategoriasprodutos/${shop.supplier.id}?idsegmento=obra`;
  expect((await app.inject(url)).statusCode).toBe(400);
});

test('only categories of the shop have segments', async () => {
  const put = putCategorySegments(shop.db, shop.supplier.id, { nada: [builders] });
  await expect(put).rejects.toThrow('no category nada');
});
