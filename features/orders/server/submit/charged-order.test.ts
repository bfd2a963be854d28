/** An order is written whatever happens to its charge, and its client sees the charge's state. docs/decisions/017. */

import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { runDueOperations } from '#features/payments/server/operations/run-due-operations.ts';
import { openPaymentGateways } from '#features/payments/server/providers/open-payment-gateways.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import { type ForgetfulBank, forgetfulBank } from '#features/payments/server/testing/forgetful-bank.ts';
import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orderDraftToWire } from '../../contract/submit/submit-order.wire.ts';
import { orderRoutes } from '../routes/orders.routes.ts';
import { orderHooks } from '../status/order-hooks.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';

const database = testDatabase();
const TOKEN = 'sbx_accepted_visa_0010_0123456789abcdef';
const lines: string[] = [];
let app: FastifyInstance;
let checkout: Checkout;
let who: Context;
let bank: ForgetfulBank;
let gateways: PaymentGateways;
let pix: string;
let card: string;

beforeEach(async () => {
  lines.length = 0;
  checkout = await aCheckout(database.current);
  who = { ...checkout.shopper, now: Date.now() };
  bank = forgetfulBank();
  const { db, supplier } = checkout.shop;
  const common = {
    description: '',
    priceVariance: 0,
    deliveryTypes: ['pickup'],
    provider: 'sandbox',
  } as const;
  pix = await createPaymentMethod(db, supplier.id, { ...common, kind: 'pix', name: 'Pix já', position: 5 });
  const instalments = { most: 1, withoutInterest: 1, monthlyInterest: 0, smallestPart: centavos(1) };
  card = await createPaymentMethod(db, supplier.id, {
    ...common,
    kind: 'card',
    name: 'Cartão',
    position: 6,
    card: { instalments, preAuthorise: false },
  });
  gateways ??= {
    ...openPaymentGateways({
      sessionSecret: 's'.repeat(32),
      publicUrl: 'http://loja.test',
      sandbox: true,
      orders: orderHooks,
      log: pino({}, { write: (line) => lines.push(line) }),
    }),
    providerOf: async () => bank,
  };
  app ??= await appOf(
    (every) => orderRoutes(every, gateways),
    () => who,
  );
});
afterAll(() => app.close());

async function submit(idformapagto: string, tokenCartao?: string) {
  const id = await aProduct(checkout.shop, { name: 'Café', price: 1990 });
  const answer = await app.inject({
    method: 'POST',
    url: `/v2/app/handle/usuario/${checkout.shopper.actor.clientId}/pedido`,
    payload: {
      ...orderDraftToWire(aDraft(checkout, { [id]: 2 })),
      formaPagamento: { idformapagto, ...defined({ tokenCartao }) },
    },
  });
  return { status: answer.statusCode, body: answer.json() };
}

test('a provider that does not respond: the order stands, its charge is being opened, and it is reported at once', async () => {
  bank.answer('createPix', 'no-answer');
  const { status, body } = await submit(pix);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'ENVIADO', pagamento: { situacao: 'INICIANDO', tipo: 'PIX' } });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, problem: 'no-answer', orderNumber: body.numpedido, operation: 'start', provider: 'sandbox' },
  ]);
  await runDueOperations(database.current, gateways, Date.now() + 60_000);
  const order = await app.inject({ url: `/v2/app/handle/order/${body.numpedido}` });
  expect(order.json().pagamento).toMatchObject({ situacao: 'PENDENTE', pix: { copiaecola: '000201' } });
});

test('what breaks is reported with its place, and with nothing of the card or of the payer', async () => {
  const [name, email] = ['Ana Souza', 'ana@exemplo.com.br'];
  bank.breakAt(
    'authoriseCard',
    new Error(`refused ${TOKEN} of ${name} ${email}`, { cause: new Error(TOKEN) }),
  );
  const { status, body } = await submit(card, TOKEN);
  expect([status, body.pagamento.situacao]).toEqual([200, 'INICIANDO']);
  const [line = '', ...others] = lines;
  expect(others).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({
    problem: 'broken',
    err: { name: 'Error', at: expect.any(Array) },
  });
  for (const secret of [TOKEN, name, email]) expect(line).not.toContain(secret);
});

test('an order whose charge can’t be read back says that it is being opened', async () => {
  // The database fails after the commit: every query outside a transaction throws.
  const away = new Proxy(checkout.shop.db, {
    get: (db, key) => (key === 'select' ? () => fail() : Reflect.get(db, key)),
  });
  const fail = () => {
    throw new Error('away');
  };
  who = { ...who, db: away };
  const { status, body } = await submit(pix);
  expect([status, body.pagamento.situacao]).toEqual([200, 'INICIANDO']);
  expect(lines.map((line) => JSON.parse(line).problem)).toEqual(['broken', 'broken']);
});
