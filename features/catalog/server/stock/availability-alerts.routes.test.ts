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
import { aCustomer, aProduct, aShop } from '../testing/a-shop.ts';
import { routesApp } from '../testing/routes-app.ts';
import { availabilityAlertsRoutes } from './availability-alerts.routes.ts';
import { returnStock } from './return-stock.ts';
import { availabilityAlerts } from './stock.tables.ts';

const database = testDatabase();
let shop: Context;
let ana: Actor;
let bia: Actor;
let actor: Actor;
let soldOut: string;
let app: FastifyInstance;

beforeAll(async () => {
  shop = await aShop(database.current);
  soldOut = await aProduct(shop, { stock: 0 });
  ana = await aClient('ana', '52998224725');
  bia = await aClient('bia', '11144477735');
  const both = (server: FastifyInstance): void => {
    availabilityAlertsRoutes(server);
    catalogRoutes(server);
  };
  app = await routesApp(both, () => ({ ...shop, actor }));
});
beforeEach(async () => {
  actor = ana;
  await shop.db.delete(availabilityAlerts).where(eq(availabilityAlerts.supplierId, shop.supplier.id));
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

async function post(path: '' | '/remove', product: string, more: object = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: `/v4/notificacao/alerta-disponibilidade${path}`,
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
async function told(who: Actor, productId = soldOut): Promise<boolean | undefined> {
  const before = actor;
  actor = who;
  const answer = await app.inject(`/v2/app/token/fornecedor/${shop.supplier.id}/produto/${productId}`);
  actor = before;
  return answer.json().alerta;
}
const alerts = () =>
  shop.db.select().from(availabilityAlerts).where(eq(availabilityAlerts.supplierId, shop.supplier.id));

test('a client is noted once for a sold-out product, however often they ask', async () => {
  expect(await told(ana)).toBe(false);
  const both = await Promise.all([post('', soldOut), post('', soldOut)]);
  expect(both).toEqual(Array(2).fill({ status: 200, sucesso: true, alerta: true }));
  expect(await post('', soldOut)).toMatchObject({ status: 200 });
  expect(await alerts()).toEqual([
    {
      supplierId: shop.supplier.id,
      productId: soldOut,
      clientId: clientOf(ana),
      createdAt: new Date(shop.now),
      dueAt: null,
    },
  ]);
  expect([await told(ana), await told(bia), await told(VISITOR)]).toEqual([true, false, undefined]);
});

test('a removal takes only one’s own, and once is as good as twice', async () => {
  await post('', soldOut);
  actor = bia;
  await post('', soldOut);
  expect(await post('/remove', soldOut)).toEqual({ status: 200, sucesso: true, alerta: false });
  expect(await post('/remove', soldOut)).toMatchObject({ status: 200 });
  expect([await told(ana), await told(bia)]).toEqual([true, false]);
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
  expect(await told(ana, few)).toBe(true);
});

describe('an alert falls due, once, when its product can be bought again', () => {
  const due = async () => (await alerts()).map(({ dueAt }) => dueAt !== null);
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

  test('by being sold again; and asked anew, it waits anew', async () => {
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
