/** How a shop's staff handle its orders, through the panel's API. */

import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '#features/accounts/server/audit/audit.tables.ts';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { type AttendantContext, anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { stockLevels } from '#features/catalog/server/products/catalog.tables.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { confirmCharge, refundCharge } from '#features/payments/server/charges/staff-charge-actions.ts';
import { addChargeEvent } from '#features/payments/server/store/charge-moves.store.ts';
import { charges } from '#features/payments/server/store/payments.tables.ts';
import { noGateways } from '#features/payments/server/testing/no-gateways.ts';
import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orderSchema } from '../../contract/order/order.schema.ts';
import { getOrder } from '../read/get-order.ts';
import { listOrders } from '../read/list-orders.ts';
import { orderHooks } from '../status/order-hooks.ts';
import { ordersPersonalData } from '../store/personal-data.store.ts';
import { submitOrder } from '../submit/submit-order.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { auditOrders } from '../testing/audit.ts';
import { setPaid } from '../testing/placed.ts';
import { panelOrdersRoutes } from './panel-orders.routes.ts';

const database = testDatabase();
let checkout: Checkout;
let attendant: AttendantContext;
let coffee: string;
let number: number;
let app: FastifyInstance;
let who: Context;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  attendant = await anAttendant(checkout.shop);
  coffee = await aProduct(checkout.shop, { name: 'Café', price: 1000 });
  number = await placed(checkout);
  who = attendant;
  app ??= await appOf(
    (inner) => panelOrdersRoutes(inner, noGateways),
    () => who,
  );
});

async function placed({ shopper, ...rest }: Pick<Checkout, 'shopper' | 'cash' | 'storeId'>, more = {}) {
  const draft = aDraft(rest, { [coffee]: 2 }, more);
  const answer = await submitOrder(shopper, { draft, key: undefined });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value.number;
}

const base = () => `/v4/painel/${who.supplier.id}/pedidos`;
const read = async (tail = '') => {
  const answer = await app.inject({ url: base() + tail });
  return { status: answer.statusCode, body: answer.json() };
};
const write = async (method: 'POST' | 'PUT', tail: string, payload: object) => {
  const answer = await app.inject({ method, url: base() + tail, payload });
  return { status: answer.statusCode, body: answer.json() };
};
const move = (para: string, motivo?: string) =>
  write('POST', `/${number}/situacao`, { para, ...defined({ motivo }) });
const audited = () =>
  database.current.db
    .select({ action: auditEvents.action, before: auditEvents.before, after: auditEvents.after })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.supplierId, checkout.shop.supplier.id),
        eq(auditEvents.staffId, attendant.actor.staffId),
      ),
    );

