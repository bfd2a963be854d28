/** Orders that leave in parts: goods once, by their shop's people, with their clients told of each part. */
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '#features/accounts/server/audit/audit.tables.ts';
import { type AttendantContext, anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { chargesOf } from '#features/payments/server/charges/charges-of.ts';
import { confirmCharge } from '#features/payments/server/charges/staff-charge-actions.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orderMails } from '../mails/order-mails.ts';
import { getOrder } from '../read/get-order.ts';
import { panelOrdersRoutes } from '../routes/panel-orders.routes.ts';
import { returnsRoutes } from '../routes/returns.routes.ts';
import { shipmentsRoutes } from '../routes/shipments.routes.ts';
import { cancelOrder } from '../status/cancel-order.ts';
import { orderHooks } from '../status/order-hooks.ts';
import { reservedGoods } from '../store/reserved-goods.store.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { moveThrough } from '../testing/at-the-shop.ts';
import { auditOrders } from '../testing/audit.ts';
import { placed } from '../testing/placed.ts';

const database = testDatabase();
let checkout: Checkout;
let attendant: AttendantContext;
let coffee: string;
let tea: string;
let app: FastifyInstance;
let who: Context;
const gateways: PaymentGateways = { providerOf: async () => undefined, report: () => {}, orders: orderHooks };

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  attendant = await anAttendant(checkout.shop);
  coffee = await aProduct(checkout.shop, { name: 'Café', price: 1000, stock: 50_000 });
  tea = await aProduct(checkout.shop, { name: 'Chá', price: 700, stock: 50_000 });
  app ??= await appOf(
    (inner) => {
      shipmentsRoutes(inner);
      returnsRoutes(inner, gateways);
      panelOrdersRoutes(inner, gateways);
    },
    () => who,
  );
});
afterEach(() => auditOrders(checkout.shop));

const theirs = () => ({ ...attendant, now: Date.now() });

