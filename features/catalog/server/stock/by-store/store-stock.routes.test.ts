import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvents } from '#features/accounts/server/audit/audit.tables.ts';
import { removeStore } from '#features/suppliers/server/stores.store.ts';
import { stores } from '#features/suppliers/server/supplier-details.tables.ts';
import { type Quantity, thousandths } from '#kernel/quantity.ts';
import type { Staff } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { aProduct, aShop } from '../../testing/a-shop.ts';
import { anOwner } from '../../testing/an-owner.ts';
import { routesApp } from '../../testing/routes-app.ts';
import { panelStockRoutes } from '../panel-stock.routes.ts';
import { panelStockListRoutes } from '../panel-stock-list.routes.ts';
import { takeStock } from '../take-stock.ts';
import { pickUpStock } from './pick-up-stock.ts';
import { returnStoreStock } from './return-store-stock.ts';
import { storeStockRoutes } from './store-stock.routes.ts';

const database = testDatabase();
/** What orders hold, as the application reads it from them. */
const reserved = new Map<string, Quantity>();
let shop: Context;
let actor: Staff;
let app: FastifyInstance;
let centre: string;
let south: string;

beforeAll(async () => {
  shop = await aShop(database.current);
  actor = await anOwner(shop);
  const reservedGoods = () => Promise.resolve(reserved);
  app = await routesApp(
    (routes) => {
      panelStockRoutes(routes);
      panelStockListRoutes(routes, { reservedGoods });
      storeStockRoutes(routes, { reservedGoods });
    },
    () => ({ ...shop, actor }),
  );
  centre = await aStore(shop, 'Centro');
  south = await aStore(shop, '');
});
afterAll(() => app.close());

async function aStore({ db, supplier }: Context, name: string): Promise<string> {
  const id = newId();
  const place = { addressText: 'Rua Um, 1', latitude: -23.5, longitude: -46.6 };
  await db.insert(stores).values({ supplierId: supplier.id, id, name, ...place });
  return id;
}

async function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const path = `/v4/painel/${shop.supplier.id}${url}`;
  const answer = await app.inject({ method, url: path, ...(payload === undefined ? {} : { payload }) });
  return [answer.statusCode, answer.json()] as const;
}

const transfer = (
  id: string,
  from: string | null,
  to: string | null,
  quantidade: number,
  more: object = {},
) =>
  call('POST', `/produtos/${id}/estoque/transferencias`, {
    ...{ chave: newId(), idlojaorigem: from, idlojadestino: to, quantidade, motivo: 'Reposição' },
    ...more,
  });
const count = (id: string, store: string, visto: number, quantidade: number, more: object = {}) =>
  call('PUT', `/produtos/${id}/estoque/lojas/${store}`, {
    ...{ chave: newId(), visto, quantidade, motivo: 'Inventário' },
    ...more,
  });
/** The product's figure, the two stores, and what is in none. */
async function levelsOf(id: string): Promise<(number | null)[]> {
  const [, { estoque, lojas, semloja }] = await call('GET', `/produtos/${id}/estoque/lojas`);
  const at = (store: string) => lojas.find(({ idloja }: { idloja: string }) => idloja === store).quantidade;
  return [estoque, at(centre), at(south), semloja];
}
const movementsOf = async (id: string) =>
  (await call('GET', `/produtos/${id}/estoque/movimentos`))[1].dados as Record<string, unknown>[];
const refused = async (answer: ReturnType<typeof call>) => {
  const [status, { code, facts }] = await answer;
  return facts === undefined ? [status, code] : [status, code, facts];
};
const sell = (productId: string, quantity: number) =>
  inTransaction(shop, (inside) => takeStock(inside, [{ productId, quantity: thousandths(quantity) }]));