describe('the list', () => {
  test('says whose each order is, newest first', async () => {
    const second = await placed({
      ...checkout,
      shopper: { ...checkout.shopper, now: checkout.shopper.now + 90_000 },
    });
    const { body } = await read();
    expect(body).toMatchObject({ pagina: 1, paginas: 1, total: 2 });
    expect(body.dados.map((row: { numpedido: number }) => row.numpedido)).toEqual([second, number]);
    expect(body.dados[0]).toMatchObject({
      cliente: { nome: 'Ana Souza' },
      totalpedido: 20,
      status: 'ENVIADO',
    });
  });

  test.each([
    ['?status=ENVIADO', 1],
    ['?status=PAGO', 0],
    ['?busca=SOUZA', 1],
    ['?busca=ninguem', 0],
    ['?de=2026-11-20&ate=2026-11-20', 1],
    ['?de=2026-11-21', 0],
    ['?ate=2026-11-19', 0],
    ['?de=0001-01-01&ate=9999-12-31', 1],
  ])('%s finds %d', async (query, found) => {
    expect((await read(query)).body.total).toBe(found);
  });

  test.each<readonly [string, () => string, number]>([
    ['the number, typed as words', () => `?busca=${number}`, 1],
    ['the payment method', () => `?formaPagamento=${checkout.cash}`, 1],
    ['another payment method', () => `?formaPagamento=${checkout.pix}`, 0],
    ['pickup', () => '?tipoEntrega=RETIRADA', 1],
    ['delivery', () => '?tipoEntrega=DELIVERY', 0],
    ['a representative, who issued none', () => `?representante=${checkout.shopper.actor.userId}`, 0],
    ['what is new since', () => `?apos=${new Date(checkout.shop.now).toISOString()}`, 0],
    ['what is new since before', () => `?apos=${new Date(checkout.shop.now - 1).toISOString()}`, 1],
    ['what was known then', () => `?ateInstante=${new Date(checkout.shop.now - 1).toISOString()}`, 0],
  ])('by %s', async (_, query, found) => {
    const { body } = await read(query());
    expect(body.total).toBe(found);
    expect(body.dados).toHaveLength(found);
  });

  test('by date or total, in both directions', async () => {
    const small = await placed(
      { ...checkout, shopper: { ...checkout.shopper, now: checkout.shopper.now + 90_000 } },
      { lines: [{ productId: coffee, quantity: thousandths(1000), giftWrap: false }] },
    );
    const inOrder = async (query: string) =>
      (await read(query)).body.dados.map((row: { numpedido: number }) => row.numpedido);
    expect(await inOrder('?ordenar=criado&sentido=asc')).toEqual([number, small]);
    expect(await inOrder('?ordenar=total&sentido=desc')).toEqual([number, small]);
    expect(await inOrder('?ordenar=total&sentido=asc')).toEqual([small, number]);
  });

  test('as a spreadsheet, with whose each order is', async () => {
    const answer = await app.inject({ url: `${base()}/planilha?status=ENVIADO` });
    expect(answer.headers['content-disposition']).toMatch(/attachment; filename="pedidos-.*\.csv"/);
    const [heads = '', row = '', ...rest] = answer.body.split('\r\n');
    expect(heads).toContain('Cliente;CPF ou CNPJ;Número');
    expect(row).toContain('Ana Souza');
    expect(row).toContain(String(number));
    expect(rest).toEqual(['']);
    expect(
      (await app.inject({ url: `${base()}/planilha?status=PAGO` })).body.trim().split('\r\n'),
    ).toHaveLength(1);
  });

  test('by number', async () => {
    expect((await read(`?numero=${number}`)).body.total).toBe(1);
    expect((await read('?numero=1')).body.total).toBe(0);
  });

  test.each(['?apos=ontem', '?ateInstante=2026-11-20', '?apos=2026-11-20T10:00'])(
    '%s is no moment',
    async (query) => {
      const { status, body } = await read(query);
      expect([status, body.code]).toEqual([400, 'no-such-moment']);
    },
  );

  test.each(['?de=2026-02-30', '?ate=0000-12-31', '?de=2026-11-21&ate=2026-11-20'])(
    '%s is refused in words',
    async (query) => {
      const { status, body } = await read(query);
      expect([status, body.code]).toEqual([400, 'no-such-day']);
    },
  );

  test('holds nothing of another shop', async () => {
    who = await anAttendant((await aCheckout(database.current)).shop);
    expect((await read()).body.total).toBe(0);
    expect((await read(`/${number}`)).status).toBe(404);
    expect((await move('SEPARANDO')).status).toBe(404);
  });
});

