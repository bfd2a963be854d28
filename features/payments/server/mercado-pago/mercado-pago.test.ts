import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { newId } from '#platform/db/new-id.ts';
import {
  isEndless,
  json,
  type StubService,
  stubService,
  unwell,
} from '#platform/http/testing/stub-service.ts';
import type { Provider } from '../providers/provider.ts';
import { passesAsProvider } from '../testing/conformance.ts';
import { type MercadoPagoStub, mercadoPagoStub } from '../testing/stub-mercado-pago.ts';
import { mercadoPago } from './mercado-pago.ts';

const account = { accessToken: 'APP_USR-1234', webhookSecret: 'a-secret-of-the-application' };
let service: StubService;
let stub: MercadoPagoStub;
let provider: Provider;

beforeAll(async () => {
  service = await stubService();
  stub = mercadoPagoStub(account.accessToken);
  service.answer = stub.answer;
  provider = providerWith(15_000);
});
/** A busy machine needs a long timeout; only calls that never get a response use a short one. */
const providerWith = (timeout: number): Provider =>
  mercadoPago({ account, noticeUrl: 'https://loja.test/avisos', api: service.url, timeout });
afterAll(() => service.close());

/** Signed as documented: over the payment id of the URL, the request id and the timestamp. */
function signed(id: string, requestId: string, at: number | string): string {
  const manifest = `id:${id};request-id:${requestId};ts:${at};`;
  return `ts=${at},v1=${createHmac('sha256', account.webhookSecret).update(manifest).digest('hex')}`;
}

passesAsProvider('Mercado Pago', () => ({
  provider: () => provider,
  tokens: { accepted: 'visa.tokengood', noLimit: 'visa.tokenpoor', wrongData: 'master.tokenwrong' },
  payPix: async (ref) => {
    Object.assign(stub.payments.get(ref) ?? {}, { status: 'approved', status_detail: 'accredited' });
  },
  noticeOf: async (ref, at) => {
    const requestId = randomUUID();
    return {
      body: JSON.stringify({
        id: 12_345,
        live_mode: true,
        type: 'payment',
        date_created: '2015-03-25T10:04:58.396-04:00',
        user_id: 44_444,
        api_version: 'v1',
        action: 'payment.updated',
        data: { id: ref },
      }),
      headers: { 'x-signature': signed(ref, requestId, at), 'x-request-id': requestId },
      query: { 'data.id': ref, type: 'payment' },
      now: Date.now(),
    };
  },
  loseNextAnswer: () => {
    stub.loseNext = true;
  },
}));

