import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { savePictureFacts, writePictures } from '../product-pictures/product-pictures.store.ts';
import { aCustomer, aProduct, aShop } from '../testing/a-shop.ts';
import { routesApp } from '../testing/routes-app.ts';
import { catalogRoutes } from './catalog.routes.ts';

const database = testDatabase();
let shop: Context;
let actor: Actor;
let app: FastifyInstance;

beforeAll(async () => {
  shop = await aShop(database.current, ['hide-price-for-logged-out-customers']);
  app = await routesApp(
    (routes) => catalogRoutes(routes, { shopPages: async () => [], lastPurchases: async () => new Map() }),
    () => ({ ...shop, actor }),
  );
});
beforeEach(() => {
  actor = aCustomer(true);
});
afterAll(() => app.close());

const get = (id: string, query = '') =>
  app.inject(`/v2/app/token/fornecedor/${shop.supplier.id}/produto/${id}${query}`);
const names = (products: readonly { nome: string }[]) => products.map(({ nome }) => nome);

test('returns the pictures in their order, with size, words and blur', async () => {
  const plate = await aProduct(shop, { picture: 'a' });
  const bare = await aProduct(shop, { picture: 'only' });
  await savePictureFacts(shop.db, [
    { id: 'a', width: 1200, height: 900, placeholder: 'data:image/webp;base64,AAAA' },
    { id: 'b', width: 600, height: 600 },
  ]);
  await writePictures(
    shop.db,
    shop.supplier.id,
    new Map([
      [
        plate,
        [
          { id: 'b', alt: 'O prato posto' },
          { id: 'a', alt: '' },
        ],
      ],
    ]),
  );
  expect((await get(plate)).json().imagens).toEqual([
    { id: 'b', largura: 600, altura: 600, texto: 'O prato posto' },
    { id: 'a', largura: 1200, altura: 900, texto: '', borrao: 'data:image/webp;base64,AAAA' },
  ]);
  expect((await get(bare)).json().imagens).toMatchObject([{ id: 'only', texto: '' }]);
  expect((await get(await aProduct(shop))).json().imagens).toEqual([]);
});

test('leads to its other sizes, from each of them, and does not call them similar', async () => {
  const category = 'camisetas';
  const small = await aProduct(shop, { name: 'Camiseta P', category });
  const medium = await aProduct(shop, { name: 'Camiseta M', category, principalId: small, stock: 0 });
  await aProduct(shop, { name: 'Camiseta G', category, principalId: small });
  await aProduct(shop, { name: 'Camiseta GG', category, principalId: small, active: false });
  await aProduct(shop, { name: 'Regata', category });
  for (const [id, linked] of [
    [small, ['Camiseta G', 'Camiseta M']],
    [medium, ['Camiseta G', 'Camiseta P']],
  ] as const) {
    const { vinculados, similares } = (await get(id)).json();
    expect(names(vinculados)).toEqual(linked);
    expect(names(similares)).toEqual(['Regata']);
  }
});

test('of what is similar, what can be bought now comes first', async () => {
  const category = 'velas';
  const candle = await aProduct(shop, { name: 'Vela', category });
  await aProduct(shop, { name: 'Vela azul', category, popularity: 9, stock: 0 });
  await aProduct(shop, { name: 'Vela verde', category, popularity: 5 });
  expect(names((await get(candle)).json().similares)).toEqual(['Vela verde', 'Vela azul']);
  expect((await get(candle, '?disableSimilares=true')).json().similares).toEqual([]);
});

test('a visitor who may not see prices finds none, neither of the wrapping nor of other sizes', async () => {
  const cup = await aProduct(shop, { name: 'Xícara', price: 4_390, giftWrapPrice: 490, category: 'louca' });
  await aProduct(shop, { name: 'Xícara grande', price: 5_390, principalId: cup, category: 'louca' });
  await aProduct(shop, { name: 'Pires', price: 2_390, category: 'louca' });
  const seen = (await get(cup)).json();
  expect(seen).toMatchObject({ preco: 43.9, preco_embalagem: 4.9, vinculados: [{ preco: 53.9 }] });
  actor = VISITOR;
  const hidden = await get(cup, '?quantidade=2');
  expect(hidden.json().vinculados).toHaveLength(1);
  expect(hidden.json().similares).toHaveLength(1);
  expect(hidden.body).not.toMatch(/preco|efeitospoliticas|\d{2}\.39|53\.9|4\.9/);
  expect(hidden.json()).not.toHaveProperty('alerta');
});
