/** Orders that are picked on the screen: progress of several people, once per request, without moving stock, money or status. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '#features/accounts/server/audit/audit.tables.ts';
import { type AttendantContext, anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import { NONE } from '#kernel/quantity.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { acceptEdit } from '../edits/answer-edit.ts';
import { previewEdit, proposeEdit } from '../edits/propose-edit.ts';
import { getOrder } from '../read/get-order.ts';
import { panelOrdersRoutes } from '../routes/panel-orders.routes.ts';
import { pickingRoutes } from '../routes/picking.routes.ts';
import { orderHooks } from '../status/order-hooks.ts';
import { forgetClientOrders } from '../store/personal-data.store.ts';
import { reservedGoods } from '../store/reserved-goods.store.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { moveThrough } from '../testing/at-the-shop.ts';
import { auditOrders } from '../testing/audit.ts';
import { placed } from '../testing/placed.ts';

const database = testDatabase();
let checkout: Checkout;
let lia: AttendantContext;
let bento: AttendantContext;
let coffee: string;
let tea: string;
let app: FastifyInstance;
let who: Context;
const gateways: PaymentGateways = { providerOf: async () => undefined, report: () => {}, orders: orderHooks };

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  lia = named(await anAttendant(checkout.shop), 'Lia');
  bento = named(await anAttendant(checkout.shop), 'Bento');
  coffee = await aProduct(checkout.shop, { name: 'Café', price: 1000, stock: 50_000 });
  tea = await aProduct(checkout.shop, { name: 'Chá', price: 700, stock: 50_000 });
  app ??= await appOf(
    (inner) => {
      pickingRoutes(inner);
      panelOrdersRoutes(inner, gateways);
    },
    () => who,
  );
});
afterEach(() => auditOrders(checkout.shop));

const named = (person: AttendantContext, name: string): AttendantContext => ({
  ...person,
  actor: { ...person.actor, name },
});

const as = (person: AttendantContext): AttendantContext => ({ ...person, now: Date.now() });

async function call(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: Readonly<Record<string, unknown>>,
  by: Context = as(lia),
) {
  who = by;
  const url = `/v4/painel/${by.supplier.id}/pedidos/${path}`;
  const answer = await app.inject({ method, url, ...(payload === undefined ? {} : { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

/** Three coffees, or so many, and a tea. */
async function toPick(coffees = 3): Promise<number> {
  const { shopper, addressId } = checkout;
  const draft = aDraft(checkout, { [coffee]: coffees, [tea]: 1 }, { deliveryType: 'delivery', addressId });
  const number = await placed({ ...shopper, now: Date.now() }, draft);
  await moveThrough(as(lia), number, 'picking');
  return number;
}

interface Pick {
  readonly linha: number;
  readonly quantidade: number;
  readonly versao?: number;
  readonly falta?: 'SEM_ESTOQUE' | 'AVARIADO';
  readonly anotacao?: string;
}

const pick = (
  number: number,
  itens: readonly Pick[],
  { chave = newId(), versaoPedido = 1 } = {},
  by?: Context,
) =>
  call(
    'PUT',
    `${number}/separacao`,
    { chave, versaoPedido, itens: itens.map((one) => ({ versao: 1, ...one })) },
    by,
  );

const finish = (number: number, versao: number, versaoPedido = 1, by?: Context) =>
  call('POST', `${number}/separacao/concluir`, { versao, versaoPedido }, by);

const audited = async () =>
  (
    await database.current.db
      .select({ action: auditEvents.action, after: auditEvents.after })
      .from(auditEvents)
      .where(eq(auditEvents.supplierId, checkout.shop.supplier.id))
  ).filter(({ action }) => action === 'order.picked');

