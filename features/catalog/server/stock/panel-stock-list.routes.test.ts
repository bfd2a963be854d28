import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clients } from '#features/accounts/server/clients/accounts.tables.ts';
import { type Quantity, thousandths } from '#kernel/quantity.ts';
import type { Staff } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { productAlerts } from '../alerts/product-alerts.tables.ts';
import { aProduct, aShop } from '../testing/a-shop.ts';
import { anOwner } from '../testing/an-owner.ts';
import { routesApp } from '../testing/routes-app.ts';
import { panelStockRoutes } from './panel-stock.routes.ts';
import { panelStockListRoutes } from './panel-stock-list.routes.ts';
import { returnStock } from './return-stock.ts';
import { takeStock } from './take-stock.ts';

const database = testDatabase();
/** What orders hold, as the application reads it from them. */
const reserved = new Map<string, Quantity>();
let shop: Context;
let actor: Staff;
let app: FastifyInstance;
let base: string;
let ids: Readonly<Record<'enough' | 'low' | 'soldOut' | 'untracked', string>>;

beforeAll(async () => {
  shop = await aShop(database.current);
  actor = await anOwner(shop);
  base = `/v4/painel/${shop.supplier.id}`;
  app = await routesApp(
    (routes) => {
      panelStockRoutes(routes);
      panelStockListRoutes(routes, { reservedGoods: () => Promise.resolve(reserved) });
    },
    () => ({ ...shop, actor }),
  );
  ids = {
    enough: await aProduct(shop, { name: 'Zz farto', sku: 'zz-1', stock: 9_000, lowStock: 2_000 }),
    low: await aProduct(shop, {
      name: 'Zz pouco',
      sku: 'zz-2',
      stock: 2_000,
      lowStock: 2_000,
      active: false,
    }),
    // Its threshold is below what its smallest order takes.
    soldOut: await aProduct(shop, { name: 'Zz fim', sku: 'zz-3', stock: 3_000, minimum: 5_000, lowStock: 0 }),
    untracked: await aProduct(shop, { name: '=Zz livre', sku: 'zz-4' }),
  };
  await aProduct(shop, { name: 'Zz arquivado', stock: 0, active: false, archivedAt: new Date() });
  await aProduct(await aShop(database.current), { name: 'Zz alheio', stock: 0 });
  reserved.set(ids.enough, thousandths(1_500));
  await waitFor(ids.soldOut, {});
  await waitFor(ids.soldOut, {});
  await waitFor(ids.soldOut, { cancelledAt: new Date() });
  await waitFor(ids.enough, { sentAt: new Date() });
});
afterAll(() => app.close());

async function waitFor(productId: string, more: Partial<typeof productAlerts.$inferInsert>): Promise<void> {
  const clientId = newId();
  await shop.db.insert(clients).values({ id: clientId, kind: 'person', name: 'Ana', document: clientId });
  await shop.db
    .insert(productAlerts)
    .values({ supplierId: shop.supplier.id, productId, clientId, createdAt: new Date(), ...more });
}

async function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const answer = await app.inject({ method, url: base + url, ...(payload === undefined ? {} : { payload }) });
  return [answer.statusCode, answer.json()] as const;
}
const names = async (query: string) =>
  (await call('GET', `/estoque?${query}`))[1].dados.map(({ nome }: { nome: string }) => nome);

test('each product says what can be sold, what orders hold, its minimum and who waits for it', async () => {
  const [, { dados, total }] = await call('GET', '/estoque?busca=zz&ordenar=codigo');
  expect(total).toBe(4);
  expect(dados[0]).toMatchObject({
    ...{ id: ids.enough, codigo: 'zz-1', disponivel: 9, reservado: 1.5, minimo: 2, esperando: 0 },
    situacao: 'SUFICIENTE',
  });
  expect(dados.map(({ situacao, esperando }: Record<string, unknown>) => [situacao, esperando])).toEqual([
    ['SUFICIENTE', 0],
    ['BAIXO', 0],
    ['ESGOTADO', 2],
    ['NAO_CONTADO', 0],
  ]);
});

