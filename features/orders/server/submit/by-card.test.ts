/** Card numbers can't be tested here. Reliability T54. */

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { openPaymentGateways } from '#features/payments/server/providers/open-payment-gateways.ts';
import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orderDraftToWire } from '../../contract/submit/submit-order.wire.ts';
import { orderRoutes } from '../routes/orders.routes.ts';
import { payOrdersRoutes } from '../routes/pay-orders.routes.ts';
import { orderHooks } from '../status/order-hooks.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { auditOrders } from '../testing/audit.ts';

const database = testDatabase();
const HOUR = 60 * 60_000;
const ACCEPTED = 'sbx_accepted_visa_0010_0123456789abcdef';
const REFUSED = 'sbx_no-limit_visa_0028_0123456789abcdef';

let app: FastifyInstance;
let checkout: Checkout;
let who: Context;
let card: string;
let productId: string;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  const { shop } = checkout;
  who = checkout.shopper;
  productId = await aProduct(shop);
  const instalments = { most: 1, withoutInterest: 1, monthlyInterest: 0, smallestPart: centavos(1) };
  card = await createPaymentMethod(shop.db, shop.supplier.id, {
    kind: 'card',
    name: 'Cartão',
    description: '',
    priceVariance: 0,
    deliveryTypes: ['pickup'],
    provider: 'sandbox',
    card: { instalments, preAuthorise: false },
    position: 5,
  });
  const gateways = openPaymentGateways({
    sessionSecret: 's'.repeat(32),
    publicUrl: 'http://loja.test',
    sandbox: true,
    orders: orderHooks,
    log: { warn: (facts: object) => expect(facts).toBeUndefined() },
  });
  app ??= await appOf(
    (every) => {
      orderRoutes(every, gateways);
      payOrdersRoutes(every, gateways);
    },
    () => who,
  );
});
afterAll(() => app.close());

let sent = 0;
async function order(tokenCartao: string | undefined, idformapagto = card) {
  sent += 1;
  const draft = aDraft(checkout, { [productId]: 1 }, { customerOrderNumber: String(sent) });
  const payload = {
    ...orderDraftToWire(draft),
    formaPagamento: { idformapagto, ...defined({ tokenCartao }) },
  };
  const url = `/v2/app/handle/usuario/${checkout.shopper.actor.clientId}/pedido`;
  const answer = await app.inject({ method: 'POST', url, payload });
  return { status: answer.statusCode, body: answer.json() };
}

async function pay(number: number, tokenCartao: string) {
  const url = `/v4/orders/payment-method/${checkout.shop.supplier.id}/order/${number}`;
  const payload = { idformapagto: card, tokenCartao };
  const answer = await app.inject({ method: 'PUT', url, payload });
  return { status: answer.statusCode, body: answer.json() };
}

test('after ten refused cards in an hour no other is asked for, and nothing is ordered with one', async () => {
  const { numpedido } = (await order(REFUSED)).body;
  for (let tried = 1; tried < 10; tried += 1) {
    const { status, body } = await pay(numpedido, REFUSED);
    expect([status, body.pagamento.situacao]).toEqual([200, 'RECUSADO']);
  }
  for (const { status, body } of [await pay(numpedido, ACCEPTED), await order(ACCEPTED)])
    expect([status, body.code]).toEqual([409, 'too-many-cards']);
  expect(await auditOrders(checkout.shop)).toBe(1);
  // Other payment methods and other clients' cards are not affected.
  expect((await order(undefined, checkout.pix)).status).toBe(200);
  const other = await aShopper(checkout.shop);
  const ofFirst = checkout;
  checkout = { ...checkout, shopper: other };
  who = other;
  expect((await order(ACCEPTED)).body.pagamento.situacao).toBe('PAGO');
  checkout = ofFirst;
  who = { ...checkout.shopper, now: checkout.shopper.now + HOUR };
  expect((await pay(numpedido, ACCEPTED)).body.pagamento.situacao).toBe('PAGO');
});

test('a card that pays, and an order that is refused, count for nothing', async () => {
  for (let tried = 0; tried < 12; tried += 1) {
    expect((await order(ACCEPTED)).body.pagamento.situacao).toBe('PAGO');
    expect((await order(ACCEPTED, checkout.storeId)).status).toBe(422);
  }
});
