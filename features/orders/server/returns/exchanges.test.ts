/** Goods that are exchanged for as many of the same: their stock once, and no money. */
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { type AttendantContext, anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { stockLevels } from '#features/catalog/server/products/catalog.tables.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { chargesOf } from '#features/payments/server/charges/charges-of.ts';
import { confirmCharge } from '#features/payments/server/charges/staff-charge-actions.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import { forgetfulBank } from '#features/payments/server/testing/forgetful-bank.ts';
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
let app: FastifyInstance;
let who: Context;
const bank = forgetfulBank();
const gateways: PaymentGateways = { providerOf: async () => bank, report: () => {}, orders: orderHooks };

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  attendant = await anAttendant(checkout.shop);
  coffee = await aProduct(checkout.shop, { name: 'Café', price: 1000, stock: 5_000 });
  app ??= await appOf(
    (inner) => returnsRoutes(inner, gateways),
    () => who,
  );
});

const theirs = () => ({ ...attendant, now: Date.now() });

async function record(number: number, quantidade: number, other: object = {}) {
  who = theirs();
  const answer = await app.inject({
    method: 'POST',
    url: `/v4/painel/${who.supplier.id}/pedidos/${number}/devolucoes`,
    payload: {
      chave: newId(),
      versao: 1,
      motivo: 'Veio quebrado',
      itens: [{ linha: 0, quantidade, devolverEstoque: false }],
      devolverEntrega: false,
      troca: true,
      valor: 0,
      ...other,
    },
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function stockOf(productId: string) {
  const [row] = await database.current.db
    .select({ quantity: stockLevels.quantity })
    .from(stockLevels)
    .where(and(eq(stockLevels.supplierId, checkout.shop.supplier.id), eq(stockLevels.productId, productId)));
  return row?.quantity;
}

/** Three of five coffees, R$ 30,00, delivered. */
async function delivered(): Promise<number> {
  const number = await placed({ ...checkout.shopper, now: Date.now() }, aDraft(checkout, { [coffee]: 3 }));
  await moveThrough(theirs(), number, 'picking', 'packed', 'ready-for-pickup', 'delivered');
  return number;
}

const chargeOf = async (number: number) => (await chargesOf(checkout.shop, [number])).get(number);

test('others of the same leave the stock, no money moves, and both sides read it', async () => {
  const number = await delivered();
  const { status, body } = await record(number, 2);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    devolvivel: { valor: 30, devolvido: 0 },
    devolucoes: [
      { numero: 1, troca: true, valor: 0, taxaentrega: 0, forma: 'NENHUM', situacao: 'CONCLUIDA' },
    ],
  });
  expect(await stockOf(coffee)).toBe(0);
  expect(await chargeOf(number)).toMatchObject({ status: 'pending', amount: 3_000 });
  const seen = await getOrder(checkout.shopper, number);
  expect(seen).toMatchObject({ ok: true, value: { returns: [{ exchanged: true, amount: 0 }] } });
});

test('the new ones come back as the old would have, for all that was paid', async () => {
  const number = await delivered();
  await confirmCharge(theirs(), gateways, (await chargeOf(number))?.id ?? '', '');
  await record(number, 2);
  const all = { versao: 2, troca: undefined, valor: 30 };
  expect((await record(number, 3, all)).body).toMatchObject({ devolvivel: { valor: 30, devolvido: 30 } });
  expect((await record(number, 1, { versao: 3 })).body.code).toBe('above-returnable');
});

test('goods that can be sold again stand for those that go out', async () => {
  const number = await delivered();
  const swapped = await record(number, 3, { itens: [{ linha: 0, quantidade: 3, devolverEstoque: true }] });
  expect(swapped.status).toBe(200);
  expect(await stockOf(coffee)).toBe(2_000);
});

test('sent twice it takes the stock once; as a return its key is refused', async () => {
  const number = await delivered();
  const chave = newId();
  const both = await Promise.all([record(number, 1, { chave }), record(number, 1, { chave })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await stockOf(coffee)).toBe(1_000);
  expect((await record(number, 1, { chave, troca: undefined })).body.code).toBe('key-reused');
});

test('of two orders that want the last ones, one gets them and the other keeps what it has', async () => {
  const [one, other] = [await delivered(), await otherOf()];
  const both = await Promise.all([record(one, 1), record(other, 1)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'out-of-stock' });
  expect(await stockOf(coffee)).toBe(0);
});

/** One more coffee, which leaves a single one in the stock. */
async function otherOf(): Promise<number> {
  const number = await placed({ ...checkout.shopper, now: Date.now() }, aDraft(checkout, { [coffee]: 1 }));
  await moveThrough(theirs(), number, 'picking', 'packed', 'ready-for-pickup', 'delivered');
  return number;
}

test.each([
  ['money', { valor: 10 }, 'exchange-without-money'],
  ['the fee', { devolverEntrega: true }, 'exchange-without-money'],
  ['an old version', { versao: 2 }, 'alterado-por-outra-pessoa'],
  [
    'more than the stock has',
    { itens: [{ linha: 0, quantidade: 3, devolverEstoque: false }] },
    'out-of-stock',
  ],
])('an exchange with %s is refused, and nothing is taken', async (_, other, code) => {
  const number = await delivered();
  expect((await record(number, 1, other)).body.code).toBe(code);
  expect(await stockOf(coffee)).toBe(2_000);
});

test('the client reads by mail what is exchanged, and that it costs nothing', async () => {
  const number = await delivered();
  const { db } = database.current;
  await db.delete(mailOutbox);
  await record(number, 1);
  const [queued, ...others] = await db.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
  expect(others).toEqual([]);
  const write = orderMails('https://vitrine.exemplo')[queued?.kind ?? ''];
  const mail = await write?.(db, queued?.facts ?? {}, { queuedAt: Date.now(), now: Date.now() });
  expect(mail?.subject).toBe(`Pedido ${number}: troca registrada`);
  const text = (mail?.text ?? '').replace(/\s+/g, ' ');
  expect(text).toContain('Para trocar: 1 un × Café.');
  expect(text).toContain('A loja troca por outros iguais, sem custo');
});