test('an order is picked line by line, finished once, and neither stock, money nor mail moves', async () => {
  const number = await toPick();
  const { db } = database.current;
  await db.delete(mailOutbox);
  const before = await call('GET', `${number}/separacao`);
  expect(before.body).toMatchObject({
    ...{ numpedido: number, status: 'SEPARANDO', versaoPedido: 1 },
    produtos: [
      { linha: 0, nome: 'Café', quantidade: 3 },
      { linha: 1, nome: 'Chá', quantidade: 1 },
    ],
  });
  expect(before.body.separacao).toBeUndefined();
  const held = await reservedGoods(db, checkout.shop.supplier.id, [coffee, tea]);
  expect((await finish(number, 1)).body.code).toBe('lines-waiting');
  await pick(number, [{ linha: 0, quantidade: 2, falta: 'AVARIADO', anotacao: ' caixa aberta ' }]);
  const picked = await pick(number, [{ linha: 1, quantidade: 1 }], {}, as(bento));
  expect(picked.body.separacao).toMatchObject({
    comecadaPor: lia.actor.name,
    itens: [
      {
        linha: 0,
        quantidade: 2,
        falta: 'AVARIADO',
        anotacao: 'caixa aberta',
        versao: 2,
        nome: lia.actor.name,
      },
      { linha: 1, quantidade: 1, versao: 2, nome: bento.actor.name },
    ],
  });
  const done = await finish(number, 3, 1, as(bento));
  expect(done.body.separacao).toMatchObject({ concluidaPor: bento.actor.name });
  expect((await finish(number, 3)).body.separacao).toEqual(done.body.separacao);
  expect(await audited()).toEqual([
    {
      action: 'order.picked',
      after: {
        order: number,
        lines: [
          { position: 0, quantity: 2_000, shortage: 'damaged' },
          { position: 1, quantity: 1_000 },
        ],
      },
    },
  ]);
  expect(await reservedGoods(db, checkout.shop.supplier.id, [coffee, tea])).toEqual(held);
  expect(await db.select().from(mailOutbox)).toEqual([]);
  const page = await call('GET', `${number}`);
  expect(page.body).toMatchObject({ status: 'SEPARANDO', separacao: done.body.separacao });
  // Its client reads nothing of it.
  const own = await getOrder(checkout.shopper, number);
  expect(JSON.stringify(own)).not.toContain('caixa aberta');
});

test('a line that is changed again opens what was finished', async () => {
  const number = await toPick();
  await pick(number, [
    { linha: 0, quantidade: 3 },
    { linha: 1, quantidade: 1 },
  ]);
  await finish(number, 3);
  const again = await pick(number, [{ linha: 0, quantidade: 2, versao: 2 }]);
  expect(again.body.separacao.concluidaEm).toBeUndefined();
  expect((await finish(number, 4)).body.code).toBe('lines-waiting');
  await pick(number, [{ linha: 0, quantidade: 2, versao: 3, falta: 'SEM_ESTOQUE' }]);
  expect((await finish(number, 5)).status).toBe(200);
  expect(await audited()).toHaveLength(2);
});

