/** Money moves forward, once, and for the right order. Reliability M26, T17. */
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { staff as staffTable } from '#features/accounts/server/staff/staff.tables.ts';
import { centavos } from '#kernel/money.ts';
import type { Staff } from '#kernel/scope.ts';
import { inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { Charge } from '../../domain/charges/charge.ts';
import type { ProviderCharge } from '../../domain/charges/provider-charge.ts';
import { cancelCharges } from '../charges/cancel-charges.ts';
import { rechargeOrder } from '../charges/change-charge.ts';
import { chargeDetails } from '../charges/charge-details.ts';
import { chargesOf } from '../charges/charges-of.ts';
import { openCharge } from '../charges/open-charge.ts';
import { refundsByHandOf } from '../charges/refunds-by-hand.ts';
import { captureCharge, confirmCharge, refundCharge } from '../charges/staff-charge-actions.ts';
import { createPaymentMethod } from '../methods/create-payment-method.ts';
import { paymentMethod } from '../methods/list-payment-methods.ts';
import { openPaymentGateways } from '../providers/open-payment-gateways.ts';
import type { OrderPaymentState, PaymentGateways } from '../providers/payment-gateways.ts';
import { paySandboxPix } from '../sandbox/pay-sandbox-pix.ts';
import { playProvider } from '../sandbox/play-provider.ts';
import { paymentBy } from '../sandbox/sandbox.store.ts';
import { noticeBody } from '../sandbox/sandbox-notice.schema.ts';
import { sandboxReport } from '../sandbox/sandbox-report.ts';
import { SIGNATURE_HEADER, signNotice } from '../sandbox/sandbox-secret.ts';
import { chargeById } from '../store/charge-moves.store.ts';
import { chargeEvents } from '../store/payments.tables.ts';
import { aPaidShop, type PaidShop } from '../testing/a-paid-shop.ts';
import { handleWebhook } from '../webhooks/webhooks.routes.ts';
import { applyProviderReport } from './apply-provider-report.ts';
import { runDueOperations } from './run-due-operations.ts';
import { runOperationsNow } from './run-operations-now.ts';

const database = testDatabase();
const SECRET = 's'.repeat(32);
const AMOUNT = centavos(12_345);
const token = (fate: string) => `sbx_${fate}_visa_0010_0123456789abcdef`;

let gateways: PaymentGateways;
let paymentState: OrderPaymentState;
let paid: number[];
/** The refunds reported to the order. */
let back: { order: number; chargeId: string; amount: number }[];
/** The reported provider errors. */
const notified: object[] = [];
let number = 100_000;

beforeAll(() => {
  gateways = openPaymentGateways({
    sessionSecret: SECRET,
    publicUrl: 'http://loja.test',
    sandbox: true,
    log: { warn: (facts: object) => notified.push(facts) },
    orders: {
      lockForPayment: async () => paymentState,
      orderPaid: async (_, order) => {
        paid.push(order);
      },
      moneyBack: async (_, order, { chargeId, amount }) => void back.push({ order, chargeId, amount }),
      mandateMoved: async () => {},
      collectionFailed: async () => {},
      clientsOf: async () => new Map(),
      payerOf: async () => ({ name: 'Ana Lima', email: 'ana@exemplo.com.br' }),
    },
  });
});
afterEach(() => {
  // Exceptions are reported and swallowed, so no other assertion would notice them.
  expect(notified.splice(0).filter((trouble) => 'err' in trouble)).toEqual([]);
});
beforeEach(() => {
  paymentState = 'open';
  paid = [];
  back = [];
  number += 1;
});

const aShop = () => aPaidShop(database.current);
type Shop = PaidShop;

let shop: Shop;
beforeAll(async () => {
  shop = await aShop();
});

const at = (now = Date.now()): Shop => ({ ...shop, now });

async function anOrder(
  context: Shop,
  methodId: string,
  cardToken?: string,
  instalments = 1,
): Promise<Charge> {
  const method = await paymentMethod(context, methodId);
  if (method === undefined) throw new Error('no method');
  const opened = await inTransaction(context, (inside) =>
    openCharge(inside, { orderNumber: number, method, amount: AMOUNT, instalments }),
  );
  if (!opened.ok) throw new Error(opened.refusal.code);
  expect(opened.value.status).toBe('starting');
  await runOperationsNow(context, gateways, number, cardToken);
  return current();
}

const current = async (): Promise<Charge> => {
  const charge = (await chargesOf(shop, [number])).get(number);
  if (charge === undefined) throw new Error('no charge');
  return charge;
};

const rowOf = async ({ id }: Charge) => {
  const row = await chargeById(shop.db, shop.supplier.id, id);
  if (row === undefined) throw new Error('no row');
  return row;
};

const eventsOf = ({ id }: Charge) =>
  shop.db
    .select()
    .from(chargeEvents)
    .where(and(eq(chargeEvents.supplierId, shop.supplier.id), eq(chargeEvents.chargeId, id)));

const post = async (path: string, body: string, headers: Readonly<Record<string, string>>) => {
  const handled = await handleWebhook(at(), gateways, 'sandbox', { body, headers, query: {} });
  expect(path).toContain(shop.supplier.id);
  return handled.ok ? 200 : 400;
};
/** Advances the clock of provider and shop. */
const later = async (milliseconds: number): Promise<void> => {
  const now = Date.now() + milliseconds;
  while ((await playProvider({ db: shop.db, sessionSecret: SECRET, post }, now)) > 0);
  await runDueOperations(database.current, gateways, now);
};

describe('a Pix by a provider', () => {
  test('has the provider’s code after the commit, and is paid by its notice', async () => {
    const charge = await anOrder(at(), shop.pix);
    expect(charge).toMatchObject({ status: 'pending', amount: AMOUNT });
    await paySandboxPix(at(), charge.pix?.txid ?? '', 'agora');
    expect((await current()).status).toBe('pending');
    await later(0);
    expect(await current()).toMatchObject({ status: 'paid' });
    expect(paid).toEqual([number]);
  });

  test.each(['atrasado', 'repetido', 'fora-de-ordem'] as const)(
    'with a notice that is %s makes one forward step',
    async (reports) => {
      const charge = await anOrder(at(), shop.pix);
      await paySandboxPix(at(), charge.pix?.txid ?? '', reports);
      await later(20_000);
      expect((await current()).status).toBe('paid');
      expect(paid).toEqual([number]);
      expect((await eventsOf(charge)).filter(({ after }) => after === 'paid')).not.toHaveLength(0);
      expect((await eventsOf(charge)).filter(({ before, after }) => before !== after)).toHaveLength(2);
    },
  );

  test('whose notice is lost is found by looking after it', async () => {
    const charge = await anOrder(at(), shop.pix);
    await paySandboxPix(at(), charge.pix?.txid ?? '', 'agora');
    const deaf = async () => 500;
    await playProvider({ db: shop.db, sessionSecret: SECRET, post: deaf }, Date.now());
    await runDueOperations(database.current, gateways, Date.now() + 120_000);
    expect(await current()).toMatchObject({ status: 'paid' });
    expect(paid).toEqual([number]);
  });

  test('after its end takes a new code, and the old one is given up', async () => {
    const charge = await anOrder(at(), shop.pix);
    const method = await paymentMethod(shop, shop.pix);
    if (method === undefined) throw new Error('no method');
    const again = (now: Shop) =>
      inTransaction(now, (inside) => rechargeOrder(inside, { orderNumber: number, method, amount: AMOUNT }));
    expect(await again(at())).toEqual({ ok: true, value: 'unchanged' });
    const after = at(Date.now() + 1_800_000);
    expect(await again(after)).toEqual({ ok: true, value: 'changed' });
    await runOperationsNow(after, gateways, number);
    const fresh = await current();
    expect(fresh.id).not.toBe(charge.id);
    expect(fresh).toMatchObject({ status: 'pending' });
    // Pressed twice, it stays the same.
    expect(await again(after)).toEqual({ ok: true, value: 'unchanged' });
    expect((await rowOf(charge)).status).toBe('cancelled');
  });
});

describe('a notice', () => {
  const aPaidPix = async () => {
    const charge = await anOrder(at(), shop.pix);
    const ref = charge.pix?.txid ?? '';
    await paySandboxPix(at(), ref, 'agora');
    const payment = await paymentBy(shop.db, shop.supplier.id, { ref });
    if (payment === undefined) throw new Error('no payment');
    return { charge, report: sandboxReport(payment, Date.now()) };
  };
  const notice = (
    report: ProviderCharge,
    { supplierId = shop.supplier.id, when = Date.now(), id = newId() } = {},
  ) => {
    const body = noticeBody(id, report);
    return { body, headers: { [SIGNATURE_HEADER]: signNotice(SECRET, supplierId, body, when) }, query: {} };
  };
  const receive = (received: ReturnType<typeof notice>, name = 'sandbox') =>
    handleWebhook(at(), gateways, name, received);

  test('replayed a hundred times, many at once, is one step', async () => {
    const { charge, report } = await aPaidPix();
    const one = notice(report);
    const handled = await Promise.all(Array.from({ length: 100 }, () => receive(one)));
    expect(handled.filter(({ ok }) => !ok)).toEqual([]);
    expect(handled.filter((each) => each.ok && each.value === 'stepped')).toHaveLength(1);
    expect(paid).toEqual([number]);
    expect((await rowOf(charge)).captured).toBe(AMOUNT);
  });

  test('of another amount moves nothing', async () => {
    const { charge, report } = await aPaidPix();
    for (const wrong of [1, AMOUNT - 1, AMOUNT + 1]) {
      const notified = { ...report, amount: centavos(wrong), captured: centavos(wrong) };
      expect(await receive(notice(notified))).toEqual({ ok: false, refusal: { code: 'wrong-amount' } });
    }
    expect((await rowOf(charge)).status).toBe('pending');
    expect(paid).toEqual([]);
  });

  test('without a signature, with a stale one, or with another shop’s moves nothing', async () => {
    const { charge, report } = await aPaidPix();
    const other = await aShop();
    const refused = async (received: ReturnType<typeof notice>, code: string, name = 'sandbox') =>
      expect(await receive(received, name)).toEqual({ ok: false, refusal: { code } });
    await refused({ ...notice(report), headers: { [SIGNATURE_HEADER]: '' } }, 'bad-signature');
    await refused(notice(report, { when: Date.now() - 301_000 }), 'stale');
    await refused(notice(report, { supplierId: other.supplier.id }), 'bad-signature');
    await refused(notice(report), 'unknown-provider', 'nobody');
    await refused(notice(report), 'unknown-provider', 'mercado-pago');
    expect((await rowOf(charge)).status).toBe('pending');
  });

  test('of another shop’s order is of nobody’s here', async () => {
    const { charge, report } = await aPaidPix();
    const other = await aShop();
    const body = noticeBody(newId(), report);
    const headers = { [SIGNATURE_HEADER]: signNotice(SECRET, other.supplier.id, body, Date.now()) };
    const handled = await handleWebhook({ ...other, now: Date.now() }, gateways, 'sandbox', {
      body,
      headers,
      query: {},
    });
    expect(handled).toEqual({ ok: false, refusal: { code: 'unknown-charge' } });
    const renamed = notice({ ...report, ref: 'sbx0' });
    await receive(notice(report));
    expect(await receive(renamed)).toEqual({ ok: false, refusal: { code: 'unknown-charge' } });
    expect((await rowOf(charge)).status).toBe('paid');
  });

  test('that comes after a later one changes nothing', async () => {
    const { charge, report } = await aPaidPix();
    await receive(notice(report));
    for (const status of ['pending', 'authorised', 'expired', 'cancelled', 'refused'] as const) {
      const old = { ...report, status, captured: centavos(0) };
      expect(await receive(notice(old))).toEqual({ ok: true, value: 'nothing' });
    }
    expect((await rowOf(charge)).status).toBe('paid');
    expect(paid).toEqual([number]);
  });
});

describe('a card', () => {
  test('that is accepted is paid at once; its parts and their interest are of the charge, not of the order', async () => {
    const charge = await anOrder(at(), shop.card, token('accepted'), 6);
    expect(charge).toMatchObject({ status: 'paid', card: { brand: 'visa', lastFour: '0010' } });
    expect(charge.instalments?.count).toBe(6);
    expect(charge.amount).toBe(AMOUNT + (charge.instalments?.interest ?? 0));
    expect(charge.instalments?.interest).toBeGreaterThan(0);
    expect(paid).toEqual([number]);
  });

  test('of a shop that weighs is put on hold', async () => {
    const charge = await anOrder(at(), shop.hold, token('accepted'));
    expect(charge).toMatchObject({ status: 'authorised' });
    expect((await rowOf(charge)).authorised).toBe(AMOUNT);
    expect(paid).toEqual([]);
  });

  test('that is refused says why, and the next one pays the same order', async () => {
    expect(await anOrder(at(), shop.card, token('no-limit'))).toMatchObject({
      status: 'refused',
      failure: 'no-limit',
    });
    const method = await paymentMethod(shop, shop.card);
    if (method === undefined) throw new Error('no method');
    const now = at();
    await inTransaction(now, (inside) =>
      rechargeOrder(inside, { orderNumber: number, method, amount: AMOUNT }),
    );
    await runOperationsNow(now, gateways, number, token('accepted'));
    expect(await current()).toMatchObject({ status: 'paid' });
    expect(paid).toEqual([number]);
  });

  test('that nobody gave is not waited for', async () => {
    expect(await anOrder(at(), shop.card)).toMatchObject({ status: 'refused', failure: 'not-completed' });
  });

  test('whose bank is slow is paid when it says so, and no second one is taken meanwhile', async () => {
    const charge = await anOrder(at(), shop.card, token('late'));
    expect(charge).toMatchObject({ status: 'pending' });
    const method = await paymentMethod(shop, shop.card);
    if (method === undefined) throw new Error('no method');
    const second = await inTransaction(at(), (inside) =>
      rechargeOrder(inside, { orderNumber: number, method, amount: AMOUNT }),
    );
    expect(second).toEqual({ ok: false, refusal: { code: 'payment-under-way' } });
    await later(7_000);
    expect(await current()).toMatchObject({ status: 'paid', id: charge.id });
  });

  test('whose answer is lost stays unknown until the provider is asked again', {
    timeout: 15_000,
  }, async () => {
    const charge = await anOrder(at(), shop.card, token('timeout'));
    expect(charge).toMatchObject({ status: 'starting' });
    await later(30_000);
    expect(await current()).toMatchObject({ status: 'paid', id: charge.id });
    expect(paid).toEqual([number]);
  });

  test('that its provider does not know is over after five minutes, and not before', async () => {
    const method = await paymentMethod(shop, shop.card);
    if (method === undefined) throw new Error('no method');
    const born = Date.now();
    await inTransaction(at(born), (inside) =>
      openCharge(inside, { orderNumber: number, method, amount: AMOUNT }),
    );
    await later(60_000);
    expect((await current()).status).toBe('starting');
    await later(400_000);
    expect(await current()).toMatchObject({ status: 'refused', failure: 'not-completed' });
  });
});

describe('a chargeback', () => {
  const aChargeback = async () => {
    const charge = await anOrder(at(), shop.card, token('accepted'));
    expect(charge.status).toBe('paid');
    const { providerRef } = await rowOf(charge);
    const of = { ref: providerRef ?? '', chargeId: charge.id, amount: AMOUNT, captured: AMOUNT };
    const notified = {
      provider: 'sandbox',
      report: { ...of, status: 'refunded', refunded: AMOUNT },
    } as const;
    expect(await applyProviderReport(at(), gateways, notified)).toBe('stepped');
    const again: ProviderCharge = { ...of, status: 'paid', refunded: centavos(0) };
    return { charge, again };
  };

  test('that is decided for the shop leaves the charge paid, and mails its client nothing twice', async () => {
    const { charge, again } = await aChargeback();
    const before = paid.length;
    expect(
      await applyProviderReport(at(), gateways, {
        provider: 'sandbox',
        report: { ...again, returned: true },
      }),
    ).toBe('stepped');
    expect(await rowOf(charge)).toMatchObject({
      status: 'paid',
      captured: AMOUNT,
      refunded: 0,
      operation: null,
    });
    expect(paid).toHaveLength(before);
  });

  test('is not undone by an old word that it was paid', async () => {
    const { charge, again } = await aChargeback();
    expect(await applyProviderReport(at(), gateways, { provider: 'sandbox', report: again })).toBe('nothing');
    expect(await rowOf(charge)).toMatchObject({ status: 'refunded', refunded: AMOUNT });
  });

  test('whose order was cancelled meanwhile gives the money back', async () => {
    const { charge, again } = await aChargeback();
    paymentState = 'cancelled';
    await applyProviderReport(at(), gateways, { provider: 'sandbox', report: { ...again, returned: true } });
    expect(await rowOf(charge)).toMatchObject({
      status: 'paid',
      operation: 'refund',
      operationAmount: AMOUNT,
    });
  });
});

describe('money that nobody wants any more', () => {
  const give = () => inTransaction(at(), (inside) => cancelCharges(inside, number));

  test('goes back when the order is cancelled', async () => {
    const charge = await anOrder(at(), shop.card, token('accepted'));
    paymentState = 'cancelled';
    await give();
    await runOperationsNow(at(), gateways, number);
    expect(await current()).toMatchObject({ status: 'refunded', refunded: AMOUNT, id: charge.id });
  });

  test('on hold is released', async () => {
    const charge = await anOrder(at(), shop.hold, token('accepted'));
    await give();
    await runOperationsNow(at(), gateways, number);
    const payment = await paymentBy(shop.db, shop.supplier.id, { chargeId: charge.id });
    expect(payment).toMatchObject({ status: 'cancelled', captured: 0 });
    expect(await rowOf(charge)).toMatchObject({ status: 'cancelled', operation: null });
  });

  test('that comes after the order was cancelled goes back', async () => {
    const charge = await anOrder(at(), shop.pix);
    await paySandboxPix(at(), charge.pix?.txid ?? '', 'atrasado');
    paymentState = 'cancelled';
    await give();
    await later(0);
    await later(60_000);
    expect(await current()).toMatchObject({ status: 'refunded', refunded: AMOUNT });
    expect(paid).toEqual([]);
  });

  test('that pays an order twice goes back, and the order is paid once', async () => {
    const first = await anOrder(at(), shop.pix);
    const method = await paymentMethod(shop, shop.card);
    if (method === undefined) throw new Error('no method');
    const now = at();
    await inTransaction(now, (inside) =>
      rechargeOrder(inside, { orderNumber: number, method, amount: AMOUNT }),
    );
    await runOperationsNow(now, gateways, number, token('accepted'));
    expect(await current()).toMatchObject({ status: 'paid' });
    const row = await rowOf(first);
    const report: ProviderCharge = {
      ref: row.providerRef ?? '',
      chargeId: first.id,
      status: 'paid',
      amount: AMOUNT,
      captured: AMOUNT,
      refunded: centavos(0),
    };
    const body = noticeBody(newId(), report);
    const headers = { [SIGNATURE_HEADER]: signNotice(SECRET, shop.supplier.id, body, Date.now()) };
    await handleWebhook(at(), gateways, 'sandbox', { body, headers, query: {} });
    expect(await rowOf(first)).toMatchObject({
      status: 'paid',
      operation: 'refund',
      operationAmount: AMOUNT,
    });
    expect(paid).toEqual([number]);
  });
});

describe('the shop’s people', () => {
  let staff: Staff;
  let cash: string;
  beforeAll(async () => {
    const email = `dora-${newId()}@equipe.exemplo.com.br`;
    await createStaff(shop.db, {
      name: 'Dora',
      email,
      passwordHash: await hashPassword('vitrine123'),
      administrator: false,
      memberships: [{ supplierId: shop.supplier.id, role: 'owner' }],
    });
    const [row] = await shop.db
      .select({ id: staffTable.id })
      .from(staffTable)
      .where(eq(staffTable.email, email));
    staff = { kind: 'staff', sessionId: newId(), staffId: row?.id ?? '', name: 'Dora', standing: 'owner' };
    cash = await createPaymentMethod(shop.db, shop.supplier.id, {
      kind: 'cash-on-delivery',
      name: 'Dinheiro',
      description: '',
      priceVariance: 0,
      deliveryTypes: ['delivery'],
      position: 9,
    });
  });
  const theirs = () => ({ ...at(), actor: staff });
  const capture = (id: string, amount: number) => captureCharge(theirs(), gateways, id, centavos(amount));
  const refund = (id: string, amount: number, before = 0) => {
    const wish = { amount: centavos(amount), reason: 'faltou um item', before: centavos(before) };
    return refundCharge(theirs(), gateways, id, wish);
  };
  const refused = (code: string) => ({ ok: false, refusal: { code } });

  test.each([
    [10_000, 10_000],
    [12_345, undefined],
    [13_579, 13_579],
  ])('capture what was weighed: %i', async (amount, captured) => {
    const { id } = await anOrder(at(), shop.hold, token('accepted'));
    const done = await capture(id, amount);
    expect(done).toMatchObject({ ok: true, value: { charge: { status: 'paid' } } });
    expect((await current()).captured).toBe(captured);
    expect(paid).toEqual([number]);
    expect(await capture(id, 1)).toEqual(refused('not-authorised'));
  });

  test('capture no more than the provider lets', async () => {
    const { id } = await anOrder(at(), shop.hold, token('accepted'));
    expect(await capture(id, 13_580)).toEqual(refused('too-much'));
    expect(await current()).toMatchObject({ status: 'authorised' });
  });

  test('give back a part, then the rest, and nothing beyond; pressed twice at once it goes once', async () => {
    const { id } = await anOrder(at(), shop.card, token('accepted'));
    const both = await Promise.all([refund(id, 10_000), refund(id, 10_000)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await current()).toMatchObject({ status: 'paid', refunded: 10_000 });
    // Sent again after its response was lost.
    expect(await refund(id, 2_345)).toEqual({
      ok: false,
      refusal: { code: 'already-refunded', facts: { refunded: 10_000 } },
    });
    expect(await refund(id, 2_346, 10_000)).toEqual(refused('too-much'));
    expect(await refund(id, 2_345, 10_000)).toMatchObject({ ok: true });
    expect(await current()).toMatchObject({ status: 'refunded', refunded: AMOUNT });
    expect(await refund(id, 1, AMOUNT)).toEqual(refused('not-paid'));
    // The order is notified once of each.
    expect(back).toEqual([10_000, 2_345].map((amount) => ({ order: number, chargeId: id, amount })));
  });

  const inCash = async (): Promise<string> => {
    const method = await paymentMethod(shop, cash);
    if (method === undefined) throw new Error('no method');
    const opened = await openCharge(at(), { orderNumber: number, method, amount: AMOUNT });
    return opened.ok ? opened.value.id : '';
  };
  const cancelled = async () => {
    paymentState = 'cancelled';
    await inTransaction(at(), (inside) => cancelCharges(inside, number));
  };
  const stepsOf = async (id: string) =>
    (await chargeDetails(shop, number))
      .find(({ charge }) => charge.id === id)
      ?.events.map(({ before, after, amount, note }) => [before, after, amount, note]);

  test('confirm what the shop itself receives, once, and nothing that a provider moves', async () => {
    const id = await inCash();
    const all = await Promise.all([1, 2, 3].map(() => confirmCharge(theirs(), gateways, id, '')));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(paid).toEqual([number]);
    const before = await rowOf(await current());
    const lines = (await eventsOf(await current())).length;
    expect(await confirmCharge({ ...theirs(), now: Date.now() + 60_000 }, gateways, id, 'de novo')).toEqual({
      ok: false,
      refusal: { code: 'already-confirmed', facts: { confirmedAt: before.paidAt?.getTime() } },
    });
    expect(await rowOf(await current())).toEqual(before);
    expect(await eventsOf(await current())).toHaveLength(lines);
    // What was received by hand is given back by hand.
    expect(await refund(id, AMOUNT)).toMatchObject({ ok: true, value: { charge: { status: 'refunded' } } });
    number += 1;
    const pix = await anOrder(at(), shop.pix);
    expect(await confirmCharge(theirs(), gateways, pix.id, '')).toEqual(refused('not-by-hand'));
  });

  test('give back by hand what the shop had received for an order that was cancelled since', async () => {
    const id = await inCash();
    expect(await confirmCharge(theirs(), gateways, id, '')).toMatchObject({ ok: true });
    await cancelled();
    expect(await chargeDetails(shop)).toContainEqual(
      expect.objectContaining({
        operation: 'refund',
        charge: expect.objectContaining({ id, status: 'paid' }),
      }),
    );
    // No job runs it.
    await later(60_000);
    expect(await current()).toMatchObject({ status: 'paid' });
    const both = await Promise.all([refund(id, 345), refund(id, 345)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await current()).toMatchObject({ status: 'paid', refunded: 345 });
    expect(await refund(id, 12_001, 345)).toEqual(refused('too-much'));
    expect(await refund(id, 12_000, 345)).toMatchObject({ ok: true });
    expect(await rowOf(await current())).toMatchObject({
      status: 'refunded',
      refunded: AMOUNT,
      operation: null,
    });
    expect((await stepsOf(id))?.slice(-2)).toEqual([
      ['paid', 'paid', 345, 'by-hand'],
      ['paid', 'refunded', 12_000, 'by-hand'],
    ]);
    expect((await refundsByHandOf(shop, number)).map(({ amount }) => amount)).toEqual([345, 12_000]);
  });

  test('give back by hand what came for an order that was cancelled before', async () => {
    const id = await inCash();
    expect(await refund(id, AMOUNT)).toEqual(refused('not-paid'));
    await cancelled();
    expect(await confirmCharge(theirs(), gateways, id, '')).toEqual(refused('not-wanted'));
    expect(await refund(id, AMOUNT + 1)).toEqual(refused('too-much'));
    expect(await refund(id, 12_000)).toMatchObject({ ok: true });
    expect(await current()).toMatchObject({ status: 'refunded', captured: 12_000, refunded: 12_000 });
    expect(await refund(id, 345, 12_000)).toMatchObject({ ok: true });
    expect(await rowOf(await current())).toMatchObject({ captured: AMOUNT, refunded: AMOUNT });
    expect(await refund(id, 1, AMOUNT)).toEqual(refused('not-paid'));
    expect((await stepsOf(id))?.slice(-4)).toEqual([
      ['cancelled', 'paid', 12_000, 'paid-to-shop'],
      ['paid', 'refunded', 12_000, 'by-hand'],
      ['refunded', 'refunded', 345, 'paid-to-shop'],
      ['refunded', 'refunded', 345, 'by-hand'],
    ]);
    expect(paid).toEqual([]);
  });

  test('write down what came too late for an order that was cancelled, as owed back, once', async () => {
    const id = await inCash();
    await cancelled();
    const late = () => confirmCharge(theirs(), gateways, id, 'no extrato', { cameLate: true });
    const all = await Promise.all([late(), late(), late()]);
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await late()).toMatchObject({ ok: false, refusal: { code: 'already-confirmed' } });
    expect(await rowOf(await current())).toMatchObject({
      ...{ status: 'paid', captured: AMOUNT, operation: 'refund', operationAmount: AMOUNT },
      operationAt: null,
    });
    expect(paid).toEqual([]);
    expect((await chargeDetails(shop)).map(({ charge }) => charge.id)).toContain(id);
    expect(await refund(id, AMOUNT)).toMatchObject({ ok: true, value: { charge: { status: 'refunded' } } });
    expect(await late()).toMatchObject({ ok: false });
    expect(await rowOf(await current())).toMatchObject({
      ...{ captured: AMOUNT, refunded: AMOUNT, operation: null },
    });
  });

  test('write down a part that came too late, and owe back no more than it', async () => {
    const id = await inCash();
    await cancelled();
    const late = (received: number) =>
      confirmCharge(theirs(), gateways, id, '', { cameLate: true, received: centavos(received) });
    expect(await late(AMOUNT + 1)).toEqual(refused('too-much'));
    expect(await late(5_000)).toMatchObject({ ok: true, value: { toRefund: 5_000 } });
    expect(await rowOf(await current())).toMatchObject({ captured: 5_000, operationAmount: 5_000 });
    expect(await refund(id, 5_001)).toEqual(refused('too-much'));
    expect(await refund(id, 5_000)).toMatchObject({ ok: true, value: { charge: { status: 'refunded' } } });
    expect(await rowOf(await current())).toMatchObject({ refunded: 5_000, operation: null });
  });

  test('take no part for the whole of what an order waits for', async () => {
    const id = await inCash();
    const part = { received: centavos(AMOUNT - 1) };
    expect(await confirmCharge(theirs(), gateways, id, '', part)).toEqual(refused('not-whole'));
    expect(await rowOf(await current())).toMatchObject({ status: 'pending', captured: 0 });
    expect(paid).toEqual([]);
  });

  test('a charge that was voided for another method pays the order, if its money comes first', async () => {
    const first = await inCash();
    const method = await paymentMethod(shop, shop.pix);
    if (method === undefined) throw new Error('no method');
    await inTransaction(at(), (inside) =>
      rechargeOrder(inside, { orderNumber: number, method, amount: AMOUNT }),
    );
    const done = await confirmCharge(theirs(), gateways, first, '', { cameLate: true });
    expect(done).toMatchObject({ ok: true, value: { charge: { id: first, status: 'paid' } } });
    expect(paid).toEqual([number]);
    expect(await current()).toMatchObject({ id: first, status: 'paid' });
  });

  test('give back by hand what came a second time, and the order stays paid', async () => {
    const first = await inCash();
    const method = await paymentMethod(shop, shop.pix);
    if (method === undefined) throw new Error('no method');
    await inTransaction(at(), (inside) =>
      rechargeOrder(inside, { orderNumber: number, method, amount: AMOUNT }),
    );
    await runOperationsNow(at(), gateways, number);
    const pix = await current();
    await paySandboxPix(at(), pix.pix?.txid ?? '', 'agora');
    await later(0);
    expect(await current()).toMatchObject({ id: pix.id, status: 'paid' });
    expect(await confirmCharge(theirs(), gateways, first, '')).toEqual(refused('not-wanted'));
    expect(await refund(first, AMOUNT)).toMatchObject({
      ok: true,
      value: { charge: { status: 'refunded', refunded: AMOUNT } },
    });
    expect(await current()).toMatchObject({ id: pix.id, status: 'paid' });
    expect(paid).toEqual([number]);
  });

  test('of another shop find nothing', async () => {
    const { id } = await anOrder(at(), shop.hold, token('accepted'));
    const other = { ...(await aShop()), actor: staff, now: Date.now() };
    expect(await captureCharge(other, gateways, id, AMOUNT)).toEqual(refused('charge-not-found'));
  });
});
