/** An order bought again: what it was, what it is now, and what changed. Spec 2, repeat items. */

import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { products, stockLevels } from '#features/catalog/server/products/catalog.tables.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { noGateways } from '#features/payments/server/testing/no-gateways.ts';
import { defined } from '#kernel/defined.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orderDraftToWire } from '../../contract/submit/submit-order.wire.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { orderRoutes } from './orders.routes.ts';

const database = testDatabase();
let checkout: Checkout;
let app: FastifyInstance | undefined;
let who: Context;

beforeEach(async () => {
  checkout = await aCheckout(database.current, ['support-price-variance-by-payment']);
  who = checkout.shopper;
});
afterAll(() => app?.close());

async function request(method: 'GET' | 'POST', url: string, payload?: object) {
  app ??= await appOf(
    (app) => orderRoutes(app, noGateways),
    () => who,
  );
  const answer = await app.inject({ method, url, ...defined({ payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

async function order(units: Record<string, number>, more: object = {}): Promise<number> {
  const url = `/v2/app/handle/usuario/${checkout.shopper.actor.clientId}/pedido`;
  const { body } = await request('POST', url, { ...orderDraftToWire(aDraft(checkout, units)), ...more });
  return body.numpedido;
}
const repeated = (number: number) => request('GET', `/v2/app/handle/order/${number}/repetir`);

const change = (id: string, to: Partial<typeof products.$inferInsert>) =>
  who.db
    .update(products)
    .set(to)
    .where(sql`${eq(products.supplierId, who.supplier.id)} and ${eq(products.id, id)}`);

test('what changed since is reported for each product, and what did not is not', async () => {
  const same = await aProduct(who, { name: 'Sal', price: 300 });
  const dearer = await aProduct(who, { name: 'Café', price: 1990 });
  const gone = await aProduct(who, { name: 'Chá', price: 900 });
  const scarce = await aProduct(who, { name: 'Ovos', price: 1200, stock: 9_000 });
  const number = await order({ [same]: 1, [dearer]: 2, [gone]: 1, [scarce]: 5 });
  await change(dearer, { price: 2490 });
  await change(gone, { active: false });
  await who.db
    .update(stockLevels)
    .set({ quantity: 3_000 })
    .where(sql`${eq(stockLevels.supplierId, who.supplier.id)} and ${eq(stockLevels.productId, scarce)}`);
  const { status, body } = await repeated(number);
  expect([status, body.numpedido]).toEqual([200, number]);
  const byName = Object.fromEntries(
    body.linhas.map((line: { pedido: { nome: string } }) => [line.pedido.nome, line]),
  );
  expect(byName.Sal).toMatchObject({ pedido: { preco: 3 }, item: { precoUnitario: 3 }, avisos: [] });
  expect(byName.Café).toMatchObject({
    pedido: { preco: 19.9, quantidade: 2 },
    item: { precoUnitario: 24.9, total: 49.8 },
    avisos: [{ tipo: 'PRECO_ALTERADO', preco: { de: 19.9, para: 24.9 } }],
  });
  expect(byName.Chá).toMatchObject({ pedido: { preco: 9 }, avisos: [{ tipo: 'INDISPONIVEL' }] });
  expect(byName.Chá).not.toHaveProperty('item');
  expect(byName.Ovos).toMatchObject({
    item: { quantidade: 3 },
    avisos: [{ tipo: 'ESTOQUE_MENOR', quantidade: { de: 5, para: 3 } }],
  });
});

test('a price that was lower for the way of paying is held against the same way', async () => {
  const id = await aProduct(who, { price: 1000 });
  const number = await order({ [id]: 1 }, { formaPagamento: { idformapagto: checkout.pix, temForma: true } });
  const { body } = await repeated(number);
  expect(body.linhas).toMatchObject([{ pedido: { preco: 9.5 }, item: { precoUnitario: 9.5 }, avisos: [] }]);
});

test('another client’s order is not there, and one that never was neither', async () => {
  const id = await aProduct(who);
  const number = await order({ [id]: 1 });
  who = await aShopper(checkout.shop);
  expect(await repeated(number)).toMatchObject({ status: 404, body: { code: 'order-not-found' } });
  expect((await repeated(999_999_999)).status).toBe(404);
});