describe('two people at one order', () => {
  test('at different products do not disturb each other, also at the same moment', async () => {
    const number = await toPick();
    const all = await Promise.all([
      pick(number, [{ linha: 0, quantidade: 3 }], {}, as(lia)),
      pick(number, [{ linha: 1, quantidade: 1 }], {}, as(bento)),
    ]);
    expect(all.map(({ status }) => status)).toEqual([200, 200]);
    const { separacao } = (await call('GET', `${number}/separacao`)).body;
    expect(separacao.itens.map(({ quantidade }: Pick) => quantidade)).toEqual([3, 1]);
  });

  test('at the same product: one is late, gets the other’s, and overwrites nothing', async () => {
    const number = await toPick();
    const all = await Promise.all(
      [lia, bento].map((person, index) =>
        pick(
          number,
          [
            { linha: 1, quantidade: index },
            { linha: 0, quantidade: index + 1 },
          ],
          {},
          as(person),
        ),
      ),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = all.find(({ status }) => status === 409);
    const winner = all.find(({ status }) => status === 200);
    expect(late?.body).toMatchObject({
      code: 'alterado-por-outra-pessoa',
      facts: { atual: { separacao: winner?.body.separacao } },
    });
  });

  test('finish what both have seen', async () => {
    const number = await toPick();
    await pick(number, [{ linha: 0, quantidade: 3 }]);
    await pick(number, [{ linha: 1, quantidade: 1 }], {}, as(bento));
    expect(await finish(number, 2)).toMatchObject({
      status: 409,
      body: { code: 'alterado-por-outra-pessoa' },
    });
  });
});

test('a request that is sent again, also at once or after others, counts once', async () => {
  const number = await toPick();
  const chave = newId();
  const once = () => pick(number, [{ linha: 0, quantidade: 2 }], { chave });
  const all = await Promise.all([once(), once(), once()]);
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  await pick(number, [{ linha: 1, quantidade: 1 }]);
  expect((await once()).body.separacao.itens).toMatchObject([{ versao: 2 }, { versao: 2 }]);
});

describe('is refused', () => {
  test.each([
    ['above-ordered', [{ linha: 0, quantidade: 4 }]],
    ['line-not-in-order', [{ linha: 2, quantidade: 1 }]],
    ['quantity-not-exact', [{ linha: 0, quantidade: 0.0005 }]],
    [
      'line-twice',
      [
        { linha: 0, quantidade: 1 },
        { linha: 0, quantidade: 2 },
      ],
    ],
  ])('%s', async (code, itens) => {
    const number = await toPick();
    expect((await pick(number, itens)).body.code).toBe(code);
    expect((await call('GET', `${number}/separacao`)).body.separacao).toBeUndefined();
  });

  test('an order that is not picked, or another shop’s', async () => {
    const number = await toPick();
    const stranger = as(await anAttendant((await aCheckout(database.current)).shop));
    expect((await pick(number, [{ linha: 0, quantidade: 1 }], {}, stranger)).status).toBe(404);
    expect((await finish(number, 1, 1, stranger)).status).toBe(404);
    expect((await call('GET', `${number}/separacao`, undefined, stranger)).status).toBe(404);
    await moveThrough(as(lia), number, 'cancelled');
    expect((await pick(number, [{ linha: 0, quantidade: 1 }])).body.code).toBe('not-picking');
    expect((await finish(number, 1)).body.code).toBe('not-picking');
    expect((await call('GET', `${number}/separacao`)).body.status).toBe('CANCELADO');
  });
});

test('a change that the client accepts keeps what was picked, and is said at the next step', async () => {
  const number = await toPick();
  await pick(number, [
    { linha: 0, quantidade: 0, falta: 'SEM_ESTOQUE' },
    { linha: 1, quantidade: 1 },
  ]);
  await finish(number, 3);
  const wish = new Map([[0, NONE]]);
  const preview = await previewEdit(as(lia), number, wish);
  if (!preview.ok) throw new Error(preview.refusal.code);
  const seenTotal = preview.value.totals.total;
  expect((await proposeEdit(as(lia), number, { wish, message: '', seenTotal })).ok).toBe(true);
  const accepted = await acceptEdit({ ...checkout.shopper, now: Date.now() }, { number, version: 1 });
  expect(accepted.ok).toBe(true);
  expect((await pick(number, [{ linha: 0, quantidade: 1, versao: 2 }])).body.code).toBe('order-edited');
  const { body } = await call('GET', `${number}/separacao`);
  expect(body).toMatchObject({
    versaoPedido: 2,
    produtos: [{ nome: 'Chá' }],
    separacao: { itens: [{ linha: 0, quantidade: 1, versao: 3 }] },
  });
  // All that is left of it is there: it stays finished.
  expect(body.separacao.concluidaEm).toBeDefined();
});

test('the next one is the oldest that nobody has begun, then one that is begun', async () => {
  const next = async (query = '') => (await call('GET', `a-separar${query}`)).body.numpedido;
  expect(await next()).toBeUndefined();
  const [first, second] = [await toPick(), await toPick(2)];
  expect(await next()).toBe(first);
  expect(await next(`?exceto=${first}`)).toBe(second);
  await pick(first, [
    { linha: 0, quantidade: 3 },
    { linha: 1, quantidade: 1 },
  ]);
  expect(await next()).toBe(second);
  expect(await next(`?exceto=${second}`)).toBe(first);
  await finish(first, 3);
  expect(await next(`?exceto=${second}`)).toBeUndefined();
});

test('what was noted goes with the client’s data', async () => {
  const number = await toPick();
  await pick(number, [{ linha: 0, quantidade: 0, falta: 'AVARIADO', anotacao: 'Ana ligou' }]);
  const { db, supplier } = checkout.shop;
  await forgetClientOrders(db, supplier.id, checkout.shopper.actor.clientId);
  const { itens } = (await call('GET', `${number}/separacao`)).body.separacao;
  expect(itens).toMatchObject([{ anotacao: '', falta: 'AVARIADO' }]);
});
