/** The webhook of payment providers. Reliability M26, T17: one forward step, the rest refused and logged. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { httpApp } from '#platform/http/http-app.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { ProviderCharge } from '../../domain/charges/provider-charge.ts';
import { openCharge } from '../charges/open-charge.ts';
import { mandateById } from '../mandates/mandates.store.ts';
import { mandates } from '../mandates/mandates.tables.ts';
import { requestMandate } from '../mandates/request-mandate.ts';
import { runMandate } from '../mandates/run-mandate.ts';
import { paymentMethod } from '../methods/list-payment-methods.ts';
import { runOperationsNow } from '../operations/run-operations-now.ts';
import { openPaymentGateways } from '../providers/open-payment-gateways.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import { authorise } from '../sandbox/mandates/play-payer.ts';
import { paySandboxPix } from '../sandbox/pay-sandbox-pix.ts';
import { paymentBy } from '../sandbox/sandbox.store.ts';
import { mandateNoticeBody, noticeBody } from '../sandbox/sandbox-notice.schema.ts';
import { sandboxReport } from '../sandbox/sandbox-report.ts';
import { SIGNATURE_HEADER, signNotice } from '../sandbox/sandbox-secret.ts';
import { charges } from '../store/payments.tables.ts';
import { aPaidShop, type PaidShop } from '../testing/a-paid-shop.ts';
import { webhooksRoutes } from './webhooks.routes.ts';

const database = testDatabase();
const SECRET = 's'.repeat(32);
const AMOUNT = centavos(4_200);
const lines: string[] = [];
let app: FastifyInstance;
let gateways: PaymentGateways;
let shop: PaidShop;
let other: PaidShop;
let paid: number[];
let moved: string[] = [];
let report: ProviderCharge;
let number = 300_000;
let address = 0;

beforeAll(async () => {
  shop = await aPaidShop(database.current);
  other = await aPaidShop(database.current);
  gateways = openPaymentGateways({
    sessionSecret: SECRET,
    publicUrl: 'http://loja.test',
    sandbox: true,
    log: { warn: () => {} },
    orders: {
      lockForPayment: async () => 'open',
      orderPaid: async (_, order) => void paid.push(order),
      moneyBack: async () => {},
      mandateMoved: async (_, { status }) => void moved.push(status),
      collectionFailed: async () => {},
      clientsOf: async () => new Map(),
      payerOf: async () => ({ name: 'Ana Lima', email: 'ana@exemplo.com.br' }),
    },
  });
  const logger = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  app = await httpApp({ trustedProxies: [], logger });
  app.decorate('contextOf', async (request, reply) => {
    const { idfornecedor } = request.params as { idfornecedor: string };
    return { ...(idfornecedor === other.supplier.id ? other : shop), now: Date.now(), request, reply };
  });
  webhooksRoutes(app, gateways);
});
afterAll(() => app.close());

/** A Pix that was paid, but not reported yet. */
beforeEach(async () => {
  paid = [];
  lines.length = 0;
  number += 1;
  const now = { ...shop, now: Date.now() };
  const method = await paymentMethod(now, shop.pix);
  if (method === undefined) throw new Error('no method');
  await inTransaction(now, (inside) => openCharge(inside, { orderNumber: number, method, amount: AMOUNT }));
  await runOperationsNow(now, gateways, number);
  const { id, providerRef } = await row();
  await paySandboxPix(now, providerRef ?? '', 'agora');
  const payment = await paymentBy(shop.db, shop.supplier.id, { chargeId: id });
  if (payment === undefined) throw new Error('no payment');
  report = sandboxReport(payment, Date.now());
});

const row = async () => {
  const ofOrder = and(eq(charges.supplierId, shop.supplier.id), eq(charges.orderNumber, number));
  const [found] = await shop.db.select().from(charges).where(ofOrder);
  if (found === undefined) throw new Error('no charge');
  return found;
};

interface Sending {
  readonly to?: PaidShop;
  readonly signedFor?: PaidShop;
  readonly at?: number;
  readonly provider?: string;
  readonly type?: string;
  readonly signature?: string;
}

/** From a new IP address each time, so that each refusal is logged. */
async function send(body: string, sending: Sending = {}) {
  const { to = shop, signedFor = to, at = Date.now(), provider = 'sandbox' } = sending;
  const { type = 'application/json', signature } = sending;
  address += 1;
  const answer = await app.inject({
    method: 'POST',
    url: `/v4/pagamentos/${provider}/${to.supplier.id}/notificacoes`,
    payload: body,
    headers: {
      'content-type': type,
      [SIGNATURE_HEADER]: signature ?? signNotice(SECRET, signedFor.supplier.id, body, at),
    },
    remoteAddress: `10.0.${address >> 8}.${address & 255}`,
  });
  return [answer.statusCode, answer.json().code];
}

const loggedEvents = () => lines.map((line) => JSON.parse(line)).map(({ event, code }) => [event, code]);

test('reported a hundred times it is paid once, and each time acknowledged', async () => {
  const body = noticeBody(newId(), report);
  const answers = await Promise.all(Array.from({ length: 100 }, () => send(body)));
  expect(answers).toEqual(Array(100).fill([200, undefined]));
  expect(paid).toEqual([number]);
  expect(loggedEvents()).toEqual([]);
});

