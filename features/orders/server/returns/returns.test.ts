/** What comes back after it has left the shop: goods, stock and money, once, by its shop's people. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { type AttendantContext, anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { stockLevels } from '#features/catalog/server/products/catalog.tables.ts';
import { lockProductsAtStore } from '#features/catalog/server/stock/by-store/store-stock.store.ts';
import { movementsOf } from '#features/catalog/server/stock/read-stock-movements.store.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { chargesOf } from '#features/payments/server/charges/charges-of.ts';
import {
  captureCharge,
  confirmCharge,
  refundCharge,
} from '#features/payments/server/charges/staff-charge-actions.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { runOperationsNow } from '#features/payments/server/operations/run-operations-now.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import { titlesOfCharges } from '#features/payments/server/store/titles.store.ts';
import { type ForgetfulBank, forgetfulBank } from '#features/payments/server/testing/forgetful-bank.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orderMails } from '../mails/order-mails.ts';
import { getOrder } from '../read/get-order.ts';
import { returnsRoutes } from '../routes/returns.routes.ts';
import { orderHooks } from '../status/order-hooks.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { moveThrough } from '../testing/at-the-shop.ts';
import { placed } from '../testing/placed.ts';

const database = testDatabase();
let checkout: Checkout;
let attendant: AttendantContext;
let coffee: string;
let tea: string;
let bank: ForgetfulBank;
let gateways: PaymentGateways;
let app: FastifyInstance;
let who: Context;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  attendant = await anAttendant(checkout.shop);
  coffee = await aProduct(checkout.shop, { name: 'Café', price: 1000, stock: 50_000 });
  tea = await aProduct(checkout.shop, { name: 'Chá', price: 700, stock: 50_000 });
  bank = forgetfulBank();
  gateways = { providerOf: async () => bank, report: () => {}, orders: orderHooks };
  app ??= await appOf(
    (inner) =>
      returnsRoutes(inner, {
        providerOf: (...request) => gateways.providerOf(...request),
        report: () => {},
        orders: orderHooks,
      }),
    () => who,
  );
});

const theirs = () => ({ ...attendant, now: Date.now() });

interface Wanted {
  readonly itens?: readonly (readonly [linha: number, quantidade: number, devolverEstoque?: boolean])[];
  readonly valor: number;
  readonly versao?: number;
  readonly chave?: string;
  readonly devolverEntrega?: boolean;
  readonly idloja?: string;
}

async function giveBack(number: number, wanted: Wanted, by: Context = theirs()) {
  const { itens = [[0, 1]], valor, versao = 1, chave = newId(), devolverEntrega = false, ...rest } = wanted;
  who = by;
  const answer = await app.inject({
    method: 'POST',
    url: `/v4/painel/${by.supplier.id}/pedidos/${number}/devolucoes`,
    payload: {
      chave,
      versao,
      motivo: 'Veio quebrado',
      itens: itens.map(([linha, quantidade, devolverEstoque = true]) => ({
        linha,
        quantidade,
        devolverEstoque,
      })),
      devolverEntrega,
      valor,
      ...(rest.idloja === undefined ? {} : { idloja: rest.idloja }),
    },
  });
  return { status: answer.statusCode, body: answer.json() };
}

const chargeOf = async (number: number) => {
  const charge = (await chargesOf(checkout.shop, [number])).get(number);
  if (charge === undefined) throw new Error('no charge');
  return charge;
};
const stockOf = async (productId: string) => {
  const [row] = await database.current.db
    .select({ quantity: stockLevels.quantity })
    .from(stockLevels)
    .where(and(eq(stockLevels.supplierId, checkout.shop.supplier.id), eq(stockLevels.productId, productId)));
  return row?.quantity;
};

/** Three coffees and a tea, R$ 37,00, delivered. */
async function delivered(paymentMethodId = checkout.cash, token?: string): Promise<number> {
  const context = { ...checkout.shopper, now: Date.now() };
  const number = await placed(context, aDraft(checkout, { [coffee]: 3, [tea]: 1 }, { paymentMethodId }));
  if (token !== undefined) await runOperationsNow(context, gateways, number, token);
  await moveThrough(theirs(), number, 'picking', 'packed', 'ready-for-pickup', 'delivered');
  return number;
}