test('what is placed at no store is all of it; transfers move goods, and what can be sold stays', async () => {
  const id = await aProduct(shop, { stock: 9_000 });
  expect(await levelsOf(id)).toEqual([9, 0, 0, 9]);
  expect(await transfer(id, null, centre, 5)).toEqual([
    200,
    { lojas: [{ idloja: centre, nome: 'Centro', quantidade: 5 }] },
  ]);
  expect((await transfer(id, centre, south, 1.5))[1].lojas).toEqual([
    { idloja: centre, nome: 'Centro', quantidade: 3.5 },
    { idloja: south, nome: 'Loja do Fornecedor', quantidade: 1.5 },
  ]);
  expect(await transfer(id, south, null, 1)).toMatchObject([200, {}]);
  expect(await levelsOf(id)).toEqual([9, 3.5, 0.5, 5]);
});

test('what comes in at a store is there, and what goes out of it left it; what is in none stays', async () => {
  const id = await aProduct(shop, { stock: 9_000 });
  const move = (tipo: string, quantidade: number, more: object = {}) =>
    call('POST', `/produtos/${id}/estoque/movimentos`, {
      ...{ chave: newId(), tipo, quantidade, motivo: 'Nota 12' },
      ...more,
    });
  const once = { chave: newId(), idloja: centre };
  expect(await move('ENTRADA', 2.5, once)).toEqual([200, { estoque: 11.5 }]);
  expect(await move('ENTRADA', 2.5, once)).toEqual([200, { estoque: 11.5 }]);
  expect(await move('SAIDA', 1, { idloja: centre })).toEqual([200, { estoque: 10.5 }]);
  expect(await move('ENTRADA', 1)).toEqual([200, { estoque: 11.5 }]);
  expect(await levelsOf(id)).toEqual([11.5, 1.5, 0, 10]);
  expect(await movementsOf(id)).toMatchObject([
    { causa: 'ENTRADA', antes: 10.5, depois: 11.5 },
    { causa: 'SAIDA', lojas: [{ idloja: centre, antes: 2.5, depois: 1.5 }] },
    {
      ...{ causa: 'ENTRADA', antes: 9, depois: 11.5, por: 'Paula', motivo: 'Nota 12' },
      lojas: [{ idloja: centre, nome: 'Centro', antes: 0, depois: 2.5 }],
    },
  ]);
  expect((await movementsOf(id))[0]?.lojas ?? []).toEqual([]);
  const more = { quantidade: 1.5 };
  expect(await refused(move('SAIDA', 2, { idloja: centre }))).toEqual([409, 'store-stock-too-little', more]);
  expect(await refused(move('ENTRADA', 2.5, { ...once, idloja: south }))).toEqual([422, 'key-reused']);
  for (const idloja of [newId(), await aStore(await aShop(database.current), 'Alheia')])
    expect(await refused(move('ENTRADA', 1, { idloja }))).toEqual([404, 'store-not-found']);
  expect(await levelsOf(id)).toEqual([11.5, 1.5, 0, 10]);
});

test('movements name the stores, who, when and why', async () => {
  const id = await aProduct(shop, { stock: 9_000 });
  await transfer(id, null, centre, 5, { motivo: ' Abertura ' });
  await count(id, centre, 5, 4);
  expect(await movementsOf(id)).toMatchObject([
    {
      ...{ causa: 'CORRECAO', antes: 9, depois: 8, por: 'Paula', motivo: 'Inventário' },
      lojas: [{ idloja: centre, nome: 'Centro', antes: 5, depois: 4 }],
    },
    {
      ...{ causa: 'TRANSFERENCIA', antes: 9, depois: 9, por: 'Paula', motivo: 'Abertura' },
      lojas: [{ idloja: centre, nome: 'Centro', antes: 0, depois: 5 }],
    },
  ]);
  const audited = await shop.db
    .select({ action: auditEvents.action })
    .from(auditEvents)
    .where(and(eq(auditEvents.supplierId, shop.supplier.id), eq(auditEvents.subjectId, id)))
    .orderBy(auditEvents.id);
  expect(audited.map(({ action }) => action)).toEqual(['stock.transferred', 'stock.counted']);
});