describe('Mercado Pago', () => {
  const payer = { name: 'Ana Maria Lima', email: 'ana@exemplo.com.br', document: '11222333000181' };
  const wanted = () => ({
    chargeId: newId(),
    orderNumber: 7,
    amount: centavos(1_999),
    payer,
    now: Date.now(),
  });

  test('is called with the charge’s id as reference and key, in reais, and the webhook’s address', async () => {
    const card = { ...wanted(), token: 'visa.tokengood', instalments: 3, capture: false };
    await provider.authoriseCard(card);
    const call = stub.heard.at(-1);
    expect(call).toMatchObject({ method: 'POST', url: '/v1/payments', key: card.chargeId });
    expect(call?.body).toEqual({
      transaction_amount: 19.99,
      description: 'Pedido 7',
      external_reference: card.chargeId,
      notification_url: 'https://loja.test/avisos',
      payer: {
        email: 'ana@exemplo.com.br',
        first_name: 'Ana',
        last_name: 'Maria Lima',
        identification: { type: 'CNPJ', number: '11222333000181' },
      },
      token: 'tokengood',
      payment_method_id: 'visa',
      installments: 3,
      capture: false,
    });
  });

  test.each([
    ['52998224725', { type: 'CPF', number: '52998224725' }],
    ['12ABC34501DE35', { type: 'CNPJ', number: '12ABC34501DE35' }],
    ['FK123456', undefined],
  ])('gets the payer’s Brazilian document: %s', async (document, identification) => {
    const payer = { name: 'Ana Lima', email: 'ana@exemplo.com.br', document };
    await provider.createPix({ ...wanted(), payer, expiresAt: Date.now() + 1_800_000 });
    const sentPayer = stub.heard.at(-1)?.body.payer as typeof payer & { readonly identification?: object };
    expect(sentPayer.identification).toEqual(identification);
  });

  test('signs in seconds, too, and not for another payment than the body’s', async () => {
    const at = Math.floor(Date.now() / 1000);
    const notice = (ref: string) => ({
      body: JSON.stringify({ id: 1, type: 'payment', data: { id: ref } }),
      headers: { 'x-signature': signed('77', 'r', at), 'x-request-id': 'r' },
      query: { 'data.id': '77' },
      now: Date.now(),
    });
    expect(provider.readNotice(notice('77'))).toMatchObject({ ok: true, value: { ref: '77' } });
    expect(provider.readNotice(notice('78'))).toEqual({ ok: false, refusal: 'bad-signature' });
  });

  test('is handled once, whatever the notice’s own id is, which nobody has signed', () => {
    const at = Date.now();
    const notice = (id: number, requestId: string) => ({
      body: JSON.stringify({ id, type: 'payment', data: { id: '77' } }),
      headers: { 'x-signature': signed('77', requestId, at), 'x-request-id': requestId },
      query: { 'data.id': '77' },
      now: at,
    });
    const idOf = (id: number, requestId: string) => {
      const read = provider.readNotice(notice(id, requestId));
      return read.ok ? read.value.id : read.refusal;
    };
    expect(idOf(2, 'r')).toBe(idOf(1, 'r'));
    expect(idOf(1, 's')).not.toBe(idOf(1, 'r'));
  });

  test('reports a chargeback', async () => {
    const paid = await provider.authoriseCard({
      ...wanted(),
      token: 'visa.tokengood',
      instalments: 1,
      capture: true,
    });
    const ref = paid.ok ? paid.value.ref : '';
    Object.assign(stub.payments.get(ref) ?? {}, { status: 'charged_back', status_detail: 'settled' });
    expect(await provider.fetch({ ref })).toMatchObject({
      ok: true,
      value: { status: 'refunded', captured: 1_999, refunded: 1_999 },
    });
    Object.assign(stub.payments.get(ref) ?? {}, { status_detail: 'reimbursed' });
    expect(await provider.fetch({ ref })).toMatchObject({
      ok: true,
      value: { status: 'paid', captured: 1_999, refunded: 0, returned: true },
    });
  });

  test('reports more than payments, which is ignored', () => {
    const notice = {
      body: JSON.stringify({ id: 1, type: 'plan', data: { id: '77' } }),
      headers: { 'x-signature': signed('77', 'r', Date.now()), 'x-request-id': 'r' },
      query: { 'data.id': '77' },
      now: Date.now(),
    };
    expect(provider.readNotice(notice)).toEqual({ ok: false, refusal: 'irrelevant' });
  });

  test.each(Object.entries(unwell))('with %s says nothing of the payment', async (name, answer) => {
    service.answer = answer;
    const calledProvider = isEndless(name) ? providerWith(500) : provider;
    const fetched = await calledProvider.fetch({ ref: '1' });
    service.answer = stub.answer;
    expect(fetched).toEqual({ ok: false, refusal: 'no-answer' });
  });

  test('with keys that it does not take, or no longer, says so, and nothing of the payment', async () => {
    const locked = mercadoPago({
      account: { ...account, accessToken: 'other' },
      noticeUrl: '',
      api: service.url,
    });
    const refused = { ok: false, refusal: 'keys-refused' };
    const pix = { ...wanted(), expiresAt: Date.now() + 1_800_000 };
    expect(await locked.fetch({ ref: '1' })).toEqual(refused);
    expect(await locked.fetch({ chargeId: pix.chargeId })).toEqual(refused);
    expect(await locked.createPix(pix)).toEqual(refused);
    service.answer = json({ message: 'forbidden', status: 403 }, 403);
    const forbidden = await provider.createPix(pix);
    service.answer = stub.answer;
    expect(forbidden).toEqual(refused);
  });

  test('is distinguished from what the shop was paid elsewhere by the same account', async () => {
    const other = { id: 5, status: 'approved', transaction_amount: 5, external_reference: null };
    service.answer = json(other);
    const fetched = await provider.fetch({ ref: '5' });
    service.answer = stub.answer;
    expect(fetched).toMatchObject({ ok: true, value: { chargeId: '' } });
  });

  test('is not believed about a payment in another shape', async () => {
    service.answer = json({ id: 1, status: 'approved', transaction_amount: -5, external_reference: 'x' });
    const fetched = await provider.fetch({ ref: '1' });
    service.answer = stub.answer;
    expect(fetched).toEqual({ ok: false, refusal: 'no-answer' });
  });
});