test.each([
  ['situacao=BAIXO', ['Zz fim', 'Zz pouco']],
  ['situacao=ESGOTADO', ['Zz fim']],
  ['situacao=NAO_CONTADO', ['=Zz livre']],
  ['situacao=ESPERADO', ['Zz fim']],
  ['ordenar=disponivel', ['Zz pouco', 'Zz fim', 'Zz farto', '=Zz livre']],
  ['ordenar=disponivel&sentido=desc', ['Zz farto', 'Zz fim', 'Zz pouco', '=Zz livre']],
  ['busca=zz-2', ['Zz pouco']],
  ['limite=1&pagina=2&ordenar=codigo', ['Zz pouco']],
])('the list with %s shows %j', async (query, shown) => {
  expect(await names(query)).toEqual(shown);
});

test('the file holds what the list shows, with formulas as text', async () => {
  const { body, headers } = await app.inject(`${base}/estoque/planilha?busca=zz&ordenar=codigo`);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="estoque-/);
  const lines = body
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatch(/^Código;Produto;/);
  expect(lines[1]).toBe('zz-1;Zz farto;UN;Suficiente;9;1,5;10,5;2;0');
  expect(lines[4]).not.toMatch(/;=Zz/);
});

test('what comes in and goes out moves the stock, whatever orders have taken meanwhile', async () => {
  const id = await aProduct(shop, { stock: 3_000 });
  const move = (tipo: string, quantidade: number, motivo = 'Nota 12') =>
    call('POST', `/produtos/${id}/estoque/movimentos`, { chave: newId(), tipo, quantidade, motivo });
  expect(await move('ENTRADA', 2.5)).toEqual([200, { estoque: 5.5 }]);
  expect(await move('SAIDA', 5.5, ' Quebra ')).toEqual([200, { estoque: 0 }]);
  const [status, { code, facts }] = await move('SAIDA', 0.001);
  expect([status, code, facts]).toEqual([409, 'stock-too-little', { estoque: 0 }]);
  await move('ENTRADA', 900_000);
  expect((await move('ENTRADA', 900_000))[1].code).toBe('stock-too-large');
  const [, { dados }] = await call('GET', `/produtos/${id}/estoque/movimentos`);
  expect(
    dados.map(({ causa, antes, depois, por, motivo }: Record<string, unknown>) => [
      causa,
      antes,
      depois,
      por,
      motivo,
    ]),
  ).toEqual([
    ['ENTRADA', 0, 900_000, 'Paula', 'Nota 12'],
    ['SAIDA', 5.5, 0, 'Paula', 'Quebra'],
    ['ENTRADA', 3, 5.5, 'Paula', 'Nota 12'],
  ]);
});

const move = (id: string, more: object = {}) =>
  call('POST', `/produtos/${id}/estoque/movimentos`, {
    ...{ chave: newId(), tipo: 'ENTRADA', quantidade: 1, motivo: 'Lote' },
    ...more,
  });

test('of many at once each one counts', async () => {
  const id = await aProduct(shop, { stock: 1_000 });
  const answers = await Promise.all(Array.from({ length: 6 }, () => move(id, { quantidade: 2 })));
  expect(answers.map(([, { estoque }]) => estoque).toSorted((a, b) => a - b)).toEqual([3, 5, 7, 9, 11, 13]);
});

test.each([
  ['ENTRADA', 0, 'Nota', 400],
  ['ENTRADA', -1, 'Nota', 400],
  ['ENTRADA', 1.0005, 'Nota', 400],
  ['ENTRADA', 1, '  ', 400],
  ['CONTAGEM', 1, 'Nota', 400],
])('%s of %d because of %j is refused', async (tipo, quantidade, motivo, status) => {
  const body = { chave: newId(), tipo, quantidade, motivo };
  expect((await call('POST', `/produtos/${ids.enough}/estoque/movimentos`, body))[0]).toBe(status);
});