test('a count at a store changes what can be sold by the difference, and one that agrees changes nothing', async () => {
  const id = await aProduct(shop, { stock: 9_000 });
  await transfer(id, null, centre, 5);
  expect(await count(id, centre, 5, 7)).toEqual([200, { estoque: 11 }]);
  expect(await count(id, centre, 7, 7)).toEqual([200, { estoque: 11 }]);
  expect(await count(id, south, 0, 2)).toEqual([200, { estoque: 13 }]);
  expect(await levelsOf(id)).toEqual([13, 7, 2, 4]);
  expect(await movementsOf(id)).toHaveLength(3);
});

test('of what is counted, what was in no store is no further goods, whichever try is answered', async () => {
  const id = await aProduct(shop, { stock: 9_000 });
  const chave = newId();
  expect(await count(id, centre, 0, 9, { semloja: 9, chave })).toEqual([200, { estoque: 9 }]);
  expect(await count(id, centre, 0, 9, { semloja: 9, chave })).toEqual([200, { estoque: 9 }]);
  expect(await refused(count(id, centre, 0, 9, { semloja: 8, chave }))).toEqual([422, 'key-reused']);
  expect(await levelsOf(id)).toEqual([9, 9, 0, 0]);
  expect(await movementsOf(id)).toMatchObject([
    {
      ...{ causa: 'CORRECAO', antes: 9, depois: 9, por: 'Paula' },
      lojas: [{ idloja: centre, nome: 'Centro', antes: 0, depois: 9 }],
    },
  ]);
  expect(await refused(count(id, south, 0, 2, { semloja: 1 }))).toEqual([
    409,
    'store-stock-too-little',
    { quantidade: 0 },
  ]);
});

test('orders take from what is in no store, also below nothing; a pickup or a transfer settles it', async () => {
  const id = await aProduct(shop, { stock: 9_000 });
  await transfer(id, null, centre, 9);
  await sell(id, 3_000);
  expect(await levelsOf(id)).toEqual([6, 9, 0, -3]);
  const [, { dados }] = await call('GET', `/estoque?idloja=${centre}&ordenar=disponivel`);
  expect(dados.find((row: { id: string }) => row.id === id)).toMatchObject({
    ...{ disponivel: 6, lojas: [{ idloja: centre, quantidade: 9 }], semloja: -3 },
  });
  const lines = [1_000, 1_000].map((quantity) => ({ productId: id, quantity: thousandths(quantity) }));
  await inTransaction({ ...shop, actor }, (inside) =>
    pickUpStock(inside, { store: { storeId: centre, name: 'Centro' }, lines, reason: 'Pedido 12' }),
  );
  expect(await levelsOf(id)).toEqual([6, 7, 0, -1]);
  expect((await movementsOf(id))[0]).toMatchObject({
    ...{ causa: 'RETIRADA', antes: 6, depois: 6, motivo: 'Pedido 12', por: 'Paula' },
    lojas: [{ idloja: centre, antes: 9, depois: 7 }],
  });
  await transfer(id, centre, null, 1);
  expect(await levelsOf(id)).toEqual([6, 6, 0, 0]);
});

test('a pickup takes at most what its store has, and nothing of what is not placed there', async () => {
  const [id, other] = [await aProduct(shop, { stock: 5_000 }), await aProduct(shop, { stock: 5_000 })];
  await transfer(id, null, centre, 1);
  const lines = [id, other].map((productId) => ({ productId, quantity: thousandths(2_000) }));
  const pickup = { store: { storeId: centre, name: 'Centro' }, lines, reason: 'Pedido 13' };
  await inTransaction(shop, (inside) => pickUpStock(inside, pickup));
  await inTransaction(shop, (inside) => pickUpStock(inside, pickup));
  expect([await levelsOf(id), await levelsOf(other)]).toEqual([
    [5, 0, 0, 5],
    [5, 0, 0, 5],
  ]);
  expect([(await movementsOf(id)).length, (await movementsOf(other)).length]).toEqual([2, 0]);
});