describe('moving an order', () => {
  test('returns the next moves, who did what, and is audited', async () => {
    expect((await read(`/${number}`)).body.proximas).toEqual([
      'SEPARANDO',
      'AGUARDANDOPAGAMENTO',
      'PAGO',
      'CANCELADO',
    ]);
    const { body } = await move('SEPARANDO');
    expect(body.proximas).toEqual(['AGUARDANDOPAGAMENTO', 'PAGO', 'CANCELADO']);
    expect(body.historico).toMatchObject([
      { status: 'ENVIADO', por: 'CLIENTE', nome: 'Ana Souza' },
      { status: 'SEPARANDO', por: 'LOJA', nome: 'Paula Lima' },
    ]);
    await move('PAGO');
    await move('PRONTO_RETIRADA');
    expect((await move('ENTREGUE')).body.proximas).toEqual([]);
    expect((await audited()).map(({ action }) => action)).toEqual(Array(4).fill('order.moved'));
    await auditOrders(checkout.shop);
  });

  test('what went wrong with its money stands between its moves, for the shop alone', async () => {
    const { db, supplier, now } = checkout.shop;
    const { body: order } = await read(`/${number}`);
    const chargeId = order.pagamento.idcobranca;
    const said = { supplierId: supplier.id, chargeId, provider: 'mercado-pago', amount: 100 } as const;
    const at = new Date(now + 60_000);
    await db
      .update(charges)
      .set({ provider: 'mercado-pago' })
      .where(and(eq(charges.supplierId, supplier.id), eq(charges.id, chargeId)));
    for (const note of ['wrong-amount', 'wrong-amount', 'shop-told', 'step'] as const)
      await addChargeEvent(db, { ...said, before: 'pending', after: 'pending', note, at });
    attendant = { ...attendant, now: now + 120_000 };
    who = attendant;
    await move('SEPARANDO');
    const { historico } = (await read(`/${number}`)).body;
    expect(historico.map(({ status, por }: { status: string; por: string }) => [status, por])).toEqual([
      ['ENVIADO', 'CLIENTE'],
      ['ENVIADO', 'SISTEMA'],
      ['SEPARANDO', 'LOJA'],
    ]);
    expect(historico[1].motivo).toBe(
      'O Mercado Pago informou R$\u00a01,00, e a cobrança é de R$\u00a020,00. Nada foi dado como pago.',
    );
    const own = await getOrder(checkout.shopper, number);
    expect(own.ok && own.value.events.map(({ status }) => status)).toEqual(['received', 'picking']);
  });

  test('what the shop gave back by hand stands in its history, and its client reads how much', async () => {
    const { pagamento } = (await read(`/${number}`)).body;
    const gateways = { ...noGateways, orders: orderHooks };
    const at = (minutes: number) => ({ ...attendant, now: checkout.shop.now + minutes * 60_000 });
    expect(await confirmCharge(at(1), gateways, pagamento.idcobranca, '')).toMatchObject({ ok: true });
    who = at(2);
    await move('CANCELADO', 'Sem entregador hoje');
    const wish = { amount: centavos(500), reason: 'cancelado', before: centavos(0) };
    expect(await refundCharge(at(3), gateways, pagamento.idcobranca, wish)).toMatchObject({ ok: true });
    const { historico } = (await read(`/${number}`)).body;
    expect(historico.at(-1)).toMatchObject({
      status: 'CANCELADO',
      por: 'LOJA',
      motivo: 'A loja devolveu R$\u00a05,00 a quem pagou.',
    });
    const own = await getOrder(checkout.shopper, number);
    expect(own.ok && own.value.charge).toMatchObject({ status: 'paid', refunded: 500 });
    expect(own.ok && own.value.events.at(-1)?.reason).toBe('Sem entregador hoje');
    await auditOrders(checkout.shop);
  });

  test('what the table lacks is refused with what it has', async () => {
    const { status, body } = await move('EMENTREGA');
    expect([status, body.code]).toEqual([409, 'illegal-move']);
    expect(body.facts).toEqual({
      de: 'ENVIADO',
      proximas: ['SEPARANDO', 'AGUARDANDOPAGAMENTO', 'PAGO', 'CANCELADO'],
    });
    expect(await audited()).toEqual([]);
  });

  test('cancelling wants a reason', async () => {
    expect((await move('CANCELADO', '  ')).body.code).toBe('reason-missing');
    const { body } = await move('CANCELADO', 'Sem entregador hoje');
    expect(body.historico.at(-1)).toMatchObject({ status: 'CANCELADO', motivo: 'Sem entregador hoje' });
  });

  test('a Pix that has not come holds the goods back', async () => {
    number = await placed(checkout, { paymentMethodId: checkout.pix, customerOrderNumber: 'outro' });
    expect((await read(`/${number}`)).body.proximas).not.toContain('PAGO');
    expect((await move('PAGO')).body.code).toBe('payment-awaited');
    expect((await move('SEPARANDO')).status).toBe(200);
    await setPaid(checkout.shopper, number, new Date(checkout.shop.now));
    expect((await read(`/${number}`)).body.proximas).toContain('PAGO');
  });
});

describe('moving several', () => {
  const moveAll = async (payload: object) => (await write('POST', '/situacao', payload)).body.resultados;

  test('each by the rules of one: what is refused holds nothing else back', async () => {
    const awaited = await placed(checkout, { paymentMethodId: checkout.pix, customerOrderNumber: 'outro' });
    expect(await moveAll({ pedidos: [awaited, 1, number], para: 'PAGO' })).toEqual([
      {
        numpedido: awaited,
        mudou: false,
        codigo: 'payment-awaited',
        mensagem: 'O pagamento deste pedido ainda não foi confirmado. Confirme-o antes de seguir.',
      },
      { numpedido: 1, mudou: false, codigo: 'order-not-found', mensagem: expect.any(String) },
      { numpedido: number, mudou: true },
    ]);
    expect((await read(`/${number}`)).body.status).toBe('PAGO');
    expect((await read(`/${awaited}`)).body.status).toBe('ENVIADO');
    expect((await audited()).map(({ action }) => action)).toEqual(['order.moved']);
    await auditOrders(checkout.shop);
  });

  test('none of another shop', async () => {
    who = await anAttendant((await aCheckout(database.current)).shop);
    expect(await moveAll({ pedidos: [number], para: 'SEPARANDO' })).toMatchObject([
      { mudou: false, codigo: 'order-not-found' },
    ]);
  });

  test('cancelling all wants one reason for all', async () => {
    expect(await moveAll({ pedidos: [number], para: 'CANCELADO' })).toMatchObject([
      { mudou: false, codigo: 'reason-missing' },
    ]);
    expect(await moveAll({ pedidos: [number], para: 'CANCELADO', motivo: 'Loja fechada' })).toEqual([
      { numpedido: number, mudou: true },
    ]);
  });
});

