/** A client changes a subscription, through the API. Issue 6; decision 019. */

import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { products, stockLevels } from '#features/catalog/server/products/catalog.tables.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { noGateways } from '#features/payments/server/testing/no-gateways.ts';
import { putTypes } from '#features/subscriptions/server/put-types.ts';
import { subscriptionsRoutes } from '#features/subscriptions/server/subscriptions.routes.ts';
import { supplierCharacteristics } from '#features/suppliers/server/supplier-details.tables.ts';
import { defined } from '#kernel/defined.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { theOrder } from '../store/orders.store.ts';
import { orders } from '../store/orders.tables.ts';
import { submitOrder } from '../submit/submit-order.ts';
import { aCheckout, aDraft, anAddress, type Checkout } from '../testing/a-checkout.ts';
import { forecastOf } from './forecast.ts';
import { renewAt } from './renew-subscriptions.ts';
import { RENEWAL_MAILS, renewalMails } from './renewal-mails.ts';

const database = testDatabase();
let app: FastifyInstance;
let checkout: Checkout;
let who: Context;
let coffee: string;
let sugar: string;
let monthly: string;
let id: string;

const at = (day: string): number => Date.parse(`${day}T12:00:00Z`);

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  who = checkout.shopper;
  const { db, supplier } = checkout.shop;
  coffee = await aProduct(checkout.shop, { name: 'Café', price: 1_000 });
  sugar = await aProduct(checkout.shop, { name: 'Açúcar', price: 500, stock: 100_000 });
  const every = (unit: 'week' | 'month') => ({
    label: `Todo ${unit}`,
    description: '',
    interval: { unit, count: 1 },
  });
  const [weekly = '', month = ''] = await putTypes(db, supplier.id, [every('week'), every('month')]);
  monthly = month;
  app ??= await appOf(
    (every) => subscriptionsRoutes(every, { forecastOf, gateways: noGateways }),
    () => who,
  );
  const draft = aDraft(checkout, { [coffee]: 2, [sugar]: 3 }, { subscriptionTypeId: weekly });
  await submitOrder({ ...checkout.shopper, now: at('2026-11-20') }, { key: undefined, draft });
  const list = await request('GET', `list/${supplier.id}/${checkout.shopper.actor.clientId}`);
  id = list.body.assinaturas[0].idassinatura;
});
afterAll(() => app.close());

