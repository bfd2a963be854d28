import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClientAccount } from '#features/accounts/server/public.ts';
import { EMPTY_UUID } from '#kernel/ids.ts';
import type { Actor } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { hasAlert } from './availability-alert.store.ts';
import { availabilityAlertsRoutes } from './availability-alerts.routes.ts';
import { availabilityAlerts } from './availability-alerts.tables.ts';
import { aCustomer, aProduct, aShop } from './testing/a-shop.ts';
import { routesApp } from './testing/routes-app.ts';

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
  app = await routesApp(availabilityAlertsRoutes, () => ({ ...shop, actor }));
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
const wants = (who: Actor, productId = soldOut) =>
  hasAlert(shop.db, { supplierId: shop.supplier.id, clientId: clientOf(who), productId });
const alerts = () =>
  shop.db.select().from(availabilityAlerts).where(eq(availabilityAlerts.supplierId, shop.supplier.id));

test('a client is noted once for a sold-out product, however often they ask', async () => {
  expect(await wants(ana)).toBe(false);
  const both = await Promise.all([post('', soldOut), post('', soldOut)]);
  expect(both).toEqual(Array(2).fill({ status: 200, sucesso: true, alerta: true }));
  expect(await post('', soldOut)).toMatchObject({ status: 200 });
  expect(await alerts()).toEqual([
    {
      supplierId: shop.supplier.id,
      productId: soldOut,
      clientId: clientOf(ana),
      createdAt: new Date(shop.now),
    },
  ]);
  expect([await wants(ana), await wants(bia)]).toEqual([true, false]);
});

test('a removal takes only one’s own, and once is as good as twice', async () => {
  await post('', soldOut);
  actor = bia;
  await post('', soldOut);
  expect(await post('/remove', soldOut)).toEqual({ status: 200, sucesso: true, alerta: false });
  expect(await post('/remove', soldOut)).toMatchObject({ status: 200 });
  expect([await wants(ana), await wants(bia)]).toEqual([true, false]);
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
  expect(await wants(ana, few)).toBe(true);
});
