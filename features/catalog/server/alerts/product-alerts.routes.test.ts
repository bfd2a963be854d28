import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { EMPTY_UUID } from '#kernel/ids.ts';
import { thousandths } from '#kernel/quantity.ts';
import { type Actor, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { catalogRoutes } from '../products/catalog.routes.ts';
import { products, stockLevels } from '../products/catalog.tables.ts';
import { returnStock } from '../stock/return-stock.ts';
import { aCustomer, aProduct, aShop } from '../testing/a-shop.ts';
import { routesApp } from '../testing/routes-app.ts';
import { optOutCode } from './opt-out-code.ts';
import { productAlertsRoutes } from './product-alerts.routes.ts';
import { productAlerts } from './product-alerts.tables.ts';

const SECRET = 'a secret of the tests 0123456789 0123456789';
const database = testDatabase();
let shop: Context;
let ana: Actor;
let bia: Actor;
let actor: Actor;
let soldOut: string;
let app: FastifyInstance;

beforeAll(async () => {
  shop = { ...(await aShop(database.current)), now: Date.now() };
  soldOut = await aProduct(shop, { stock: 0 });
  ana = await aClient('ana', '52998224725');
  bia = await aClient('bia', '11144477735');
  const both = (server: FastifyInstance): void => {
    productAlertsRoutes(server, { sessionSecret: SECRET });
    catalogRoutes(server, { shopPages: async () => [], lastPurchases: async () => new Map() });
  };
  app = await routesApp(both, () => ({ ...shop, actor }));
});
beforeEach(async () => {
  actor = ana;
  await shop.db.delete(productAlerts).where(eq(productAlerts.supplierId, shop.supplier.id));
});
afterAll(() => app.close());

async function aClient(name: string, document: string): Promise<Actor> {
  const { clientId } = await createClientAccount(database.current.db, {
    kind: 'person',
    name,
    email: `${name}@exemplo.com.br`,
    document,
    password: { hash: 'x' },
  });
  return { ...aCustomer(true), clientId } as Actor;
}

async function post(
  path: '' | '/remove',
  product: string,
  more: object = {},
  of: 'disponibilidade' | 'preco' = 'disponibilidade',
) {
  const answer = await app.inject({
    method: 'POST',
    url: `/v4/notificacao/alerta-${of}${path}`,
    payload: {
      idcliente: clientOf(actor),
      idfornecedor: shop.supplier.id,
      ...(path === '' ? { idproduto: product } : {}),
      idcadastroextraproduto: product,
      ...more,
    },
  });
  return { status: answer.statusCode, ...answer.json() };
}

const clientOf = (who: Actor): string => (who.kind === 'customer' ? who.clientId : EMPTY_UUID);
/** The `alerta` field of the product's response to this actor. */
async function hasAlert(who: Actor, productId = soldOut): Promise<boolean | undefined> {
  const before = actor;
  actor = who;
  const answer = await app.inject(`/v2/app/token/fornecedor/${shop.supplier.id}/produto/${productId}`);
  actor = before;
  return answer.json().alerta;
}
const alerts = () =>
  shop.db.select().from(productAlerts).where(eq(productAlerts.supplierId, shop.supplier.id));

test('a client is noted once for a sold-out product, however often they ask', async () => {
  expect(await hasAlert(ana)).toBe(false);
  const both = await Promise.all([post('', soldOut), post('', soldOut)]);
  expect(both).toEqual(Array(2).fill({ status: 200, sucesso: true, alerta: true }));
  expect(await post('', soldOut)).toMatchObject({ status: 200 });
  expect(await alerts()).toEqual([
    {
      supplierId: shop.supplier.id,
      productId: soldOut,
      clientId: clientOf(ana),
      kind: 'availability',
      createdAt: new Date(shop.now),
      seenPrice: null,
      // The goods may come while she asks.
      dueAt: new Date(shop.now + 60_000),
      sentAt: null,
      mailId: null,
      lastSentAt: null,
      dismissedAt: null,
      cancelledAt: null,
    },
  ]);
  expect([await hasAlert(ana), await hasAlert(bia), await hasAlert(VISITOR)]).toEqual([
    true,
    false,
    undefined,
  ]);
});

test('a removal takes only one’s own, and once is as good as twice', async () => {
  await post('', soldOut);
  actor = bia;
  await post('', soldOut);
  expect(await post('/remove', soldOut)).toEqual({ status: 200, sucesso: true, alerta: false });
  expect(await post('/remove', soldOut)).toMatchObject({ status: 200 });
  expect([await hasAlert(ana), await hasAlert(bia)]).toEqual([true, false]);
});

describe('is refused, and nothing is noted', () => {
  test.each([
    [{}, 'product-in-stock', 'Este produto está disponível: você já pode comprá-lo.'],
    [{ stock: 5_000 }, 'product-in-stock', 'Este produto está disponível: você já pode comprá-lo.'],
    [{ stock: 0, active: false }, 'product-not-sold', 'Este produto não é mais vendido.'],
  ])('for %j', async (product, code, message) => {
    expect(await post('', await aProduct(shop, product))).toMatchObject({ status: 409, code, message });
    expect(await alerts()).toEqual([]);
  });

  test('for another shop’s, nobody’s, and two products at once', async () => {
    const foreign = await aProduct(await aShop(database.current), { stock: 0 });
    for (const answer of [
      await post('', foreign),
      await post('', EMPTY_UUID),
      await post('', soldOut, { idproduto: foreign }),
      await post('', foreign, { idproduto: soldOut }),
    ]) {
      expect(answer).toMatchObject({ status: 404, code: 'product-not-found' });
    }
    expect(await alerts()).toEqual([]);
    expect(await post('/remove', foreign)).toMatchObject({ status: 200 });
  });
});

test('less than one may order is sold out, too', async () => {
  const few = await aProduct(shop, { stock: 2_000, minimum: 6_000, step: 6_000 });
  expect(await post('', few)).toMatchObject({ status: 200 });
  expect(await hasAlert(ana, few)).toBe(true);
});

describe('an alert falls due, once, when its product can be bought again', () => {
  const due = async () =>
    (await alerts()).map(({ dueAt }) => dueAt !== null && dueAt.getTime() <= Date.now());
  const ofShop = (product: string) =>
    and(eq(stockLevels.supplierId, shop.supplier.id), eq(stockLevels.productId, product));

  test('by stock that comes back, as much as the smallest order', async () => {
    const tile = await aProduct(shop, { stock: 0, step: 500, minimum: 2_000 });
    await post('', tile);
    const back = (quantity: number) =>
      returnStock(shop, [{ productId: tile, quantity: thousandths(quantity) }]);
    await back(1_900);
    expect(await due()).toEqual([false]);
    await back(100);
    expect(await due()).toEqual([true]);
  });

  test('by stock that is not tracked any more', async () => {
    const lamp = await aProduct(shop, { stock: 0 });
    await post('', lamp);
    await shop.db.delete(stockLevels).where(ofShop(lamp));
    expect(await due()).toEqual([true]);
  });

  test('by being sold again; and requested again, it waits again', async () => {
    const rope = await aProduct(shop, { stock: 0 });
    await post('', rope);
    const sold = (active: boolean) =>
      shop.db
        .update(products)
        .set({ active })
        .where(and(eq(products.supplierId, shop.supplier.id), eq(products.id, rope)));
    const stock = (quantity: number) => shop.db.update(stockLevels).set({ quantity }).where(ofShop(rope));
    await sold(false);
    await stock(5_000);
    expect(await due()).toEqual([false]);
    await sold(true);
    expect(await due()).toEqual([true]);
    await stock(0);
    await post('', rope);
    expect(await due()).toEqual([false]);
  });

  test('of nobody else', async () => {
    const other = await aProduct(shop, { stock: 0 });
    await post('', soldOut);
    await returnStock(shop, [{ productId: other, quantity: thousandths(9_000) }]);
    expect(await due()).toEqual([false]);
  });
});

describe('a price alert', () => {
  const callApi = (product: string) => post('', product, {}, 'preco');
  const drop = (product: string) => post('/remove', product, {}, 'preco');
  const hasPriceAlert = async (product: string) =>
    (await app.inject(`/v2/app/token/fornecedor/${shop.supplier.id}/produto/${product}`)).json().alerta_preco;

  test('notes what this client would pay for the smallest order, and can be cancelled', async () => {
    const tiers = [{ from: 6_000, price: 800 }];
    const soap = await aProduct(shop, { price: 1_000, minimum: 6_000, tiers });
    expect(await hasPriceAlert(soap)).toBe(false);
    expect(await callApi(soap)).toEqual({ status: 200, sucesso: true, alerta: true });
    expect(await alerts()).toMatchObject([{ kind: 'price-drop', seenPrice: 800, cancelledAt: null }]);
    expect(await hasPriceAlert(soap)).toBe(true);
    expect(await drop(soap)).toEqual({ status: 200, sucesso: true, alerta: false });
    expect(await hasPriceAlert(soap)).toBe(false);
    expect(await alerts()).toMatchObject([{ dueAt: null, cancelledAt: expect.any(Date) }]);
  });

  test('and an availability alert of the same product are two', async () => {
    await callApi(soldOut);
    await post('', soldOut);
    expect((await alerts()).map(({ kind }) => kind).toSorted()).toEqual(['availability', 'price-drop']);
    await drop(soldOut);
    expect((await alerts()).filter(({ cancelledAt }) => cancelledAt === null)).toMatchObject([
      { kind: 'availability' },
    ]);
  });

  test('falls due at once when the product gets cheaper, and at no dearer price', async () => {
    const lamp = await aProduct(shop, { price: 1_000 });
    await callApi(lamp);
    const change = (price: number) =>
      shop.db
        .update(products)
        .set({ price })
        .where(and(eq(products.supplierId, shop.supplier.id), eq(products.id, lamp)));
    const isDue = async () => ((await alerts())[0]?.dueAt?.getTime() ?? 0) <= Date.now();
    await change(1_100);
    expect(await isDue()).toBe(false);
    await change(1_050);
    expect(await isDue()).toBe(true);
  });

  test('is refused for products that are not sold, another shop’s, and prices that are hidden', async () => {
    const gone = await aProduct(shop, { active: false });
    expect(await callApi(gone)).toMatchObject({ status: 409, code: 'product-not-sold' });
    expect(await callApi(await aProduct(await aShop(database.current)))).toMatchObject({
      status: 404,
      code: 'product-not-found',
    });
    const lamp = await aProduct(shop);
    const { tags } = shop.supplier;
    try {
      Object.assign(shop.supplier, { tags: new Set(['support-budget']) });
      Object.assign(actor, { approved: false });
      expect(await callApi(lamp)).toMatchObject({ status: 409, code: 'price-hidden' });
    } finally {
      Object.assign(shop.supplier, { tags });
      Object.assign(actor, { approved: true });
    }
    expect(await alerts()).toEqual([]);
  });
});

describe('own alerts', () => {
  const listed = async (onlyUnseen = false) => {
    const answer = await app.inject(
      `/v4/notificacao/alertas/${shop.supplier.id}/${clientOf(actor)}${onlyUnseen ? '?novidades=true' : ''}`,
    );
    return answer.json().alertas;
  };
  const markSent = (product: string) =>
    shop.db
      .update(productAlerts)
      .set({ sentAt: new Date() })
      .where(and(eq(productAlerts.supplierId, shop.supplier.id), eq(productAlerts.productId, product)));
  const dismiss = (...produtos: string[]) =>
    app.inject({
      method: 'POST',
      url: '/v4/notificacao/alertas/vistos',
      payload: { idcliente: clientOf(actor), idfornecedor: shop.supplier.id, produtos },
    });

  test('are the client’s only, without those cancelled', async () => {
    const lamp = await aProduct(shop, { name: 'Lâmpada', price: 1_000 });
    await post('', lamp, {}, 'preco');
    await post('', soldOut);
    await post('/remove', soldOut);
    expect(await listed()).toEqual([
      {
        tipo: 'PRECO',
        idproduto: lamp,
        slug: expect.stringContaining('lampada'),
        nome: 'Lâmpada',
        fundo: 1,
        disponivel: true,
        preco: 10,
        precoVisto: 10,
        pedidoEm: new Date(shop.now).toISOString(),
        novidade: false,
      },
    ]);
    actor = bia;
    expect(await listed()).toEqual([]);
  });

  test('are shown once sent and while still true, until dismissed by their client', async () => {
    const rope = await aProduct(shop, { stock: 0 });
    await post('', rope);
    await markSent(rope);
    expect(await listed(true)).toEqual([]);
    await returnStock(shop, [{ productId: rope, quantity: thousandths(5_000) }]);
    expect(await listed(true)).toMatchObject([{ idproduto: rope, novidade: true }]);
    actor = bia;
    await dismiss(rope);
    actor = ana;
    expect(await listed(true)).toHaveLength(1);
    expect((await dismiss(rope)).statusCode).toBe(200);
    expect(await listed(true)).toEqual([]);
    expect(await listed()).toMatchObject([{ idproduto: rope, novidade: false }]);
    expect(await hasAlert(ana, rope)).toBe(false);
  });

  test('one that was sent promises nothing when the product sells out again', async () => {
    await post('', soldOut);
    await markSent(soldOut);
    expect(await hasAlert(ana)).toBe(false);
    await post('', soldOut);
    expect(await hasAlert(ana)).toBe(true);
  });
});

describe('opting out by the link in a mail', () => {
  const optOut = (code: string, payload: string, type: string) =>
    app.inject({
      method: 'POST',
      url: `/v4/notificacao/alertas/cancelar/${code}`,
      payload,
      headers: { 'content-type': type },
    });
  const FORM = 'application/x-www-form-urlencoded';
  const code = (who: Actor, supplierId = shop.supplier.id) =>
    optOutCode(SECRET, { supplierId, clientId: clientOf(who) });
  const open = async () => (await alerts()).filter(({ cancelledAt }) => cancelledAt === null).length;

  test('cancels all alerts of that client at that shop, without a login, and once is as good as twice', async () => {
    await post('', soldOut);
    await post('', soldOut, {}, 'preco');
    actor = bia;
    await post('', soldOut);
    actor = VISITOR;
    const other = await aShop(database.current);
    expect((await optOut(code(ana, other.supplier.id), '{}', 'application/json')).statusCode).toBe(200);
    expect(await open()).toBe(3);
    const answer = await optOut(code(ana), 'List-Unsubscribe=One-Click', FORM);
    expect(answer.json()).toEqual({ sucesso: true, message: 'Seus avisos desta loja foram cancelados.' });
    expect(await open()).toBe(1);
    expect((await optOut(code(ana), '{}', 'application/json')).statusCode).toBe(200);
    expect(await open()).toBe(1);
  });

  test('is refused for a code that was not made here', async () => {
    await post('', soldOut);
    const [id, owner = '', signature] = code(ana).split('.');
    const bytes = Buffer.from(owner, 'base64url');
    bytes[31] = (bytes[31] ?? 0) ^ 1;
    for (const forged of [
      'x',
      [id, bytes.toString('base64url'), signature].join('.'),
      [id, owner, ''].join('.'),
      [id, owner].join('.'),
      optOutCode('another secret of the tests 0123456789', {
        supplierId: shop.supplier.id,
        clientId: clientOf(ana),
      }),
    ]) {
      const answer = await optOut(forged, 'List-Unsubscribe=One-Click', FORM);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid-opt-out']);
    }
    expect(await open()).toBe(1);
  });
});
