/** Titles and boletos over HTTP. Spec 7, faturas-cliente; reliability M12, M21, M25, T16. */

import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addLinkedUser } from '#features/accounts/server/clients/add-linked-user.ts';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { staff as people } from '#features/accounts/server/staff/staff.tables.ts';
import { aShopper, type ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { getOrder } from '#features/orders/server/read/get-order.ts';
import { changeOrderStatus } from '#features/orders/server/status/change-order-status.ts';
import { orderHooks } from '#features/orders/server/status/order-hooks.ts';
import { submitOrder } from '#features/orders/server/submit/submit-order.ts';
import { aCheckout, aDraft, type Checkout } from '#features/orders/server/testing/a-checkout.ts';
import type { PrepaidBoletoSettings } from '#features/payments/domain/method-settings.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { defined } from '#kernel/defined.ts';
import type { Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { readPdf, wordsOn } from '#platform/documents/testing/read-pdf.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { invoiceMails } from './mails/invoice-mails.ts';
import { panelTitlesRoutes } from './panel-titles.routes.ts';
import { titlesRoutes } from './titles.routes.ts';

const database = testDatabase();
const LINE = '00190.00009 02123.456002 00001.234178 9 10010000014990';
const BOLETO: PrepaidBoletoSettings = {
  account: { bank: '341', agency: '1248', account: '02124', wallet: '109' },
  beneficiary: { name: 'Loja de teste', document: '11222333000181', address: 'Rua Um, 1' },
  instructions: [],
  late: { fine: 200, monthlyInterest: 100 },
  secondCopy: { workingDays: 2, mostDaysLate: 30 },
  workingDays: 3,
};

let checkout: Checkout;
let shopper: ShopperContext;
let staff: Context;
let app: FastifyInstance;
let who: Context;
let onAccount: string;
let boleto: string;
let productId: string;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  who = shopper = checkout.shopper;
  app ??= await appOf(
    (inner) => {
      titlesRoutes(inner);
      panelTitlesRoutes(inner, orderHooks);
    },
    () => who,
  );
  const { db, supplier } = checkout.shop;
  const ordinary = { description: '', priceVariance: 0, deliveryTypes: ['delivery', 'pickup'] } as const;
  const account = { ...ordinary, kind: 'on-account', onAccount: { days: [28], boleto: BOLETO } } as const;
  onAccount = await createPaymentMethod(db, supplier.id, { ...account, name: 'Faturado', position: 5 });
  const prepaid = { ...ordinary, kind: 'boleto', boleto: BOLETO, name: 'Boleto', position: 6 } as const;
  boleto = await createPaymentMethod(db, supplier.id, prepaid);
  productId = await aProduct(checkout.shop, { price: 10_000 });
  const email = `${newId()}@equipe.exemplo.com.br`;
  const staffId = newId();
  await db.insert(people).values({ id: staffId, name: 'Dora', email, passwordHash: 'none' });
  const actor: Staff = { kind: 'staff', sessionId: newId(), staffId, name: 'Dora', standing: 'owner' };
  staff = { ...checkout.shop, actor };
});
afterAll(() => app.close());

const shopId = () => checkout.shop.supplier.id;
const clientId = () => shopper.actor.clientId;
const invoicesUrl = (query = '') =>
  `/v2/app/handle~${clientId()}/faturas-cliente/fornecedor/${shopId()}/cliente/${clientId()}${query}`;
const boletosUrl = (tail: string) => `/v4/boletos/${shopId()}/${clientId()}${tail}`;