async function call(
  method: 'POST' | 'PUT',
  path: string,
  payload?: Readonly<Record<string, unknown>>,
  by: Context = theirs(),
) {
  who = by;
  const url = `/v4/painel/${by.supplier.id}/pedidos/${path}`;
  const answer = await app.inject({ method, url, ...(payload === undefined ? {} : { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

interface Wanted {
  readonly itens: readonly (readonly [linha: number, quantidade: number])[];
  readonly versao?: number;
  readonly chave?: string;
  readonly more?: Readonly<Record<string, string>>;
}

const ship = (number: number, { itens, versao = 1, chave = newId(), more = {} }: Wanted, by?: Context) =>
  call(
    'POST',
    `${number}/envios`,
    { chave, versao, itens: itens.map(([linha, quantidade]) => ({ linha, quantidade })), ...more },
    by,
  );
const arrive = (number: number, shipment: number) => call('POST', `${number}/envios/${shipment}/entregue`);

/** Three coffees and a tea, to be delivered. */
async function packed(): Promise<number> {
  const { shopper, addressId } = checkout;
  const draft = aDraft(checkout, { [coffee]: 3, [tea]: 1 }, { deliveryType: 'delivery', addressId });
  const number = await placed({ ...shopper, now: Date.now() }, draft);
  await moveThrough(theirs(), number, 'picking', 'packed');
  await database.current.db.delete(mailOutbox);
  return number;
}

async function mails(): Promise<{ readonly subject: string; readonly text: string }[]> {
  const { db } = database.current;
  const queued = await db.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
  const write = orderMails('https://vitrine.exemplo');
  const written = [];
  for (const { kind, facts } of queued) {
    const mail = await write[kind]?.(db, facts, { queuedAt: Date.now(), now: Date.now() });
    if (mail !== undefined) written.push({ subject: mail.subject, text: mail.text.replace(/\s+/g, ' ') });
  }
  return written;
}

const NFE = '35260712ABC34501DE35550010000000011000000014';

describe('an order that leaves in two shipments', () => {
  test('is on its way with the first and delivered with the last, each with its mail', async () => {
    const number = await packed();
    const more = {
      transportadora: 'Expresso Vale',
      codigo: 'VX1',
      link: 'https://vale.exemplo.com.br/VX1',
      chaveNfe: NFE.replace(/(.{4})(?=.)/g, '$1 '),
    };
    const first = await ship(number, { itens: [[0, 1.5]], more });
    expect(first).toMatchObject({
      status: 200,
      body: {
        status: 'EMENTREGA',
        proximas: [],
        envios: [
          {
            numero: 1,
            nome: attendant.actor.name,
            itens: [{ linha: 0, quantidade: 1.5 }],
            rastreio: { transportadora: 'Expresso Vale', codigo: 'VX1' },
            chaveNfe: NFE,
          },
        ],
      },
    });
    expect(await arrive(number, 1)).toMatchObject({ status: 200, body: { status: 'EMENTREGA' } });
    const rest = { itens: [[1, 1] as const, [0, 1.5] as const], versao: 2 };
    expect((await ship(number, rest)).body.envios).toMatchObject([
      { numero: 1 },
      { numero: 2, itens: [{ linha: 0 }, { linha: 1 }] },
    ]);
    expect(await arrive(number, 2)).toMatchObject({ status: 200, body: { status: 'ENTREGUE' } });
    const seen = await getOrder(checkout.shopper, number);
    expect(seen).toMatchObject({
      ok: true,
      value: { shipments: [{ deliveredAt: expect.any(Number) }, { deliveredAt: expect.any(Number) }] },
    });
    const written = await mails();
    expect(written.map(({ subject }) => subject)).toEqual([
      `Pedido ${number}: saiu para entrega`,
      `Pedido ${number}: uma parte foi entregue`,
      `Pedido ${number}: mais um envio saiu`,
      `Pedido ${number} entregue`,
    ]);
    expect(written[0]?.text).toContain('Neste envio: 1,5 un × Café.');
    expect(written[0]?.text).toContain('Transportadora: Expresso Vale, código VX1.');
  });

  test('says to its client what else comes', async () => {
    const number = await packed();
    await ship(number, { itens: [[0, 1]] });
    const [mail] = await mails();
    expect(mail?.text).toContain(`Uma parte do seu pedido ${number} está a caminho.`);
    expect(mail?.text).toContain('O restante segue em outro envio');
  });

  test('holds only what has not left', async () => {
    const number = await packed();
    const held = async () => {
      const known = await reservedGoods(checkout.shop.db, checkout.shop.supplier.id, [coffee, tea]);
      return [known.get(coffee) ?? 0, known.get(tea) ?? 0];
    };
    expect(await held()).toEqual([3000, 1000]);
    await ship(number, { itens: [[0, 2]] });
    expect(await held()).toEqual([1000, 1000]);
    await ship(number, {
      itens: [
        [0, 1],
        [1, 1],
      ],
      versao: 2,
    });
    expect(await held()).toEqual([0, 0]);
  });

  test('keeps who sent what in the audit, without the client’s words', async () => {
    const number = await packed();
    await ship(number, { itens: [[0, 1]] });
    await arrive(number, 1);
    const entries = await database.current.db
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(eq(auditEvents.supplierId, checkout.shop.supplier.id));
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['order.shipped', 'order.shipment-delivered']),
    );
  });
});

test('sent twice, goods leave once, whoever asks at the same time', async () => {
  const number = await packed();
  const chave = newId();
  const both = await Promise.all([
    ship(number, { itens: [[0, 2]], chave }),
    ship(number, { itens: [[0, 2]], chave }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await ship(number, { itens: [[0, 2]], chave })).body.envios).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
  expect(await ship(number, { itens: [[0, 1]], chave })).toMatchObject({
    status: 422,
    body: { code: 'key-reused' },
  });
  expect(await mails()).toHaveLength(1);
});

test('of two people one sends them, the other reads what has changed', async () => {
  const number = await packed();
  const both = await Promise.all([ship(number, { itens: [[0, 3]] }), ship(number, { itens: [[0, 3]] })]);
  const [won, lost] = both.toSorted((one, other) => one.status - other.status);
  expect(won?.status).toBe(200);
  expect(lost).toMatchObject({
    status: 409,
    body: { code: 'alterado-por-outra-pessoa', facts: { atual: { versao: 2, envios: [{ numero: 1 }] } } },
  });
});

describe('is refused, and changes nothing,', () => {
  test('more than is left, what was not bought, and papers that cannot be right', async () => {
    const number = await packed();
    const codeOf = async (wanted: Wanted) => (await ship(number, wanted)).body.code;
    expect(await codeOf({ itens: [[0, 3.001]] })).toBe('above-pending');
    expect(await codeOf({ itens: [[2, 1]] })).toBe('line-not-in-order');
    expect(
      await codeOf({
        itens: [
          [0, 1],
          [0, 1],
        ],
      }),
    ).toBe('line-twice');
    expect(await codeOf({ itens: [[0, 1.0005]] })).toBe('quantity-not-exact');
    expect(await codeOf({ itens: [[0, 1]], more: { codigo: 'VX1' } })).toBe('bad-tracking');
    const link = { transportadora: 'Vale', link: 'http://vale.exemplo.com.br' };
    expect(await codeOf({ itens: [[0, 1]], more: link })).toBe('bad-tracking');
    const wrong = { chaveNfe: `${NFE.slice(0, 43)}5` };
    expect(await codeOf({ itens: [[0, 1]], more: wrong })).toBe('bad-invoice-key');
    expect((await ship(number, { itens: [[0, 1]] })).body.envios).toHaveLength(1);
  });

  test('an order that is not packed, is picked up or left at once', async () => {
    const early = await placed(checkout.shopper, aDraft(checkout, { [coffee]: 1 }));
    expect((await ship(early, { itens: [[0, 1]] })).body.code).toBe('not-to-ship');
    await moveThrough(theirs(), early, 'packed');
    expect((await ship(early, { itens: [[0, 1]] })).body.code).toBe('not-to-ship');
    const whole = await packed();
    await moveThrough(theirs(), whole, 'out-for-delivery');
    expect((await ship(whole, { itens: [[0, 1]] })).body.code).toBe('not-to-ship');
  });

  test('a shipment that is not there, and an order of another shop', async () => {
    const number = await packed();
    expect(await arrive(number, 1)).toMatchObject({ status: 404, body: { code: 'shipment-not-found' } });
    const stranger = await anAttendant((await aCheckout(database.current)).shop);
    expect(await ship(number, { itens: [[0, 1]] }, stranger)).toMatchObject({ status: 404 });
  });

  test('to be delivered as a whole, or cancelled, while a part is on its way and another still here', async () => {
    const number = await packed();
    await ship(number, { itens: [[0, 3]] });
    const whole = await call('POST', `${number}/situacao`, { para: 'ENTREGUE' });
    expect(whole).toMatchObject({ status: 409, body: { code: 'goods-pending' } });
    expect(await cancelOrder(checkout.shopper, number, 'desisti')).toMatchObject({
      refusal: { code: 'left-already' },
    });
    await ship(number, { itens: [[1, 1]], versao: 2 });
    const done = await call('POST', `${number}/situacao`, { para: 'ENTREGUE' });
    expect(done.body.envios.every(({ entregueEm = '' }) => entregueEm !== '')).toBe(true);
  });
});

test('tracking that follows later is mailed once, and can be taken back', async () => {
  const number = await packed();
  await ship(number, { itens: [[0, 3]] });
  await database.current.db.delete(mailOutbox);
  const path = `${number}/envios/1`;
  const said = { transportadora: 'Expresso Vale', codigo: 'VX9' };
  expect((await call('PUT', path, said)).body.envios[0].rastreio).toMatchObject(said);
  await call('PUT', path, said);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Expresso Vale, código VX9');
  expect((await call('PUT', path, {})).body.envios[0].rastreio).toBeUndefined();
});

describe('goods', () => {
  const back = (number: number, linha: number, quantidade: number, more: object) =>
    call('POST', `${number}/devolucoes`, {
      chave: newId(),
      motivo: 'Em falta',
      itens: [{ linha, quantidade, devolverEstoque: true }],
      devolverEntrega: false,
      valor: 0,
      versao: 1,
      ...more,
    });

  async function paid(): Promise<number> {
    const number = await packed();
    const charge = (await chargesOf(checkout.shop, [number])).get(number);
    await confirmCharge(theirs(), gateways, charge?.id ?? '', '');
    await database.current.db.delete(mailOutbox);
    return number;
  }

  test('come back only as far as they have left', async () => {
    const number = await paid();
    await ship(number, { itens: [[0, 1]] });
    expect((await back(number, 0, 2, { valor: 20 })).body.code).toBe('above-returnable');
    expect((await back(number, 0, 1, { valor: 10 })).status).toBe(200);
  });

  test('that the shop gives up sending are paid back, and the order is delivered with what left', async () => {
    const number = await paid();
    await ship(number, { itens: [[0, 3]] });
    await arrive(number, 1);
    const given = await back(number, 1, 1, { valor: 7, naoEnviado: true });
    expect(given).toMatchObject({
      status: 200,
      body: { status: 'ENTREGUE', devolucoes: [{ naoEnviado: true, valor: 7 }] },
    });
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects).toContain(`Pedido ${number}: alguns produtos não serão enviados`);
    const late = await ship(number, { itens: [[1, 1]], versao: 2 });
    expect(late.body.code).toBe('not-to-ship');
  });

  test('that have all left cannot be given up', async () => {
    const number = await paid();
    await ship(number, {
      itens: [
        [0, 3],
        [1, 1],
      ],
    });
    expect((await back(number, 1, 1, { valor: 7, naoEnviado: true })).body.code).toBe('above-returnable');
  });
});
