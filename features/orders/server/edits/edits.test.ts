/** An order's quantities change only as its client agreed, with stock, coupon and charge. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { type AttendantContext, anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { stockLevels } from '#features/catalog/server/products/catalog.tables.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createCoupon } from '#features/coupons/server/create-coupon.ts';
import { charges } from '#features/payments/server/store/payments.tables.ts';
import { noGateways } from '#features/payments/server/testing/no-gateways.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { editsRoutes } from '../routes/edits.routes.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { moveThrough } from '../testing/at-the-shop.ts';
import { auditOrders } from '../testing/audit.ts';
import { placed, setPaid } from '../testing/placed.ts';

const database = testDatabase();
let checkout: Checkout;
let attendant: AttendantContext;
let coffee: string;
let tea: string;
let number: number;
let app: FastifyInstance;
let who: Context;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  attendant = await anAttendant(checkout.shop);
  coffee = await aProduct(checkout.shop, { name: 'Café', price: 1000, stock: 5000 });
  tea = await aProduct(checkout.shop, { name: 'Chá', price: 700, stock: 5000 });
  number = await placed(checkout.shopper, aDraft(checkout, { [coffee]: 3, [tea]: 1 }));
  app ??= await appOf(
    (inner) => editsRoutes(inner, noGateways),
    () => who,
  );
});
afterEach(() => auditOrders(checkout.shop));

const call = async (by: Context, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
  who = by;
  const answer = await app.inject({ method, url, ...(payload === undefined ? {} : { payload }) });
  return { status: answer.statusCode, body: answer.json() };
};
const atShop = () => `/v4/painel/${checkout.shop.supplier.id}/pedidos/${number}/alteracao`;
const ofClient = () => `/v4/orders/${checkout.shop.supplier.id}/order/${number}/alteracao`;
type Items = readonly { readonly linha: number; readonly quantidade: number }[];
const preview = (itens: Items) => call(attendant, 'POST', `${atShop()}/previa`, { itens });
const propose = (itens: Items, totalConferido: number, mensagem = '') =>
  call(attendant, 'PUT', atShop(), { itens, mensagem, totalConferido });
const answer = (word: 'aceitar' | 'recusar', versao = 1, by: Context = checkout.shopper) =>
  call(by, 'POST', `${ofClient()}/${word}`, { versao });

const stockOf = async (productId: string) => {
  const [row] = await database.current.db
    .select({ quantity: stockLevels.quantity })
    .from(stockLevels)
    .where(and(eq(stockLevels.supplierId, checkout.shop.supplier.id), eq(stockLevels.productId, productId)));
  return row?.quantity;
};
const chargesNow = () =>
  database.current.db
    .select({ status: charges.status, amount: charges.amount })
    .from(charges)
    .where(and(eq(charges.supplierId, checkout.shop.supplier.id), eq(charges.orderNumber, number)))
    .orderBy(charges.createdAt, charges.id);

const LESS: Items = [
  { linha: 0, quantidade: 1 },
  { linha: 1, quantidade: 0 },
];

test('the shop sees the difference before it asks, and nothing is written', async () => {
  const { status, body } = await preview(LESS);
  expect(status).toBe(200);
  expect(body).toMatchObject({ antes: { totalpedido: 37 }, depois: { totalpedido: 10 } });
  expect(body.linhas).toEqual([
    { linha: 0, nome: 'Café', unidade: expect.any(String), de: 3, para: 1 },
    { linha: 1, nome: 'Chá', unidade: expect.any(String), de: 1, para: 0 },
  ]);
  expect((await answer('aceitar')).body.code).toBe('edit-changed');
});

describe('a proposal', () => {
  test('changes nothing until its client agrees; then lines, stock and charge change together', async () => {
    const { body } = await propose(LESS, 10, 'Faltou chá');
    expect(body).toMatchObject({
      totalpedido: 37,
      alteracao: { versao: 1, total: 10, mensagem: 'Faltou chá' },
    });
    expect(await stockOf(coffee)).toBe(2000);
    const { status, body: accepted } = await answer('aceitar');
    expect(status).toBe(200);
    expect(accepted.alteracao).toBeUndefined();
    expect(accepted).toMatchObject({ totalpedido: 10, itens: [{ nome: 'Café', quantidade: 1 }] });
    expect(await stockOf(coffee)).toBe(4000);
    expect(await stockOf(tea)).toBe(5000);
    expect(await chargesNow()).toEqual([
      { status: 'cancelled', amount: 3700 },
      { status: 'pending', amount: 1000 },
    ]);
    expect((await answer('aceitar')).body.code).toBe('edit-changed');
  });

  test('may ask for more, as far as there is stock', async () => {
    await propose([{ linha: 0, quantidade: 5 }], 57);
    await answer('aceitar');
    expect(await stockOf(coffee)).toBe(0);
    await propose([{ linha: 1, quantidade: 6 }], 92);
    expect((await answer('aceitar', 2)).body.code).toBe('edit-out-of-stock');
    expect(await stockOf(tea)).toBe(4000);
    expect((await chargesNow()).at(-1)).toEqual({ status: 'pending', amount: 5700 });
  });

  test('is declined, withdrawn or replaced, and the order stays', async () => {
    await propose(LESS, 10);
    expect((await answer('recusar')).body).toMatchObject({ totalpedido: 37 });
    await propose(LESS, 10);
    await propose([{ linha: 0, quantidade: 2 }], 27);
    expect((await answer('aceitar', 2)).body.code).toBe('edit-changed');
    const { body } = await call(attendant, 'DELETE', atShop());
    expect(body.alteracoes.map(({ desfecho }: { desfecho: string }) => desfecho)).toEqual([
      'RECUSADA',
      'SUBSTITUIDA',
      'RETIRADA',
    ]);
    expect((await answer('aceitar', 3)).body.code).toBe('edit-changed');
    expect(await stockOf(coffee)).toBe(2000);
  });

  test('accepted twice at once counts once', async () => {
    await propose(LESS, 10);
    who = checkout.shopper;
    const both = await Promise.all(
      [1, 2].map(() => app.inject({ method: 'POST', url: `${ofClient()}/aceitar`, payload: { versao: 1 } })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await stockOf(coffee)).toBe(4000);
  });

  test('keeps a coupon as far as it holds', async () => {
    const { db, supplier, now } = checkout.shop;
    const coupon = { code: 'DEZ', discount: { kind: 'percent', basisPoints: 1000 } } as const;
    await createCoupon(db, supplier.id, { ...coupon, minimum: centavos(2000) }, now);
    number = await placed(
      checkout.shopper,
      aDraft(checkout, { [tea]: 4 }, { coupon: 'DEZ', customerOrderNumber: 'b' }),
    );
    expect((await preview([{ linha: 0, quantidade: 3 }])).body.depois).toMatchObject({
      desconto: 2.1,
      totalpedido: 18.9,
    });
    expect((await preview([{ linha: 0, quantidade: 1 }])).body.depois).toMatchObject({
      desconto: 0,
      totalpedido: 7,
    });
    await propose([{ linha: 0, quantidade: 3 }], 18.9);
    expect((await answer('aceitar')).body).toMatchObject({ desconto: 2.1, totalpedido: 18.9 });
  });
});

test.each<readonly [string, Items, number, string]>([
  ['another line', [{ linha: 7, quantidade: 1 }], 422, 'line-not-in-order'],
  ['no change', [{ linha: 0, quantidade: 3 }], 422, 'nothing-changed'],
  [
    'nothing left',
    [
      { linha: 0, quantidade: 0 },
      { linha: 1, quantidade: 0 },
    ],
    422,
    'nothing-left',
  ],
  ['a quantity too exact', [{ linha: 0, quantidade: 0.0001 }], 400, 'quantity-not-exact'],
])('%s is refused', async (_, itens, status, code) => {
  expect(await preview(itens)).toMatchObject({ status, body: { code } });
});

test('a total that differs from the preview is refused', async () => {
  expect((await propose(LESS, 11)).body.code).toBe('edit-total-changed');
});

test('a paid order is refused with what to do instead', async () => {
  await propose(LESS, 10);
  await setPaid(checkout.shopper, number, new Date(checkout.shop.now));
  const { status, body } = await preview(LESS);
  expect([status, body.code]).toEqual([409, 'order-paid']);
  expect((await answer('aceitar')).body.code).toBe('order-paid');
});

test('what was packed meanwhile stays as it is', async () => {
  await propose(LESS, 10);
  await moveThrough(checkout.shop, number, 'packed');
  expect((await answer('aceitar')).body.code).toBe('not-editable');
  expect((await preview(LESS)).body.code).toBe('not-editable');
});

test('nobody else’s', async () => {
  await propose(LESS, 10);
  expect((await answer('aceitar', 1, await aShopper(checkout.shop))).status).toBe(404);
  attendant = await anAttendant((await aCheckout(database.current)).shop);
  const foreign = `/v4/painel/${attendant.supplier.id}/pedidos/${number}/alteracao`;
  const sent = { itens: LESS, mensagem: '', totalConferido: 10 };
  expect((await call(attendant, 'PUT', foreign, sent)).status).toBe(404);
  expect((await call(attendant, 'DELETE', foreign)).status).toBe(404);
});