describe('the stock of a cancelled order', () => {
  const stock = async () => {
    const [row] = await database.current.db
      .select({ quantity: stockLevels.quantity })
      .from(stockLevels)
      .where(and(eq(stockLevels.supplierId, checkout.shop.supplier.id), eq(stockLevels.productId, coffee)));
    return row?.quantity;
  };

  test.each([
    [undefined, 2000, 0],
    [true, 2000, 0],
    [false, 0, 1],
  ])('devolverEstoque %s brings %d thousandths back', async (devolverEstoque, back, notes) => {
    coffee = await aProduct(checkout.shop, { stock: 5000 });
    number = await placed(checkout, { customerOrderNumber: 'com estoque' });
    const before = (await stock()) ?? 0;
    const { body } = await write('POST', `/${number}/situacao`, {
      para: 'CANCELADO',
      motivo: 'Quebrou',
      ...defined({ devolverEstoque }),
    });
    expect(((await stock()) ?? 0) - before).toBe(back);
    expect(body.anotacoesInternas).toHaveLength(notes);
    expect((await audited()).at(-1)?.after).toMatchObject({ restock: devolverEstoque ?? true });
  });
});

describe('notes', () => {
  const SECRET = 'Cliente difícil: conferir troco';

  test('are for the shop alone: nothing that a client reads has them', async () => {
    const { status, body } = await write('POST', `/${number}/anotacoes`, { texto: ` ${SECRET} ` });
    expect(status).toBe(200);
    expect(body.anotacoesInternas).toMatchObject([{ nome: 'Paula Lima', texto: SECRET }]);
    expect((await audited()).at(-1)).toMatchObject({ action: 'order.noted', after: { order: number } });
    const own = await getOrder(checkout.shopper, number);
    const listed = await listOrders(checkout.shopper, { page: 1, filter: {} });
    expect(own.ok && listed.ok).toBe(true);
    expect(JSON.stringify([own, listed])).not.toContain(SECRET);
    expect(
      JSON.stringify(
        await ordersPersonalData(
          checkout.shop.db,
          checkout.shop.supplier.id,
          checkout.shopper.actor.clientId,
        ),
      ),
    ).not.toContain(SECRET);
    expect(orderSchema.properties).not.toHaveProperty('anotacoesInternas');
  });

  test('a blank one is refused, and so is one about another shop’s order', async () => {
    expect((await write('POST', `/${number}/anotacoes`, { texto: '  ' })).status).toBe(400);
    who = await anAttendant((await aCheckout(database.current)).shop);
    expect((await write('POST', `/${number}/anotacoes`, { texto: 'oi' })).status).toBe(404);
  });
});

describe('following its way', () => {
  const track = (payload: object) => write('PUT', `/${number}/rastreio`, payload);
  let pickedUp: number;
  beforeEach(async () => {
    pickedUp = number;
    const { addressId } = checkout;
    number = await placed(checkout, { deliveryType: 'delivery', storeId: undefined, addressId });
  });

  test('what is picked up travels nowhere', async () => {
    number = pickedUp;
    const { status, body } = await track({ transportadora: 'Rápida', codigo: 'BR1' });
    expect([status, body.code]).toEqual([422, 'order-picked-up']);
    expect((await read(`/${number}`)).body.rastreio).toBeUndefined();
    expect((await track({ transportadora: '' })).status).toBe(200);
  });

  test('the carrier, its code and an https address', async () => {
    const link = 'https://transportadora.exemplo/r?c=BR1';
    const { body } = await track({ transportadora: 'Rápida', codigo: 'BR1', link });
    expect(body.rastreio).toEqual({ transportadora: 'Rápida', codigo: 'BR1', link });
    expect((await track({ transportadora: '', codigo: '', link: '' })).body.rastreio).toBeUndefined();
    expect((await audited()).map(({ action }) => action)).toEqual(['order.tracked', 'order.tracked']);
  });

  test.each([
    'http://transportadora.exemplo',
    'javascript:alert(1)',
    'https://user:senha@transportadora.exemplo',
    'https://localhost/x',
    'data:text/html,x',
    'transportadora',
  ])('%s is no address to send a client to', async (link) => {
    expect((await track({ transportadora: 'Rápida', link })).body.code).toBe('bad-tracking');
  });
});