test('the signature is over the body as it came, to the byte', async () => {
  const spaced = noticeBody(newId(), report).replaceAll(',', ' ,\n ');
  expect(await send(spaced)).toEqual([200, undefined]);
  const body = noticeBody(newId(), report);
  const signature = signNotice(SECRET, shop.supplier.id, body, Date.now());
  expect(await send(`${body} `, { signature })).toEqual([403, 'bad-signature']);
});

test('everything else is refused, moves nothing, and is logged', async () => {
  const body = (change: object = {}) => noticeBody(newId(), { ...report, ...change });
  const wrong = { amount: centavos(1), captured: centavos(1) };
  const refusals: [Promise<unknown[]>, number, string][] = [
    [send(body(), { signature: '' }), 403, 'bad-signature'],
    [
      send(body(), { signature: `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` }),
      403,
      'bad-signature',
    ],
    [send(body(), { at: Date.now() - 302_000 }), 403, 'stale'],
    [send(body(), { at: Date.now() + 302_000 }), 403, 'stale'],
    [send(body(wrong)), 409, 'wrong-amount'],
    [send(body({ captured: centavos(0) })), 409, 'wrong-amount'],
    // Another shop's order, reported at this shop's webhook or at its own.
    [send(body(), { signedFor: other }), 403, 'bad-signature'],
    [send(body(), { to: other }), 404, 'unknown-charge'],
    [send(body({ ref: 'sbx-another' })), 404, 'unknown-charge'],
    [send(body({ chargeId: newId() })), 404, 'unknown-charge'],
    [send(body({ chargeId: 'PED-1' })), 404, 'unknown-charge'],
    [send(body(), { provider: 'mercado-pago' }), 404, 'unknown-provider'],
    [send(body(), { provider: 'stripe' }), 404, 'unknown-provider'],
    [send('{"id":1}'), 422, 'unreadable'],
    [send('[]'), 422, 'unreadable'],
    [send(''), 403, 'bad-signature'],
  ];
  const answers = await Promise.all(refusals.map(([answer]) => answer));
  const wanted = refusals.map(([, status, code]) => [status, code]);
  expect(answers.slice(0, -1)).toEqual(wanted.slice(0, -1));
  expect(paid).toEqual([]);
  expect((await row()).status).toBe('pending');
  expect(loggedEvents().length).toBeGreaterThanOrEqual(wanted.length - 1);
  expect(loggedEvents().slice(0, 1)).toEqual([['payment-notice', expect.any(String)]]);
});

test('in any order, what was paid stays paid', async () => {
  const loggedEvents = (
    ['pending', 'paid', 'authorised', 'expired', 'paid', 'cancelled', 'refused'] as const
  ).map((status) =>
    noticeBody(newId(), { ...report, status, captured: status === 'paid' ? AMOUNT : centavos(0) }),
  );
  await Promise.all(loggedEvents.map((body) => send(body)));
  expect((await row()).status).toBe('paid');
  expect(paid).toEqual([number]);
});

describe('a mandate', () => {
  let id: string;
  let ref: string;
  const now = () => ({ ...shop, now: Date.now() });
  const status = async () => (await mandateById(shop.db, shop.supplier.id, id))?.status;
  /** Authorised at the bank, but not reported yet. */
  beforeEach(async () => {
    const requested = await inTransaction(now(), (inside) =>
      requestMandate(inside, {
        ...{ clientId: newId(), subscriptionId: newId(), orderNumber: number, methodId: shop.pix },
        ...{ amount: AMOUNT, periodicity: 'monthly', startsOn: '2999-01-01' },
      }),
    );
    if (requested === undefined) throw new Error('not offered');
    id = requested;
    await runMandate(now(), gateways, id);
    ref = (await mandateById(shop.db, shop.supplier.id, id))?.providerRef ?? '';
    await authorise(now(), ref, { ceiling: centavos(9_000), noticeMode: 'agora' });
    moved = [];
  });

  test('reported many times is authorised once, and each time acknowledged', async () => {
    expect(await status()).toBe('requested');
    const body = mandateNoticeBody(newId(), ref);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(body)));
    expect(answers).toEqual(Array(20).fill([200, undefined]));
    expect(moved).toEqual(['authorised']);
    expect(await status()).toBe('authorised');
  });

  test('everything else is refused, and moves nothing', async () => {
    const body = (of = ref) => mandateNoticeBody(newId(), of);
    expect(await send(body(), { signature: '' })).toEqual([403, 'bad-signature']);
    expect(await send(body(), { at: Date.now() - 302_000 })).toEqual([403, 'stale']);
    expect(await send(body(), { signedFor: other })).toEqual([403, 'bad-signature']);
    expect(await send(body(), { to: other })).toEqual([404, 'unknown-mandate']);
    expect(await send(body('sbm-another'))).toEqual([404, 'unknown-mandate']);
    expect(await send(body(), { provider: 'mercado-pago' })).toEqual([404, 'unknown-provider']);
    // At the bank with another period than the shop's.
    const own = and(eq(mandates.supplierId, shop.supplier.id), eq(mandates.id, id));
    await shop.db.update(mandates).set({ periodicity: 'yearly' }).where(own);
    expect(await send(body())).toEqual([409, 'wrong-terms']);
    expect(moved).toEqual([]);
    expect(await status()).toBe('requested');
  });
});

test('what is no JSON, or too long, is not read', async () => {
  const body = noticeBody(newId(), report);
  expect((await send(body, { type: 'text/plain' }))[0]).toBe(415);
  expect((await send(`"${'x'.repeat(70_000)}"`))[0]).toBe(413);
  expect((await row()).status).toBe('pending');
});
