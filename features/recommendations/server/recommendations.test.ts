/** From orders to recommendations: the job, the call, feedback, and what is stored of whom. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { products, stockLevels } from '#features/catalog/server/products/catalog.tables.ts';
import { aCustomer, aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { routesApp } from '#features/catalog/server/testing/routes-app.ts';
import { EMPTY_UUID } from '#kernel/ids.ts';
import { type Customer, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { Purchase } from '../domain/purchase.ts';
import { computeRecommendations } from './compute-recommendations.ts';
import { SESSION_LIFETIME } from './feedback-session.ts';
import type { OrderPosition, PurchaseFeed } from './purchase-reader.ts';
import { recommendationsRoutes } from './recommendations.routes.ts';
import { forgetClientReactions, recommendationsPersonalData } from './store/personal-data.store.ts';

const SECRET = 'a secret of the tests 0123456789 0123456789';
const DAY = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 10, 20, 12);
const CONSENT = { cookie: 'consent=1111.1.1795000000' };

const database = testDatabase();
let shop: Context;
let ana: Customer;
let actor: Context['actor'];
let app: FastifyInstance;
let goods: Record<'rice' | 'beans' | 'wine' | 'cheese' | 'soap' | 'coffee', string>;
let orders: (Purchase & OrderPosition)[];

/** Orders of an array instead of the orders' feature, which comes later. */
const source: PurchaseFeed = {
  suppliersWithPurchases: async (_db, read, until) =>
    read
      .filter(({ after }) =>
        orders.some(
          ({ at, number }) => (at > after.at || (at === after.at && number > after.number)) && at < until,
        ),
      )
      .map(({ supplierId }) => supplierId),
  purchasesAfter: async (_db, _supplierId, after, { until, limit }) =>
    orders
      .filter(({ at, number }) => (at > after.at || (at === after.at && number > after.number)) && at < until)
      .slice(0, limit),
  lastPurchases: async (_db, _supplierId, { clientIds, productIds }, before) =>
    clientIds.flatMap((clientId) =>
      productIds.flatMap((productId) => {
        const last = orders.findLast(
          (made) => made.clientId === clientId && made.at < before && made.productIds.includes(productId),
        );
        return last === undefined ? [] : [{ clientId, productId, at: last.at }];
      }),
    ),
  purchasesOf: async (_db, _supplierId, clientIds, { before, limit }) =>
    clientIds.flatMap((id) =>
      orders
        .filter(({ clientId, at }) => clientId === id && at < before)
        .toReversed()
        .slice(0, limit),
    ),
};

beforeAll(async () => {
  app = await routesApp(
    (server) => recommendationsRoutes(server, { sessionSecret: SECRET, purchases: source }),
    () => ({ ...shop, actor }),
  );
  const { clientId } = await createClientAccount(database.current.db, {
    kind: 'person',
    name: 'Ana',
    email: 'ana@exemplo.com.br',
    document: '52998224725',
    password: { hash: 'x' },
  });
  ana = { ...aCustomer(true), clientId } as Customer;
});
beforeEach(async () => {
  shop = { ...(await aShop(database.current, ['enable-recommendation-system'])), now: NOW };
  actor = VISITOR;
  orders = [];
  goods = {
    rice: await aProduct(shop, { name: 'Arroz', category: 'mercearia/graos', popularity: 9 }),
    beans: await aProduct(shop, { name: 'Feijão', category: 'mercearia/graos', popularity: 8 }),
    wine: await aProduct(shop, { name: 'Vinho', category: 'bebidas', popularity: 7 }),
    cheese: await aProduct(shop, { name: 'Queijo', category: 'frios', popularity: 6 }),
    soap: await aProduct(shop, { name: 'Sabão', category: 'limpeza', popularity: 10 }),
    coffee: await aProduct(shop, { name: 'Café', category: 'mercearia', popularity: 1 }),
  };
});
afterAll(() => app.close());

type Good = keyof typeof goods;

function order(clientId: string, daysAgo: number, ...bought: Good[]): void {
  const at = NOW - daysAgo * DAY;
  orders.push({ clientId, at, number: orders.length + 1, productIds: bought.map((good) => goods[good]) });
  orders.sort((one, other) => one.at - other.at || one.number - other.number);
}

const compute = (now = NOW) => computeRecommendations(database.current, source, now);

interface Shown {
  readonly names: readonly string[];
  readonly session: string;
  readonly body: string;
}

async function recommend(query = 'visao=HOME', headers: Record<string, string> = {}): Promise<Shown> {
  const clientId = actor.kind === 'customer' ? actor.clientId : EMPTY_UUID;
  const url = `/v4/sugestao/produtos/${shop.supplier.id}/${clientId}?${query}`;
  const { statusCode, body } = await app.inject({ url, headers });
  expect(statusCode, body).toBe(200);
  const { produtos, sessao_id } = JSON.parse(body);
  return { names: produtos.map(({ nome }: { nome: string }) => nome), session: sessao_id, body };
}