async function request(method: 'GET' | 'POST' | 'PUT' | 'DELETE', call: string, payload?: object) {
  const url = `/v4/subscription/${call}`;
  const answer = await app.inject({ method, url, ...defined({ payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

const change = (payload: object) => request('PUT', `change/${id}`, payload);
async function theShopAsks(
  name: string,
  { required = true, options = [] }: { readonly required?: boolean; readonly options?: string[] } = {},
): Promise<string> {
  const { db, supplier } = checkout.shop;
  const question = { id: newId(), supplierId: supplier.id, name, required, options, position: 0 };
  await db.insert(supplierCharacteristics).values({ ...question, subject: 'order' });
  return question.id;
}

const read = async () => (await request('GET', `get/${id}`)).body;

test('it shows its next day and what the order would be today', async () => {
  expect(await read()).toMatchObject({
    status: 'ATIVA',
    proximaData: '2026-11-27',
    pedidos: [],
    previsao: {
      itens: [
        { id: coffee, quantidade: 2, total: 20 },
        { id: sugar, quantidade: 3, total: 15 },
      ],
      faltam: [],
      subtotal: 35,
      taxaentrega: 0,
      desconto: 0,
      total: 35,
    },
  });
});

test('it says why there would be none, and still by how much each quantity moves', async () => {
  const { db, supplier } = checkout.shop;
  await db
    .update(products)
    .set({ step: 250 })
    .where(and(eq(products.supplierId, supplier.id), eq(products.id, coffee)));
  await db.update(products).set({ active: false }).where(eq(products.supplierId, supplier.id));
  const whole = await read();
  expect(whole).toMatchObject({ impedimento: 'nothing-left' });
  expect(whole).not.toHaveProperty('previsao');
  expect(whole.passos).toHaveLength(2);
  expect(whole.passos).toEqual(
    expect.arrayContaining([
      { id: coffee, passo: 0.25 },
      { id: sugar, passo: 1 },
    ]),
  );
});

describe('what would stop it is shown with what it would be, and before its day', () => {
  const announced = async () => {
    const { shop } = checkout;
    await renewAt({ ...shop, now: at('2026-11-24') }, (error) => {
      throw error;
    });
    const mails = await shop.db.select().from(mailOutbox);
    const mail = mails.find(
      ({ kind, facts }) => kind === RENEWAL_MAILS.announced && facts.supplierId === shop.supplier.id,
    );
    const write = renewalMails('https://vitrine.exemplo.com.br')[RENEWAL_MAILS.announced];
    const letter = mail && (await write?.(shop.db, mail.facts, { queuedAt: 0, now: 0 }));
    return letter?.text;
  };

  test('a question that the shop asks since', async () => {
    await theShopAsks('Obra');
    expect(await read()).toMatchObject({ previsao: { total: 35 }, impedimento: 'questions-open' });
    expect(await announced()).toContain('Se fosse hoje, o pedido não seria feito: A loja passou a perguntar');
  });

  test('credit that does not suffice', async () => {
    const { db, supplier } = checkout.shop;
    const { clientId } = checkout.shopper.actor;
    const onAccount = await createPaymentMethod(db, supplier.id, {
      kind: 'on-account',
      name: 'Faturado',
      description: '',
      priceVariance: 0,
      deliveryTypes: ['pickup'],
      onAccount: { days: [28] },
      position: 5,
    });
    await setCustomer(db, supplier.id, clientId, { approved: true, creditLimit: 3_500 });
    expect((await change({ idformapagto: onAccount })).status).toBe(200);
    expect(await read()).not.toHaveProperty('impedimento');
    await setCustomer(db, supplier.id, clientId, { approved: true, creditLimit: 3_499 });
    expect(await read()).toMatchObject({ previsao: { total: 35 }, impedimento: 'no-credit' });
    expect(await announced()).toContain('Se fosse hoje, o pedido não seria feito: O seu crédito');
  });
});

describe('what the shop asks of each order', () => {
  test('that is asked since stops no order any more once it is answered', async () => {
    const site = await theShopAsks('Obra');
    expect(await change({ caracteristicas: [{ idcaracteristica: site, valor: ' Torre B ' }] })).toMatchObject(
      {
        status: 200,
        body: { caracteristicas: [{ idcaracteristica: site, nome: 'Obra', valor: 'Torre B' }] },
      },
    );
    expect(await read()).not.toHaveProperty('impedimento');
    for (const day of ['2026-11-24', '2026-11-27'])
      await renewAt({ ...checkout.shop, now: at(day) }, (error) => {
        throw error;
      });
    const { pedidos } = await read();
    expect(pedidos).toMatchObject([{ situacao: 'FEITO' }]);
    const { db, supplier } = checkout.shop;
    const [order] = await db.select().from(orders).where(theOrder(supplier.id, pedidos[0].numpedido));
    expect(order?.characteristics).toEqual([{ id: site, name: 'Obra', answer: 'Torre B' }]);
  });

  test('is answered otherwise one by one, and what is not spoken of stays', async () => {
    const site = await theShopAsks('Obra');
    const gate = await theShopAsks('Portaria', { required: false, options: ['Norte', 'Sul'] });
    const say = (answers: Readonly<Record<string, string>>) =>
      change({
        caracteristicas: Object.entries(answers).map(([idcaracteristica, valor]) => ({
          idcaracteristica,
          valor,
        })),
      });
    const currentSubscription = async () =>
      (await read()).caracteristicas.map(({ valor }: { readonly valor: string }) => valor);
    await say({ [site]: 'Torre B', [gate]: 'Norte' });
    await say({ [gate]: 'Sul' });
    expect(await currentSubscription()).toEqual(['Torre B', 'Sul']);
    await change({ itens: [{ id: coffee, quantidade: 1 }] });
    expect(await currentSubscription()).toEqual(['Torre B', 'Sul']);
    await say({ [gate]: '' });
    expect(await currentSubscription()).toEqual(['Torre B']);
    const refused = await say({ [site]: ' ' });
    expect([refused.status, refused.body.code]).toEqual([422, 'characteristic-missing']);
    expect(await currentSubscription()).toEqual(['Torre B']);
  });

  test('at the first order is stored with the subscription', async () => {
    const site = await theShopAsks('Obra');
    const draft = {
      ...aDraft(checkout, { [coffee]: 1 }, { subscriptionTypeId: monthly }),
      answers: [{ id: site, answer: 'Torre A' }],
    };
    await submitOrder({ ...checkout.shopper, now: at('2026-11-21') }, { key: undefined, draft });
    const { supplier } = checkout.shop;
    const list = await request('GET', `list/${supplier.id}/${checkout.shopper.actor.clientId}`);
    expect(list.body.assinaturas[0].caracteristicas).toEqual([
      { idcaracteristica: site, nome: 'Obra', valor: 'Torre A' },
    ]);
  });
});

describe('a change', () => {
  test('of everything at once counts from the next order on, which keeps its day', async () => {
    const changed = await change({
      idtipoassinatura: monthly,
      itens: [
        { id: coffee, quantidade: 1 },
        { id: sugar, quantidade: 0 },
      ],
      idendereco: checkout.addressId,
      idformapagto: checkout.pix,
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        nome: 'Todo month',
        proximaData: '2026-11-27',
        itens: [{ id: coffee, quantidade: 1 }],
        tipoEntrega: 'DELIVERY',
        idendereco: checkout.addressId,
        local: 'Avenida Paulista, 1000, Bela Vista, São Paulo - SP',
        formaPagamento: 'Pix',
        previsao: { subtotal: 10, taxaentrega: 9.9, total: 19.9 },
      },
    });
    for (const day of ['2026-11-24', '2026-11-27'])
      await renewAt({ ...checkout.shop, now: at(day) }, (error) => {
        throw error;
      });
    expect(await read()).toMatchObject({
      proximaData: '2026-12-27',
      pedidos: [{ data: '2026-11-27', situacao: 'FEITO' }],
    });
  });

  test.each([
    ['a type of nobody', () => ({ idtipoassinatura: newId() }), 409, 'type-not-offered'],
    ['a product that is not in it', () => ({ itens: [{ id: newId(), quantidade: 1 }] }), 422, 'line-unknown'],
    [
      'nothing left in it',
      () => ({ itens: [coffee, sugar].map((each) => ({ id: each, quantidade: 0 })) }),
      422,
      'no-lines',
    ],
    ['an address of nobody', () => ({ idendereco: newId() }), 404, 'place-not-found'],
    ['a store of nobody', () => ({ idloja: newId() }), 404, 'place-not-found'],
    ['a way of paying of nobody', () => ({ idformapagto: newId() }), 422, 'payment-not-offered'],
  ])('to %s is refused, and nothing is lost', async (_, wish, status, code) => {
    const before = await read();
    const refused = await change({ ...wish(), idtipoassinatura: monthly, ...wish() });
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(await read()).toEqual(before);
  });

  test('to a way of paying that is limited to other client groups is refused like one of nobody', async () => {
    const { db, supplier } = checkout.shop;
    const limited = await createPaymentMethod(db, supplier.id, {
      ...{ kind: 'cash-on-delivery', name: 'Do clube', description: '', priceVariance: 0, position: 5 },
      ...{ deliveryTypes: ['delivery', 'pickup'], groups: ['Clube'] },
    });
    const [unknown, others] = [
      await change({ idformapagto: newId() }),
      await change({ idformapagto: limited }),
    ];
    expect([others.status, others.body.message]).toEqual([unknown.status, unknown.body.message]);
  });

  test('to an address that is not served is refused', async () => {
    const far = await anAddress(checkout.shopper, '80010000');
    expect(await change({ idendereco: far })).toMatchObject({
      status: 422,
      body: { code: 'address-not-served' },
    });
  });

  test('to a quantity that is not sold is refused, with the nearest one that is', async () => {
    const { status, body } = await change({ itens: [{ id: coffee, quantidade: 1.5 }] });
    expect([status, body.code]).toEqual([422, 'quantity-not-sold']);
    expect(body.facts).toEqual({ itens: [{ id: coffee, nome: 'Café', quantidade: 2 }] });
    const alone = [
      { id: coffee, quantidade: 1.5 },
      { id: sugar, quantidade: 0 },
    ];
    expect((await change({ itens: alone })).body.code).toBe('quantity-not-sold');
  });

  test('to what is only sold out today is not', async () => {
    const { db, supplier } = checkout.shop;
    await db
      .update(stockLevels)
      .set({ quantity: 0 })
      .where(and(eq(stockLevels.supplierId, supplier.id), eq(stockLevels.productId, sugar)));
    expect(await change({ itens: [{ id: sugar, quantidade: 5 }] })).toMatchObject({
      status: 200,
      body: { itens: [{}, { quantidade: 5 }], previsao: { faltam: [{ nome: 'Açúcar' }], total: 20 } },
    });
  });

  test('of one that is cancelled is refused', async () => {
    await request('DELETE', `cancel/${id}`);
    for (const refused of [
      await change({ idtipoassinatura: monthly }),
      await request('POST', `skip/${id}`, { data: '2026-11-27' }),
      await request('POST', `resume/${id}`),
    ])
      expect([refused.status, refused.body.code]).toEqual([409, 'subscription-ended']);
  });
});

test('another client’s is as an absent one', async () => {
  who = await aShopper(checkout.shop);
  for (const each of [id, newId()]) {
    expect((await request('PUT', `change/${each}`, {})).status).toBe(404);
    expect((await request('POST', `skip/${each}`, { data: '2026-11-27' })).status).toBe(404);
    expect((await request('POST', `resume/${each}`)).status).toBe(404);
  }
});

test.each(['27/11/2026', '2026-13-01', '2026-11-32', ''])('%s is no day to skip', async (data) => {
  expect((await request('POST', `skip/${id}`, { data })).status).toBe(400);
});

test.each(['2026-02-30', '0000-01-01'])('%s is the day of no turn', async (data) => {
  const { status, body } = await request('POST', `skip/${id}`, { data });
  expect([status, body.code]).toEqual([409, 'turn-passed']);
});
