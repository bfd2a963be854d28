/** A new client buys twice in a row: what is refused, why, and how to go on. Spec 4 and 8; decision 004. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createCoupon } from '#features/coupons/server/create-coupon.ts';
import { noGateways } from '#features/payments/server/testing/no-gateways.ts';
import { centavos } from '#kernel/money.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orderDraftToWire } from '../../../contract/submit/submit-order.wire.ts';
import { orderRoutes } from '../../routes/orders.routes.ts';
import { aCheckout, aDraft, type Checkout } from '../../testing/a-checkout.ts';

const database = testDatabase();
let checkout: Checkout;
let app: FastifyInstance;
let who: Checkout['shopper'];
let coffee: string;
let tea: string;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  who = await aShopper(checkout.shop);
  coffee = await aProduct(checkout.shop, { name: 'Café', price: 10_000 });
  tea = await aProduct(checkout.shop, { name: 'Chá', price: 9_000 });
  const { db, supplier, now } = checkout.shop;
  const tenReais = { kind: 'absolute', amount: centavos(1_000) } as const;
  const first = { discount: tenReais, firstPurchase: true };
  await createCoupon(db, supplier.id, { code: 'BEMVINDO', automatic: true, ...first }, now);
  await createCoupon(db, supplier.id, { code: 'ESTREIA', listed: true, ...first }, now);
  app ??= await appOf(
    (every) => orderRoutes(every, noGateways),
    () => who,
  );
});
afterAll(() => app.close());

async function submit(units: Record<string, number>, more: object = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: `/v2/app/handle/usuario/${who.actor.clientId}/pedido`,
    payload: { ...orderDraftToWire(aDraft(checkout, units)), ...more },
  });
  return { status: answer.statusCode, body: answer.json() };
}

test('other goods are another order at once, without the discount of the first', async () => {
  expect(await submit({ [coffee]: 1 })).toMatchObject({ status: 200, body: { totalpedido: 90 } });
  expect(await submit({ [tea]: 1 })).toMatchObject({ status: 200, body: { totalpedido: 90 } });
  expect(await submit({ [coffee]: 1, [tea]: 1 })).toMatchObject({ status: 200, body: { totalpedido: 190 } });
});

test('the same goods are the same order for a minute: it is named, and then they are another one', async () => {
  const first = await submit({ [coffee]: 1 });
  expect(await submit({ [coffee]: 1 })).toMatchObject({
    status: 409,
    body: {
      code: 'duplicate-order',
      message: 'Um pedido idêntico foi feito há poucos segundos.',
      facts: { numpedido: first.body.numpedido },
    },
  });
  who = { ...who, now: who.now + 60_000 };
  expect(await submit({ [coffee]: 1 })).toMatchObject({ status: 200, body: { totalpedido: 100 } });
});

test('a checkout that was open before the first order is not charged more in silence: it gets the new total', async () => {
  await submit({ [coffee]: 1 });
  // With the discount that was shown when the page was opened.
  const stale = await submit({ [tea]: 1 }, { totalConferido: 80 });
  expect(stale).toMatchObject({ status: 409, body: { code: 'total-changed', facts: { total: 90 } } });
  expect(await submit({ [tea]: 1 }, { totalConferido: 90 })).toMatchObject({ status: 200 });
});

test('a typed coupon of the first purchase is refused with why, and how to go on without it', async () => {
  expect(await submit({ [coffee]: 1 }, { cupom: 'ESTREIA' })).toMatchObject({ status: 200 });
  const again = await submit({ [tea]: 1 }, { cupom: 'ESTREIA' });
  expect(again).toMatchObject({ status: 409, body: { code: 'coupon-refused' } });
  expect(again.body.message).toBe(
    'Este cupom vale só para a primeira compra. Para enviar sem ele, tire-o no carrinho.',
  );
  expect(await submit({ [tea]: 1 })).toMatchObject({ status: 200, body: { totalpedido: 90 } });
});