async function paidInCash(): Promise<number> {
  const number = await delivered();
  await confirmCharge(theirs(), gateways, (await chargeOf(number)).id, '');
  return number;
}

const byCard = async (preAuthorise = false): Promise<number> => {
  const instalments = { most: 1, withoutInterest: 1, monthlyInterest: 0, smallestPart: centavos(1) };
  const card = await createPaymentMethod(checkout.shop.db, checkout.shop.supplier.id, {
    kind: 'card',
    name: 'Cartão',
    description: '',
    priceVariance: 0,
    deliveryTypes: ['pickup'],
    provider: 'sandbox',
    card: { instalments, preAuthorise },
    position: 5,
  });
  return delivered(card, 'token');
};

describe('goods of an order paid by card', () => {
  test('go to the stock where they can be sold again, and their money back to the card', async () => {
    const number = await byCard();
    const before = await stockOf(coffee);
    const { status, body } = await giveBack(number, {
      itens: [
        [0, 2],
        [1, 1, false],
      ],
      valor: 27,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      devolvivel: { valor: 37, devolvido: 27 },
      devolucoes: [
        {
          numero: 1,
          motivo: 'Veio quebrado',
          nome: attendant.actor.name,
          valor: 27,
          forma: 'DEVOLUCAO',
          situacao: 'CONCLUIDA',
          itens: [
            { linha: 0, quantidade: 2, valor: 20, voltouAoEstoque: true },
            { linha: 1, quantidade: 1, valor: 7, voltouAoEstoque: false },
          ],
        },
      ],
    });
    expect(await stockOf(coffee)).toBe((before ?? 0) + 2000);
    expect(await stockOf(tea)).toBe(49_000);
    expect(await chargeOf(number)).toMatchObject({ status: 'paid', refunded: 2700 });
    const seen = await getOrder(checkout.shopper, number);
    expect(seen).toMatchObject({ ok: true, value: { returns: [{ amount: 2700, state: 'settled' }] } });
  });

  test('go to the store that is named, which the movement and the return say', async () => {
    const { db, supplier } = checkout.shop;
    const { storeId } = checkout;
    const number = await byCard();
    const wanted = { itens: [[0, 2] as const, [1, 1, false] as const], valor: 27, chave: newId() };
    expect(await giveBack(number, { ...wanted, idloja: newId() })).toMatchObject({ status: 404 });
    const { status, body } = await giveBack(number, { ...wanted, idloja: storeId });
    expect(status).toBe(200);
    expect(body.devolucoes).toMatchObject([{ loja: { idloja: storeId } }]);
    const { nome } = body.devolucoes[0].loja;
    // Sent again it is the same one; to another store it would be another.
    expect(await giveBack(number, { ...wanted, idloja: storeId })).toMatchObject({ status: 200 });
    expect(await giveBack(number, wanted)).toMatchObject({ status: 422 });
    expect(await stockOf(coffee)).toBe(49_000);
    const there = await lockProductsAtStore(db, supplier.id, storeId, [coffee, tea]);
    expect([...there]).toEqual([[coffee, 2_000]]);
    const [movement] = await movementsOf(db, supplier.id, coffee, { limit: 1, offset: 0 });
    expect(movement).toMatchObject({
      ...{ cause: 'return', before: 47_000, after: 49_000, reason: `Pedido ${number}` },
      staffId: attendant.actor.staffId,
      stores: [{ storeId, name: nome, before: 0, after: 2_000 }],
    });
  });

  test('that have not left yet stay in their place', async () => {
    const context = { ...checkout.shopper, now: Date.now() };
    const number = await placed(context, aDraft(checkout, { [coffee]: 3 }));
    await moveThrough(theirs(), number, 'picking', 'packed', 'ready-for-pickup');
    const { status, body } = await giveBack(number, { valor: 10, idloja: checkout.storeId });
    expect([status, body.code]).toEqual([422, 'stays-in-place']);
  });

  test('sent twice they come back once, whoever asks at the same time', async () => {
    const number = await byCard();
    const chave = newId();
    const both = await Promise.all([
      giveBack(number, { valor: 10, chave }),
      giveBack(number, { valor: 10, chave }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await giveBack(number, { valor: 10, chave })).body.devolucoes).toHaveLength(1);
    for (const other of [{ valor: 5 }, { itens: [[0, 2]], valor: 10 }] as const)
      expect(await giveBack(number, { ...other, chave })).toMatchObject({
        status: 422,
        body: { code: 'key-reused' },
      });
    expect((await chargeOf(number)).refunded).toBe(1000);
    expect(bank.calls.filter((call) => call === 'refund')).toHaveLength(1);
  });

  test('of two people one records it, the other reads what has changed', async () => {
    const number = await byCard();
    const both = await Promise.all([
      giveBack(number, { itens: [[0, 3]], valor: 30 }),
      giveBack(number, { itens: [[0, 3]], valor: 30 }),
    ]);
    const [won, lost] = both.toSorted((one, other) => one.status - other.status);
    expect(won?.status).toBe(200);
    expect(lost).toMatchObject({
      status: 409,
      body: {
        code: 'alterado-por-outra-pessoa',
        facts: { atual: { versao: 2, devolucoes: [{ numero: 1, valor: 30 }] } },
      },
    });
    expect((await chargeOf(number)).refunded).toBe(3000);
    expect(await stockOf(coffee)).toBe(50_000);
  });

  test('whose refund the provider refuses are not given back until somebody asks again', async () => {
    const number = await byCard();
    bank.answer('refund', 'rejected');
    expect((await giveBack(number, { valor: 10 })).body.devolucoes).toMatchObject([{ situacao: 'RECUSADA' }]);
    const again = () =>
      app.inject({
        method: 'POST',
        url: `/v4/painel/${attendant.supplier.id}/pedidos/${number}/devolucoes/tentar-de-novo`,
      });
    expect((await again()).json().devolucoes).toMatchObject([{ situacao: 'CONCLUIDA' }]);
    expect((await again()).json().code).toBe('nothing-failed');
    expect((await chargeOf(number)).refunded).toBe(1000);
  });

  test('whose response was lost are refunded once', async () => {
    const number = await byCard();
    bank.lose('refund');
    expect((await giveBack(number, { valor: 10 })).body.devolucoes).toMatchObject([
      { situacao: 'EM_ANDAMENTO' },
    ]);
    expect((await giveBack(number, { valor: 10, versao: 2 })).body.code).toBe('under-way');
    await runOperationsNow({ ...theirs(), now: Date.now() + 3_600_000 }, gateways, number);
    expect((await chargeOf(number)).refunded).toBe(1000);
    expect(bank.calls.filter((call) => call === 'refund')).toHaveLength(1);
  });

  test('never give back more than was paid, whatever was given back before', async () => {
    const number = await byCard();
    const { id } = await chargeOf(number);
    const goodwill = { amount: centavos(3_500), reason: 'atraso', before: centavos(0) };
    expect(await refundCharge(theirs(), gateways, id, goodwill)).toMatchObject({ ok: true });
    expect((await giveBack(number, { valor: 10 })).body.code).toBe('amount-above-paid');
    expect((await giveBack(number, { valor: 2 })).status).toBe(200);
    expect(await chargeOf(number)).toMatchObject({ status: 'refunded', refunded: 3_700 });
  });
});

describe('goods of an order that the shop was paid for', () => {
  test('are owed to the client until the shop records that it gave the money back', async () => {
    const number = await paidInCash();
    expect((await giveBack(number, { valor: 10 })).body.devolucoes).toMatchObject([
      { situacao: 'A_DEVOLVER' },
    ]);
    expect((await giveBack(number, { itens: [[1, 1]], valor: 7, versao: 2 })).status).toBe(200);
    const { id } = await chargeOf(number);
    const back = (amount: number, before: number) =>
      refundCharge(theirs(), gateways, id, {
        amount: centavos(amount),
        reason: 'em dinheiro',
        before: centavos(before),
      });
    expect(await back(1_000, 0)).toMatchObject({ ok: true, value: { operation: 'refund', toRefund: 700 } });
    const paid = await back(700, 1_000);
    expect(paid.ok && paid.value.operation).toBeUndefined();
    expect((await giveBack(number, { valor: 10, versao: 3 })).body.devolucoes).toMatchObject([
      { situacao: 'CONCLUIDA' },
      { situacao: 'CONCLUIDA' },
      { situacao: 'A_DEVOLVER' },
    ]);
  });

  test('are taken off what is still to be paid in cash, up to all of it', async () => {
    const number = await delivered();
    expect((await giveBack(number, { valor: 10 })).body.devolucoes).toMatchObject([
      { forma: 'ABATIMENTO', situacao: 'CONCLUIDA' },
    ]);
    expect(await chargeOf(number)).toMatchObject({ status: 'pending', amount: 2_700 });
    const rest = {
      itens: [
        [0, 2],
        [1, 1],
      ] as const,
      valor: 27,
      versao: 2,
    };
    expect((await giveBack(number, rest)).status).toBe(200);
    expect(await chargeOf(number)).toMatchObject({ status: 'cancelled' });
  });

  test('lower the titles of an order on account, from the last one back', async () => {
    const { shop, shopper } = checkout;
    const onAccount = await createPaymentMethod(shop.db, shop.supplier.id, {
      kind: 'on-account',
      name: 'Faturado',
      description: '',
      priceVariance: 0,
      deliveryTypes: ['pickup'],
      onAccount: { days: [28, 56] },
      position: 7,
    });
    await setCustomer(shop.db, shop.supplier.id, shopper.actor.clientId, {
      approved: true,
      creditLimit: 1_000_000,
    });
    const number = await delivered(onAccount);
    expect((await giveBack(number, { itens: [[0, 3]], valor: 30 })).status).toBe(200);
    const charge = await chargeOf(number);
    expect(charge).toMatchObject({ status: 'pending', amount: 700 });
    const titles = await titlesOfCharges(shop.db, shop.supplier.id, [charge.id]);
    expect(titles.map(({ status, amount }) => [status, amount])).toEqual([
      ['open', 700],
      ['cancelled', 1_850],
    ]);
  });
});

test('a boleto in the client’s hands stays: what came back is owed once it is paid', async () => {
  const number = await delivered();
  const { id } = await chargeOf(number);
  await database.current.db.execute(
    sql`update charges set kind = 'boleto' where supplier_id = ${checkout.shop.supplier.id} and id = ${id}`,
  );
  expect((await giveBack(number, { valor: 10 })).body.devolucoes).toMatchObject([
    { forma: 'DEVOLUCAO', situacao: 'QUANDO_PAGO' },
  ]);
  await confirmCharge(theirs(), gateways, id, '');
  expect(await chargeOf(number)).toMatchObject({ status: 'paid', amount: 3_700 });
  const { body } = await giveBack(number, { itens: [[1, 1]], valor: 7, versao: 2 });
  expect(body.devolucoes).toMatchObject([{ situacao: 'A_DEVOLVER' }, { situacao: 'A_DEVOLVER' }]);
  expect(body.devolvivel).toEqual({ valor: 37, devolvido: 17 });
});

describe('a return is refused', () => {
  test('with money while the card is only authorised: what is captured may be less for it already', async () => {
    const number = await byCard(true);
    const charge = await chargeOf(number);
    expect(charge.status).toBe('authorised');
    expect(await giveBack(number, { valor: 10 })).toMatchObject({
      status: 409,
      body: { code: 'capture-first' },
    });
    const free = await giveBack(number, { itens: [[1, 1]], valor: 0 });
    expect(free.body.devolucoes).toMatchObject([{ valor: 0, forma: 'NENHUM' }]);
    await captureCharge(theirs(), gateways, charge.id, centavos(2_700));
    const captured = await chargeOf(number);
    expect(captured).toMatchObject({ status: 'paid', captured: 2_700 });
    expect(captured.refunded).toBeUndefined();
    // A third of what the coffee's share of the captured money is.
    expect((await giveBack(number, { valor: 7.3, versao: 2 })).status).toBe(200);
    expect(await chargeOf(number)).toMatchObject({ status: 'paid', refunded: 730 });
  });

  test('before the order has left, and for what was not bought or has come back', async () => {
    const early = await placed(checkout.shopper, aDraft(checkout, { [coffee]: 1 }));
    expect((await giveBack(early, { valor: 10 })).body.code).toBe('not-left-yet');
    const number = await paidInCash();
    expect((await giveBack(number, { itens: [[2, 1]], valor: 0 })).body.code).toBe('line-not-in-order');
    expect((await giveBack(number, { itens: [[0, 3.001]], valor: 0 })).body.code).toBe('above-returnable');
    expect((await giveBack(number, { itens: [[0, 0.0005]], valor: 0 })).status).toBe(400);
    expect((await giveBack(number, { itens: [[0, 1.0005]], valor: 0 })).body.code).toBe('quantity-not-exact');
    expect((await giveBack(number, { valor: 10.01 })).body.code).toBe('amount-above-paid');
    expect((await giveBack(number, { valor: 9.999 })).body.code).toBe('amount-not-exact');
  });

  test('at another shop, which does not have the order', async () => {
    const number = await paidInCash();
    const other = await aCheckout(database.current);
    const stranger = await anAttendant(other.shop);
    expect(await giveBack(number, { valor: 10 }, stranger)).toMatchObject({
      status: 404,
      body: { code: 'order-not-found' },
    });
  });

  test('with less money from who may not move it', async () => {
    const number = await paidInCash();
    const seller = { ...theirs(), actor: { ...attendant.actor, standing: 'sales' as const } };
    expect((await giveBack(number, { valor: 9.99 }, seller)).body.code).toBe('amount-fixed');
    expect((await giveBack(number, { valor: 10 }, seller)).status).toBe(200);
    expect((await giveBack(number, { valor: 0, versao: 2 })).body.devolucoes.at(-1)).toMatchObject({
      forma: 'NENHUM',
      valor: 0,
    });
  });
});

test('the client reads by mail what came back, why, and what becomes of the money', async () => {
  const number = await paidInCash();
  const { db } = database.current;
  await db.delete(mailOutbox);
  await giveBack(number, { valor: 10 });
  const [queued, ...others] = await db.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
  expect(others).toEqual([]);
  const write = orderMails('https://vitrine.exemplo')[queued?.kind ?? ''];
  const mail = await write?.(db, queued?.facts ?? {}, { queuedAt: Date.now(), now: Date.now() });
  expect(mail?.subject).toBe(`Pedido ${number}: devolução registrada`);
  const text = (mail?.text ?? '').replace(/\s+/g, ' ');
  expect(text).toContain('Voltaram para a loja: 1 un × Café.');
  expect(text).toContain('Motivo: Veio quebrado');
  expect(text).toContain('R$ 10,00 vão ser devolvidos.');
  expect(text).toContain(`/pedidos/${number}`);
});