test('goods of open orders are on the shelves and can be placed, too', async () => {
  const id = await aProduct(shop, { stock: 2_000 });
  reserved.set(id, thousandths(3_000));
  expect(await refused(transfer(id, null, centre, 5.001))).toEqual([
    ...[409, 'store-stock-too-little', { quantidade: 5 }],
  ]);
  await transfer(id, null, centre, 5);
  expect(await levelsOf(id)).toEqual([2, 5, 0, -3]);
});

test('what cannot be is refused, and changes nothing', async () => {
  const id = await aProduct(shop, { stock: 2_000 });
  await transfer(id, null, centre, 2);
  const untracked = await aProduct(shop, {});
  const other = await aShop(database.current);
  const [theirs, theirStore] = [await aProduct(other, { stock: 9_000 }), await aStore(other, 'Norte')];
  expect(await refused(transfer(id, centre, south, 3))).toEqual([
    ...[409, 'store-stock-too-little', { quantidade: 2 }],
  ]);
  expect(await refused(transfer(id, centre, centre, 1))).toEqual([422, 'same-store']);
  expect(await refused(transfer(untracked, null, centre, 1))).toEqual([409, 'stock-not-counted']);
  expect(await refused(count(untracked, centre, 0, 1))).toEqual([409, 'stock-not-counted']);
  expect(await refused(transfer(theirs, null, centre, 1))).toEqual([404, 'product-not-found']);
  expect(await refused(count(theirs, centre, 0, 1))).toEqual([404, 'product-not-found']);
  expect(await refused(call('GET', `/produtos/${theirs}/estoque/lojas`))).toEqual([404, 'product-not-found']);
  for (const store of [theirStore, newId()]) {
    expect(await refused(transfer(id, null, store, 1))).toEqual([404, 'store-not-found']);
    expect(await refused(count(id, store, 0, 1))).toEqual([404, 'store-not-found']);
  }
  expect(await refused(count(id, centre, 1, 1))).toEqual([409, 'store-stock-changed', { quantidade: 2 }]);
  await sell(id, 2_000);
  expect(await refused(count(id, centre, 2, 1))).toEqual([409, 'count-below-orders', { estoque: 0 }]);
  expect((await transfer(id, centre, south, 1.0005))[0]).toBe(400);
  expect(await levelsOf(id)).toEqual([0, 2, 0, -2]);
});

describe('a request that is sent again', () => {
  test('transfers once, also of many at once, and is answered as before', async () => {
    const id = await aProduct(shop, { stock: 9_000 });
    const chave = newId();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => transfer(id, null, centre, 2, { chave })),
    );
    await transfer(id, centre, south, 1);
    answers.push(await transfer(id, null, centre, 2, { chave }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveProperty('size', 1);
    expect(await levelsOf(id)).toEqual([9, 1, 1, 7]);
  });

  test('counts once, with what it changed in sight', async () => {
    const id = await aProduct(shop, { stock: 9_000 });
    const chave = newId();
    for (const visto of [0, 0, 4])
      expect(await count(id, centre, visto, 4, { chave })).toEqual([200, { estoque: 13 }]);
    expect(await levelsOf(id)).toEqual([13, 4, 0, 9]);
  });

  test('with other content is refused', async () => {
    const id = await aProduct(shop, { stock: 9_000 });
    const chave = newId();
    await transfer(id, null, centre, 2, { chave });
    const others = [
      transfer(id, null, centre, 3, { chave }),
      transfer(id, null, south, 2, { chave }),
      transfer(id, centre, null, 2, { chave }),
      transfer(id, null, centre, 2, { chave, motivo: 'Outro' }),
      count(id, centre, 2, 4, { chave }),
    ];
    for (const other of others) expect(await refused(other)).toEqual([422, 'key-reused']);
    expect(await levelsOf(id)).toEqual([9, 2, 0, 7]);
  });
});