describe('pricing a quote', () => {
  const priceIt = (payload: object) => write('PUT', `/${number}/orcamento`, payload);

  beforeEach(async () => {
    checkout = await aCheckout(database.current, ['support-budget']);
    coffee = await aProduct(checkout.shop, { name: 'Café', price: 1000 });
    number = await placed(checkout);
    attendant = await anAttendant(checkout.shop);
    who = attendant;
  });

  test('prices, fee, discount, message and days', async () => {
    const { status, body } = await priceIt({
      itens: [{ id: coffee, precoatendente: 8.5 }],
      taxaentrega: 3,
      desconto: 1.5,
      mensagem: ' Boa compra ',
      validade: 3,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'ORCAMENTO_PRECIFICADO',
      subtotal: 17,
      taxaentrega: 3,
      desconto: 1.5,
      totalpedido: 18.5,
      itens: [{ preco: 8.5, precoPedido: 10, motivoPreco: 'ATENDENTE' }],
      orcamento: { versao: 1, mensagem: 'Boa compra', validoAte: '2026-11-24T02:59:59.999Z' },
      proximas: ['CANCELADO'],
    });
    expect((await read('?status=ORCAMENTO_PRECIFICADO')).body.dados).toMatchObject([
      { validoAte: '2026-11-24T02:59:59.999Z' },
    ]);
    const [{ action, before, after }] = (await audited()) as [Awaited<ReturnType<typeof audited>>[number]];
    expect(action).toBe('quote.priced');
    expect([before, after]).toMatchObject([{ total: 2000 }, { total: 1850 }]);
    await auditOrders(checkout.shop);
  });

  test('the second of two who price it reads the prices of the first', async () => {
    const itens = [{ id: coffee, precoatendente: 8.5 }];
    expect((await priceIt({ itens, mensagem: 'Boa compra', versao: 0 })).status).toBe(200);
    expect(await priceIt({ itens: [{ id: coffee, precoatendente: 9 }], versao: 0 })).toMatchObject({
      status: 409,
      body: {
        code: 'alterado-por-outra-pessoa',
        facts: { atual: { itens: [{ preco: 8.5 }], orcamento: { versao: 1, mensagem: 'Boa compra' } } },
      },
    });
    expect((await priceIt({ itens: [{ id: coffee, precoatendente: 9 }], versao: 1 })).status).toBe(200);
  });

  test.each([
    ['a fraction of a centavo', [8.555], 'price-not-exact'],
    ['two prices for one product', [8, 9], 'priced-twice'],
    ['a price below zero', [-1], 'invalid-request'],
  ])('%s is refused', async (_, given, code) => {
    const itens = given.map((precoatendente) => ({ id: coffee, precoatendente }));
    expect((await priceIt({ itens })).body.code).toBe(code);
    expect((await read(`/${number}`)).body.status).toBe('ORCAMENTO_NOVO');
  });

  test('a discount above the limit of the role is refused, also as a lower price', async () => {
    who = { ...attendant, actor: { ...attendant.actor, standing: 'sales' } };
    const refused = { status: 403, body: { code: 'discount-above-limit' } };
    expect(await priceIt({ itens: [{ id: coffee, precoatendente: 10 }], desconto: 3.01 })).toMatchObject(
      refused,
    );
    expect(await priceIt({ itens: [{ id: coffee, precoatendente: 8.49 }] })).toMatchObject(refused);
    expect((await read(`/${number}`)).body.status).toBe('ORCAMENTO_NOVO');
    const most = { itens: [{ id: coffee, precoatendente: 9 }], desconto: 1 };
    expect((await priceIt(most)).status).toBe(200);
  });

  test('a discount above the goods is refused, and nothing is written', async () => {
    const itens = [{ id: coffee, precoatendente: 8 }];
    expect(await priceIt({ itens, desconto: 16.01 })).toMatchObject({
      status: 422,
      body: { code: 'discount-above-goods' },
    });
    expect((await read(`/${number}`)).body).toMatchObject({ status: 'ORCAMENTO_NOVO', subtotal: 20 });
  });
});

test('the orders of several clients stand side by side', async () => {
  const other = await aShopper(checkout.shop);
  await placed({ ...checkout, shopper: other });
  expect((await read()).body.total).toBe(2);
});