async function request(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const answer = await app.inject({ method, url, ...defined({ payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

async function inPanel(method: 'GET' | 'POST' | 'PUT' | 'DELETE', tail: string, payload?: object) {
  const before = who;
  who = staff;
  const answer = await request(method, `/v4/painel/${shopId()}${tail}`, payload);
  who = before;
  return answer;
}

const aTitle = (documento: string, more: object = {}) => ({
  documento,
  idclientedevedor: clientId(),
  valor: 149.9,
  emissao: '2026-11-01',
  vencimento: '2026-11-30',
  ...more,
});
const put = (...titulos: object[]) => inPanel('PUT', '/titulos', { titulos });

const limit = (creditLimit: number) =>
  setCustomer(checkout.shop.db, shopId(), clientId(), { approved: true, creditLimit });

let sent = 0;
/** An order of `units` pieces at R$ 100,00. */
async function order(units: number, paymentMethodId: string, context = shopper) {
  sent += 1;
  const draft = aDraft(
    checkout,
    { [productId]: units },
    { paymentMethodId, note: '', customerOrderNumber: String(sent) },
  );
  return submitOrder(context, { draft, key: undefined });
}

async function placed(units: number, method: string, context = shopper): Promise<number> {
  const answer = await order(units, method, context);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value.number;
}

describe('the titles of a client', () => {
  test('are listed with the credit, by what is open, overdue and paid', async () => {
    await limit(2_000_000);
    // NOW is Friday 20/11/2026.
    await put(
      aTitle('A', { vencimento: '2026-11-10', emissao: '2026-10-10', valor: 100 }),
      aTitle('B', { vencimento: '2026-12-10', valor: 200, linhadigitavel: LINE }),
      aTitle('C', { vencimento: '2026-11-05', pagoEm: '2026-11-05T10:00:00-03:00', valor: 400 }),
      aTitle('D', { vencimento: '2026-12-20', valor: 800, usaCredito: false }),
    );
    const all = await request('GET', invoicesUrl('?completeInfo=true'));
    expect(all.body).toMatchObject({
      limite_credito_total: 20_000,
      limite_credito_disponivel: 19_700,
      abertas: { quantidade: 3, valor: 1100 },
      vencidas: { quantidade: 1, valor: 100 },
      total: 4,
      valorTotal: 1500,
    });
    expect(all.body.faturas.map((one: { documento: string }) => one.documento)).toEqual(['A', 'B', 'D', 'C']);
    const only = async (query: string) =>
      (await request('GET', invoicesUrl(query))).body.faturas.map(
        (one: { documento: string }) => one.documento,
      );
    expect(await only('?situacao=ABERTO')).toEqual(['B', 'D']);
    expect(await only('?situacao=VENCIDO')).toEqual(['A']);
    expect(await only('?situacao=PAGO')).toEqual(['C']);
    expect(await only('?vencimentoDe=2026-11-06&vencimentoAte=2026-12-10')).toEqual(['A', 'B']);
    expect(await only('?ordem=valor_desc')).toEqual(['D', 'C', 'B', 'A']);
    expect((await request('GET', invoicesUrl('?vencimentoDe=2026-02-30'))).status).toBe(400);
  });

  test('have their boletos only where they are asked for', async () => {
    await put(aTitle('B', { linhadigitavel: LINE }));
    const [short] = (await request('GET', invoicesUrl())).body.faturas;
    const [whole] = (await request('GET', invoicesUrl('?completeInfo=true'))).body.faturas;
    expect(short.boleto).toBeUndefined();
    expect(whole.boleto).toMatchObject({ linhadigitavel: LINE.replace(/\D/g, ''), valor: 149.9 });
  });

  test('are written to a sheet whose cells are no formulas', async () => {
    await put(aTitle('=1+1', { valor: 12.5 }));
    const answer = await app.inject({ url: `/v4/faturas/${shopId()}/${clientId()}/exportar` });
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.body).toContain("'=1+1;;01/11/2026;30/11/2026;12,5;Em aberto;");
  });
});

describe('boletos', () => {
  test('of several titles are one file with a page for each', async () => {
    await limit(100_000);
    await placed(1, onAccount);
    await placed(2, boleto);
    const ids = (await request('GET', invoicesUrl())).body.faturas.map(
      (one: { idtitulo: string }) => one.idtitulo,
    );
    const answer = await app.inject({ url: boletosUrl(`/pdf?titulos=${ids.join(',')}`) });
    expect(answer.headers['content-type']).toBe('application/pdf');
    const pages = readPdf(answer.rawPayload);
    expect(pages).toHaveLength(2);
    expect(wordsOn(pages[0])).toContain('Loja de teste · CNPJ 11.222.333/0001-81');
    expect(wordsOn(pages[0])).toContain('Ana Souza');
  });

  test('are not printed for what is paid, and not for what is somebody else’s', async () => {
    const { body } = await put(aTitle('P', { pagoEm: '2026-11-05T10:00:00-03:00', linhadigitavel: LINE }));
    const [{ idtitulo }] = body.titulos;
    expect((await request('GET', boletosUrl(`/pdf?titulos=${idtitulo}`))).status).toBe(409);
    const other = await aShopper(checkout.shop);
    who = other;
    const foreign = await request(
      'GET',
      `/v4/boletos/${shopId()}/${other.actor.clientId}/pdf?titulos=${idtitulo}`,
    );
    const absent = await request(
      'GET',
      `/v4/boletos/${shopId()}/${other.actor.clientId}/pdf?titulos=${newId()}`,
    );
    expect([foreign.status, absent.status]).toEqual([404, 404]);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
  });

  test('are mailed to the payer, with the lines, and only what is still open', async () => {
    const { body } = await put(aTitle('M', { linhadigitavel: LINE }), aTitle('N', { linhadigitavel: LINE }));
    const ids = body.titulos.map((one: { idtitulo: string }) => one.idtitulo);
    expect((await request('POST', boletosUrl('/enviar'), { email: 'não é', titulos: ids })).status).toBe(422);
    const email = 'Financeiro@Exemplo.com.br';
    expect((await request('POST', boletosUrl('/enviar'), { email, titulos: ids })).status).toBe(200);
    await inPanel('POST', `/titulos/${ids[1]}/pago`, {});
    const { db } = database.current;
    const [queued] = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'boletos'));
    const write = invoiceMails('https://vitrine.test').boletos;
    const mail = await write?.(db, queued?.facts ?? {}, { queuedAt: 0, now: shopper.now });
    expect(mail?.to).toBe('financeiro@exemplo.com.br');
    expect(mail?.text).toContain(LINE);
    expect(mail?.text).toContain('Documento M');
    expect(mail?.text).not.toContain('Documento N');
  });
});

describe('a linked user', () => {
  test('sees no credit and no titles but those of their own orders', async () => {
    await limit(1_000_000);
    const email = `${newId()}@exemplo.com.br`;
    const user = { id: newId(), name: 'João', email, passwordHash: 'none' };
    await addLinkedUser(shopper.db, clientId(), user);
    const linked: ShopperContext = {
      ...shopper,
      actor: { ...shopper.actor, userId: user.id, name: 'João', capacity: 'linked' },
    };
    await placed(1, onAccount);
    await placed(2, onAccount, linked);
    const ids = (await request('GET', invoicesUrl('?ordem=valor'))).body.faturas.map(
      (one: { idtitulo: string }) => one.idtitulo,
    );
    who = linked;
    expect((await request('GET', boletosUrl(`/pdf?titulos=${ids[0]}`))).status).toBe(404);
    expect((await app.inject({ url: boletosUrl(`/pdf?titulos=${ids[1]}`) })).statusCode).toBe(200);
    expect(await order(500, onAccount, linked)).toEqual({ ok: false, refusal: { code: 'credit-exceeded' } });
  });
});

describe('orders on account', () => {
  test('are refused above the credit with what there is, and leave nothing behind', async () => {
    await limit(30_000);
    await placed(2, onAccount);
    expect(await order(2, onAccount)).toEqual({
      ok: false,
      refusal: { code: 'credit-exceeded', available: 10_000 },
    });
    expect((await request('GET', invoicesUrl())).body).toMatchObject({
      total: 1,
      limite_credito_disponivel: 100,
    });
  });

  test('of 20 at once of 60 % of the credit, one is written', async () => {
    await limit(100_000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => order(6, onAccount)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await request('GET', invoicesUrl())).body).toMatchObject({ limite_credito_disponivel: 400 });
  });

  test('give the credit back when they are cancelled', async () => {
    await limit(30_000);
    const number = await placed(2, onAccount);
    await changeOrderStatus(staff, { number, to: 'cancelled', reason: 'Sem estoque' });
    const { body } = await request('GET', invoicesUrl());
    expect(body.limite_credito_disponivel).toBe(300);
    expect(body.faturas).toMatchObject([{ situacao: 'CANCELADO', numpedido: number }]);
  });

  test('are paid with their title, and so is an order by boleto', async () => {
    await limit(30_000);
    for (const method of [onAccount, boleto]) {
      const number = await placed(1, method);
      const { faturas } = (await request('GET', invoicesUrl('?situacao=ABERTO'))).body;
      const { idtitulo } = faturas.find((one: { numpedido: number }) => one.numpedido === number);
      const paid = await inPanel('POST', `/titulos/${idtitulo}/pago`, {});
      expect(paid.body).toMatchObject({ situacao: 'PAGO' });
      // Idempotent.
      expect((await inPanel('POST', `/titulos/${idtitulo}/pago`, {})).status).toBe(200);
      const seen = await getOrder(shopper, number);
      expect(seen).toMatchObject({ ok: true, value: { charge: { status: 'paid' } } });
    }
    expect((await request('GET', invoicesUrl())).body.limite_credito_disponivel).toBe(300);
  });
});

test('a title is paid today or before, by the shop’s calendar', async () => {
  const { idtitulo } = (await put(aTitle('X'))).body.titulos[0];
  const pay = (pagoEm: string) => inPanel('POST', `/titulos/${idtitulo}/pago`, { pagoEm });
  expect(await pay('2026-11-21T00:00:00-03:00')).toMatchObject({
    status: 422,
    body: { code: 'payment-in-future' },
  });
  // Still the 20th at the shop.
  const paid = await pay('2026-11-21T02:59:00Z');
  expect(paid.body).toMatchObject({ situacao: 'PAGO' });
  // What is paid stays so, whatever is said again.
  expect((await pay('2027-01-01T12:00:00-03:00')).body).toEqual(paid.body);
});

describe('the shop’s own system', () => {
  test('brings all of its titles or none, and gets what is wrong with which', async () => {
    const other = await aShopper(checkout.shop);
    await put(aTitle('MEU', { idclientedevedor: other.actor.clientId }));
    const answer = await put(
      aTitle('BOM'),
      aTitle('MEU'),
      aTitle('TORTO', { linhadigitavel: LINE.replace('14990', '14991') }),
      aTitle('ANTES', { vencimento: '2026-10-01' }),
    );
    expect(answer.status).toBe(422);
    expect(answer.body.facts.titulos).toEqual([
      { documento: 'ANTES', codigo: 'due-before-issued', mensagem: 'O vencimento é antes da emissão.' },
    ]);
    const second = await put(aTitle('BOM'), aTitle('MEU'), aTitle('TORTO', { linhadigitavel: `${LINE}1` }));
    expect(second.body.facts.titulos.map((one: { codigo: string }) => one.codigo)).toEqual([
      'title-of-another',
      'wrong-line',
    ]);
    expect((await request('GET', invoicesUrl())).body.total).toBe(0);
  });

  test('says the same again without harm, and opens nothing that is closed', async () => {
    await put(aTitle('X'));
    expect((await put(aTitle('X', { valor: 200 }))).body.titulos[0]).toMatchObject({ valor: 200 });
    const { body } = await put(aTitle('X', { pagoEm: '2026-11-20T09:00:00-03:00' }));
    expect(body.titulos[0]).toMatchObject({ situacao: 'PAGO' });
    expect((await put(aTitle('X'))).body.facts.titulos).toMatchObject([{ codigo: 'title-closed' }]);
    const { idtitulo } = body.titulos[0];
    expect((await inPanel('DELETE', `/titulos/${idtitulo}`)).status).toBe(409);
  });

  test.each([
    ['vencimento', '0000-12-31', 'no-such-day'],
    ['pagoEm', '9999-12-31T23:00:00-03:00', 'no-such-moment'],
    ['pagoEm', '0001-01-01T00:00:00+03:00', 'no-such-moment'],
  ])('refuses %s %s, which no calendar has', async (field, value, code) => {
    const { status, body } = await put(aTitle('X', { emissao: '0001-01-01', [field]: value }));
    expect([status, body.code]).toEqual([400, code]);
  });

  // NOW is 20/11/2026 in the shop, also while it is the 21st in Lisbon.
  test.each([
    ['issued-later', { emissao: '2026-11-21', vencimento: '2026-12-21' }],
    ['paid-later', { pagoEm: '2026-11-21T00:00:00-03:00' }],
    [undefined, { emissao: '2026-11-20', vencimento: '2026-12-21', pagoEm: '2026-11-20T23:59:00-03:00' }],
  ])('says what has not happened yet: %s', async (fault, more) => {
    const { status, body } = await put(aTitle('X', more));
    expect(status).toBe(fault === undefined ? 200 : 422);
    expect(body.facts?.titulos[0].codigo).toBe(fault);
  });

  test('leaves an order’s title to the order', async () => {
    await limit(30_000);
    const number = await placed(1, onAccount);
    const [{ idtitulo, documento }] = (await request('GET', invoicesUrl())).body.faturas;
    expect((await inPanel('DELETE', `/titulos/${idtitulo}`)).body.code).toBe('title-of-order');
    expect((await put(aTitle(documento, { valor: 1 }))).body.facts.titulos).toMatchObject([
      { codigo: 'title-of-order' },
    ]);
    // Due date and typed line may change.
    const same = { valor: 100, emissao: '2026-11-20', vencimento: '2026-12-30', linhadigitavel: LINE };
    expect((await put(aTitle(documento, same))).body.titulos).toMatchObject([
      { numpedido: number, vencimento: '2026-12-30', usaCredito: true },
    ]);
  });

  test('sets what a client may owe, to the centavo', async () => {
    const credit = `/clientes/${clientId()}/credito`;
    expect((await inPanel('PUT', credit, { limite_credito_total: 100.005 })).status).toBe(400);
    expect((await inPanel('PUT', credit, { limite_credito_total: 250 })).body).toEqual({
      limite_credito_total: 250,
      limite_credito_disponivel: 250,
    });
    await placed(2, onAccount);
    await inPanel('PUT', credit, { limite_credito_total: 150 });
    expect((await inPanel('GET', credit)).body).toEqual({
      limite_credito_total: 150,
      limite_credito_disponivel: 0,
    });
    expect((await inPanel('GET', `/clientes/${newId()}/credito`)).status).toBe(404);
  });
});
