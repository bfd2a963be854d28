import { beforeAll, describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { parsePixCode } from '../../domain/testing/parse-pix-code.ts';
import type { Provider } from '../providers/provider.ts';
import { type ProviderWorld, passesAsProvider } from '../testing/conformance.ts';
import { changePayment, paymentBy } from './sandbox.store.ts';
import { noticeBody } from './sandbox-notice.schema.ts';
import { sandboxProvider } from './sandbox-provider.ts';
import { sandboxReport } from './sandbox-report.ts';
import { SIGNATURE_HEADER, signNotice } from './sandbox-secret.ts';

const database = testDatabase();
const SECRET = 's'.repeat(32);
const supplier = { id: newId(), name: 'Empório da Vila' };
const token = (fate: string) => `sbx_${fate}_visa_0010_0123456789abcdef`;

let provider: Provider;
beforeAll(() => {
  provider = sandboxProvider({ db: database.current.db, supplier, secret: SECRET, timeout: 10 });
});

passesAsProvider('the sandbox', (): ProviderWorld => {
  let lost = false;
  return {
    provider: () => ({
      ...provider,
      authoriseCard: (wanted) => {
        if (!lost) return provider.authoriseCard(wanted);
        lost = false;
        return provider.authoriseCard({ ...wanted, token: token('timeout') });
      },
    }),
    tokens: { accepted: token('accepted'), noLimit: token('no-limit'), wrongData: token('wrong-data') },
    payPix: async (ref) => {
      await changePayment(database.current.db, { supplierId: supplier.id, id: ref }, ['pending'], {
        status: 'paid',
        captured: 12_345,
      });
    },
    noticeOf: async (ref, at) => {
      const payment = await paymentBy(database.current.db, supplier.id, { ref });
      if (payment === undefined) throw new Error('no payment');
      const body = noticeBody(newId(), sandboxReport(payment, Date.now()));
      const headers = { [SIGNATURE_HEADER]: signNotice(SECRET, supplier.id, body, at) };
      return { body, headers, query: {}, now: Date.now() };
    },
    loseNextAnswer: () => {
      lost = true;
    },
  };
});

describe('the sandbox', () => {
  const payer = { name: 'Ana', email: 'ana@exemplo.com.br' };
  const wanted = () => ({
    chargeId: newId(),
    orderNumber: 1,
    amount: centavos(5_000),
    payer,
    now: Date.now(),
  });

  test('makes codes that a bank’s app would read', async () => {
    const pix = await provider.createPix({ ...wanted(), expiresAt: Date.now() + 60_000 });
    const code = pix.ok ? (pix.value.pix?.code ?? '') : '';
    expect(parsePixCode(code)).toMatchObject({ amount: 5_000, name: 'Emporio da Vila', txid: '***' });
  });

  test('lets a Pix end by the clock', async () => {
    let now = Date.now();
    const aged = sandboxProvider({ db: database.current.db, supplier, secret: SECRET, now: () => now });
    const made = await aged.createPix({ ...wanted(), expiresAt: now + 1_000 });
    const ref = made.ok ? made.value.ref : '';
    now += 1_001;
    expect(await aged.fetch({ ref })).toMatchObject({ ok: true, value: { status: 'expired' } });
  });

  test('captures a tenth more than it was asked to hold, and no centavo beyond', async () => {
    const held = await provider.authoriseCard({
      ...wanted(),
      token: token('accepted'),
      instalments: 1,
      capture: false,
    });
    const ref = held.ok ? held.value.ref : '';
    const capture = (amount: number) => provider.capture({ ref, amount: centavos(amount), key: newId() });
    expect(await capture(5_501)).toEqual({ ok: false, refusal: 'rejected' });
    expect(await capture(5_500)).toMatchObject({ ok: true, value: { captured: 5_500 } });
  });

  test('knows nothing of another supplier’s payments, nor signs for it', async () => {
    const made = await provider.createPix({ ...wanted(), expiresAt: Date.now() + 60_000 });
    const ref = made.ok ? made.value.ref : '';
    const other = sandboxProvider({
      db: database.current.db,
      supplier: { id: newId(), name: 'Outra' },
      secret: SECRET,
    });
    expect(await other.fetch({ ref })).toEqual({ ok: false, refusal: 'unknown' });
    const body = made.ok ? noticeBody('1', made.value) : '';
    const headers = { [SIGNATURE_HEADER]: signNotice(SECRET, supplier.id, body, Date.now()) };
    const notice = { body, headers, query: {}, now: Date.now() };
    expect(other.readNotice(notice)).toEqual({ ok: false, refusal: 'bad-signature' });
    expect(provider.readNotice(notice)).toMatchObject({ ok: true });
  });

  test('takes no number for a token', async () => {
    const answer = await provider.authoriseCard({
      ...wanted(),
      token: '4000000000000010',
      instalments: 1,
      capture: true,
    });
    expect(answer).toEqual({ ok: false, refusal: 'rejected' });
  });
});