test('what is not counted, and what is not the shop’s, cannot move', async () => {
  const codeOf = async (id: string) => {
    const [status, { code }] = await move(id);
    return [status, code];
  };
  expect(await codeOf(ids.untracked)).toEqual([409, 'stock-not-counted']);
  const theirs = await aProduct(await aShop(database.current), { stock: 1_000 });
  for (const id of [theirs, newId()]) expect(await codeOf(id)).toEqual([404, 'product-not-found']);
});

describe('a movement that is sent again', () => {
  const levelsOf = async (id: string) =>
    (await call('GET', `/produtos/${id}/estoque/movimentos`))[1].dados.map(
      ({ antes, depois }: Record<string, unknown>) => [antes, depois],
    );

  test('counts once, also of many at once, and is answered as before', async () => {
    const id = await aProduct(shop, { stock: 5_000 });
    const chave = newId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => move(id, { chave, quantidade: 2 })));
    await move(id, { tipo: 'SAIDA', quantidade: 3 });
    answers.push(await move(id, { chave, quantidade: 2, motivo: ' Lote ' }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['[200,{"estoque":7}]']),
    );
    expect(await levelsOf(id)).toEqual([
      [7, 4],
      [5, 7],
    ]);
  });

  test('with other content is refused, and moves nothing', async () => {
    const [id, other] = [await aProduct(shop, { stock: 5_000 }), await aProduct(shop, { stock: 5_000 })];
    const chave = newId();
    await move(id, { chave, quantidade: 2 });
    const others = [{ quantidade: 3 }, { tipo: 'SAIDA', quantidade: 2 }, { quantidade: 2, motivo: 'Outro' }];
    const answers = [
      ...(await Promise.all(others.map((one) => move(id, { chave, ...one })))),
      await move(other, { chave, quantidade: 2 }),
      await call('PUT', `/produtos/${id}/estoque`, { chave, visto: 7, estoque: 7, motivo: 'Lote' }),
    ];
    for (const [status, { code }] of answers) expect([status, code]).toEqual([422, 'key-reused']);
    expect([await levelsOf(id), await levelsOf(other)]).toEqual([[[5, 7]], []]);
  });

  test('of many products at once with one key, one is moved', async () => {
    const goods = await Promise.all(Array.from({ length: 4 }, () => aProduct(shop, { stock: 1_000 })));
    const chave = newId();
    const statuses = (await Promise.all(goods.map((id) => move(id, { chave })))).map(([status]) => status);
    expect(statuses.toSorted()).toEqual([200, 422, 422, 422]);
  });

  test('a count whose answer was lost is accepted again, with what it changed in sight', async () => {
    const id = await aProduct(shop, { stock: 5_000 });
    const counted = { chave: newId(), estoque: 8, motivo: 'Inventário' };
    const count = (visto: number) => call('PUT', `/produtos/${id}/estoque`, { ...counted, visto });
    expect([await count(5), await count(5), await count(8)]).toEqual(
      Array.from({ length: 3 }, () => [200, { estoque: 8 }]),
    );
    expect(await levelsOf(id)).toEqual([[5, 8]]);
  });

  test('loses nothing of what orders take and give back at the same time', async () => {
    const id = await aProduct(shop, { stock: 100_000 });
    const line = [{ productId: id, quantity: thousandths(1_500) }];
    const receipts = Array.from({ length: 6 }, () => newId());
    const work = receipts.flatMap((chave) => [
      () => move(id, { chave, quantidade: 2 }),
      () => inTransaction(shop, (inside) => takeStock(inside, line)),
      () => move(id, { chave, quantidade: 2 }),
      () => move(id, { tipo: 'SAIDA', quantidade: 0.5 }),
    ]);
    await Promise.all(work.map((one) => one()));
    await inTransaction(shop, (inside) => returnStock(inside, line));
    // 100 + 6 × 2 − 6 × 1.5 − 6 × 0.5 + 1.5
    const levels = await levelsOf(id);
    expect([levels.length, levels[0][1]]).toEqual([19, 101.5]);
  });
});