test('of two who count a store at once, the second is told', async () => {
  const id = await aProduct(shop, { stock: 9_000 });
  await transfer(id, null, centre, 5);
  const answers = await Promise.all([count(id, centre, 5, 4), count(id, centre, 5, 6)]);
  expect(answers.map(([status]) => status).toSorted()).toEqual([200, 409]);
});

test('transfers, counts, sales and pickups at once lose nothing', async () => {
  const id = await aProduct(shop, { stock: 100_000 });
  await transfer(id, null, centre, 40);
  const line = { productId: id, quantity: thousandths(1_000) };
  const pickup = { store: { storeId: centre, name: 'Centro' }, lines: [line], reason: 'Pedido 14' };
  const work = Array.from({ length: 4 }, () => [
    () => transfer(id, centre, south, 2),
    () => transfer(id, south, centre, 0.5),
    () => transfer(id, null, south, 3),
    () => sell(id, 1_000),
    () => inTransaction(shop, (inside) => pickUpStock(inside, pickup)),
    () => count(id, centre, 40, 41),
  ]).flat();
  const answers = await Promise.all(work.map((one) => one()));
  const counted = answers.filter((answer) => Array.isArray(answer) && 'estoque' in answer[1]).length;
  const [stock, atCentre, atSouth, left] = (await levelsOf(id)).map(Number);
  expect(stock).toBe(96 + counted);
  expect(Number(atCentre) + Number(atSouth) + Number(left)).toBe(stock);
  // What left by pickups is in no store: 100 − 40 − 4 × 3 − 4 + 4.
  expect(left).toBe(48);
});

test('a store that is removed gives back what it has', async () => {
  const id = await aProduct(shop, { stock: 9_000 });
  const gone = await aStore(shop, 'Norte');
  await transfer(id, null, gone, 5);
  await inTransaction({ ...shop, actor }, async (inside) => {
    await returnStoreStock(inside, { id: gone, name: 'Norte' });
    await removeStore(inside.db, shop.supplier.id, gone);
  });
  expect(await levelsOf(id)).toEqual([9, 0, 0, 9]);
  expect((await movementsOf(id))[0]).toMatchObject({
    ...{ causa: 'TRANSFERENCIA', antes: 9, depois: 9, por: 'Paula', motivo: 'Loja removida: Norte' },
    lojas: [{ idloja: gone, nome: 'Norte', antes: 5, depois: 0 }],
  });
});

test('what is no longer counted is at no store', async () => {
  const id = await aProduct(shop, { stock: 9_000 });
  await transfer(id, null, centre, 5);
  const correct = (visto: number | null, estoque: number | null) =>
    call('PUT', `/produtos/${id}/estoque`, { chave: newId(), visto, estoque, motivo: 'Sob encomenda' });
  await correct(9, null);
  expect(await levelsOf(id)).toEqual([null, 0, 0, null]);
  await correct(null, 3);
  expect(await levelsOf(id)).toEqual([3, 0, 0, 3]);
});

test('the list shows what a store has, and the stores how many products each has', async () => {
  const quiet = await aShop(database.current);
  const mine = shop;
  shop = quiet;
  try {
    const store = await aStore(shop, 'Leste');
    const id = await aProduct(shop, { name: 'Aqui', stock: 2_000, lowStock: 2_000 });
    await aProduct(shop, { name: 'Em outro lugar', stock: 2_000, lowStock: 2_000 });
    await transfer(id, null, store, 1);
    const names = async (query: string) =>
      (await call('GET', `/estoque?${query}`))[1].dados.map(({ nome }: { nome: string }) => nome);
    expect(await names('situacao=BAIXO')).toHaveLength(2);
    expect(await names(`situacao=BAIXO&idloja=${store}`)).toEqual(['Aqui']);
    expect(await names(`idloja=${centre}`)).toEqual([]);
    expect((await call('GET', '/estoque/lojas'))[1]).toEqual({
      lojas: [{ idloja: store, nome: 'Leste', produtos: 1 }],
    });
  } finally {
    shop = mine;
  }
});