const feedback = (body: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/v4/sugestao/feedback', payload: body, headers });

const reactions = () => recommendationsPersonalData(shop.db, shop.supplier.id, ana.clientId);

describe('the job', () => {
  test('what is bought together is recommended with a product, other goods of the shop follow', async () => {
    for (const [index, client] of ['c1', 'c2', 'c3', 'c4'].entries()) {
      order(client, 20 + index, 'wine', 'cheese');
      order(client, 10 + index, 'soap');
    }
    await compute();
    const { names } = await recommend(`visao=PRODUTO&item_id=${goods.wine}`);
    expect(names[0]).toBe('Queijo');
    expect(names).not.toContain('Vinho');
    expect(names).toContain('Sabão');
  });

  test('each order counts once, however often it runs, also when many are left over', async () => {
    for (let day = 1; day <= 130; day += 1) order(`client ${day % 7}`, day, 'rice', 'beans');
    await compute();
    const weights = () =>
      shop.db
        .execute<{ sum: number; buyers: number }>(
          sql`select sum(weight) as sum, max(buyers) as buyers from recommendation_regions where supplier_id = ${shop.supplier.id}`,
        )
        .then(({ rows }) => rows[0]);
    const once = await weights();
    await compute(NOW + 1_000);
    expect(await weights()).toEqual(once);
    expect(Number(once?.buyers)).toBeLessThan(130);
    order('client 1', 0.5, 'rice');
    await compute(NOW + 2_000);
    expect(Number((await weights())?.sum)).toBeGreaterThan(Number(once?.sum));
  });

  test('who buys a product again after many other orders is one buyer', async () => {
    order('c1', 100, 'rice');
    for (let day = 99; day > 1; day -= 1) order('c1', day, 'beans');
    order('c1', 1, 'rice');
    await compute();
    const { rows } = await shop.db.execute<{ buyers: number }>(
      sql`select max(buyers) as buyers from recommendation_regions where supplier_id = ${shop.supplier.id}`,
    );
    expect(Number(rows[0]?.buyers)).toBe(1);
  });

  test('a batch that fails counts nothing and is repeated', async () => {
    order('c1', 5, 'rice', 'beans');
    const failing = { ...source, lastPurchases: () => Promise.reject(new Error('away')) };
    await expect(computeRecommendations(database.current, failing, NOW)).rejects.toThrow('away');
    await compute();
    expect((await recommend(`visao=PRODUTO&item_id=${goods.rice}`)).names[0]).toBe('Feijão');
  });

  test('does nothing for shops without the tag, which recommend nothing', async () => {
    shop = await aShop(database.current);
    expect(await recommend()).toMatchObject({ names: [], session: '' });
  });

  test('without any order, products of the same category are similar', async () => {
    await compute();
    expect((await recommend(`visao=PRODUTO&item_id=${goods.rice}`)).names[0]).toBe('Feijão');
  });
});

describe('what is recommended', () => {
  test('to a new shopper: the most popular of the shop, before the job ever ran', async () => {
    const { names } = await recommend();
    expect(names[0]).toBe('Sabão');
    expect(names).toHaveLength(6);
  });

  test('nothing sold out or inactive', async () => {
    await shop.db
      .insert(stockLevels)
      .values({ supplierId: shop.supplier.id, productId: goods.soap, quantity: 0 });
    await shop.db
      .update(products)
      .set({ active: false })
      .where(sql`supplier_id = ${shop.supplier.id} and id = ${goods.rice}`);
    const { names } = await recommend();
    expect(names).not.toContain('Sabão');
    expect(names).not.toContain('Arroz');
  });

  test('prices only to those who may see them', async () => {
    shop = {
      ...shop,
      supplier: {
        ...shop.supplier,
        tags: new Set([...shop.supplier.tags, 'hide-price-for-logged-out-customers']),
      },
    };
    expect((await recommend()).body).not.toContain('"preco"');
    actor = ana;
    expect((await recommend()).body).toContain('"preco"');
  });

  test('what is due again comes first, but only with consent to personalization', async () => {
    for (const daysAgo of [90, 60, 30]) order(ana.clientId, daysAgo, 'coffee');
    await compute();
    actor = ana;
    expect((await recommend('visao=HOME', CONSENT)).names[0]).toBe('Café');
    expect((await recommend('visao=HOME')).names[0]).not.toBe('Café');
    expect(
      (await recommend('visao=HOME', { ...CONSENT, 'x-cookie-personalization': 'false' })).names.length,
    ).toBeGreaterThan(0);
  });
});

describe('feedback', () => {
  test('a hidden product is not recommended again to a client who allows personalization', async () => {
    actor = ana;
    const { session } = await recommend('visao=HOME', CONSENT);
    const body = { acao: 'OCULTOU', visao: 'HOME', item_id: goods.soap, sessao_id: session };
    expect((await feedback(body, CONSENT)).json()).toEqual({ sucesso: true });
    expect((await recommend('visao=HOME', CONSENT)).names).not.toContain('Sabão');
    expect(await reactions()).toMatchObject({ recommendationReactions: [{ productId: goods.soap }] });
    await forgetClientReactions(shop.db, shop.supplier.id, ana.clientId);
    expect(await reactions()).toEqual({ recommendationReactions: [] });
    expect((await recommend('visao=HOME', CONSENT)).names).toContain('Sabão');
  });

  test('what interested a client leads to what goes with it', async () => {
    for (const client of ['c1', 'c2', 'c3']) order(client, 5, 'wine', 'cheese');
    await compute();
    actor = ana;
    const { session, names } = await recommend('visao=HOME', CONSENT);
    const before = names.indexOf('Queijo');
    await feedback({ acao: 'ADICIONOU', visao: 'HOME', item_id: goods.wine, sessao_id: session }, CONSENT);
    const after = (await recommend('visao=HOME', CONSENT)).names.indexOf('Queijo');
    expect(after).toBeLessThan(before);
  });

  test('who sends more than anybody does is not counted any more that day, and others are', async () => {
    const stored = async () => {
      const { rows } = await shop.db.execute<{ rows: string }>(
        sql`select count(*) as rows from recommendation_feedback where supplier_id = ${shop.supplier.id}`,
      );
      return Number(rows[0]?.rows);
    };
    const item_id = Object.values(goods).join(',');
    const report = async (asker: string, times = 1) => {
      shop = { ...shop, asker };
      const { session } = await recommend();
      const body = { acao: 'VISUALIZOU', visao: 'HOME', item_id, sessao_id: session };
      for (let time = 0; time < times; time += 1) expect((await feedback(body)).statusCode).toBe(200);
    };
    await report('flooder', Math.ceil(2_000 / Object.keys(goods).length));
    const before = await stored();
    await report('flooder');
    expect(await stored()).toBe(before);
    await report('shopper');
    expect(await stored()).toBeGreaterThan(before);
  });

  test('without consent nothing is stored about the person', async () => {
    actor = ana;
    const { session } = await recommend();
    await feedback({ acao: 'OCULTOU', visao: 'HOME', item_id: goods.soap, sessao_id: session });
    expect(await reactions()).toEqual({ recommendationReactions: [] });
    const { rows } = await shop.db.execute(
      sql`select * from recommendation_feedback where supplier_id = ${shop.supplier.id}`,
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(ana.clientId);
  });

  test('counts once per session, product and action, and moves the product later', async () => {
    const { session } = await recommend();
    const body = {
      acao: 'VISUALIZOU',
      visao: 'HOME',
      item_id: `${goods.soap},${goods.rice}`,
      sessao_id: session,
    };
    for (let time = 0; time < 3; time += 1) expect((await feedback(body)).statusCode).toBe(200);
    await compute(NOW + SESSION_LIFETIME + 1_000);
    const { rows } = await shop.db.execute<{ shown: number }>(
      sql`select shown from recommendation_products where supplier_id = ${shop.supplier.id} and shown > 0`,
    );
    expect(rows).toEqual([{ shown: 1 }, { shown: 1 }]);
  });

  test.each([
    ['of another view', { visao: 'CARRINHO' }],
    ['with another session', { sessao_id: 'x.y.z' }],
    ['about a product that was not recommended', { item_id: EMPTY_UUID }],
  ])('%s is refused', async (_, wrong) => {
    const { session } = await recommend();
    const body = { acao: 'CLICOU', visao: 'HOME', item_id: goods.soap, sessao_id: session, ...wrong };
    const refused = await feedback(body);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().code).toBe('unknown-recommendation');
  });

  test('of an expired or foreign session is refused', async () => {
    const { session } = await recommend();
    const body = { acao: 'CLICOU', visao: 'HOME', item_id: goods.soap, sessao_id: session };
    const own = shop;
    shop = { ...own, now: NOW + SESSION_LIFETIME };
    expect((await feedback(body)).statusCode).toBe(422);
    shop = { ...own, supplier: { ...own.supplier, id: (await aShop(database.current)).supplier.id } };
    expect((await feedback(body)).statusCode).toBe(422);
    shop = own;
    expect((await feedback(body)).statusCode).toBe(200);
  });
});
