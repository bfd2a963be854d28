/** Provider calls take effect once, and none is forgotten, whatever responses are lost. M26. */
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { staff } from '#features/accounts/server/staff/staff.tables.ts';
import { centavos } from '#kernel/money.ts';
import type { Staff } from '#kernel/scope.ts';
import { inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { cancelCharges } from '../charges/cancel-charges.ts';
import { rechargeOrder } from '../charges/change-charge.ts';
import { openCharge } from '../charges/open-charge.ts';
import { captureCharge, refundCharge } from '../charges/staff-charge-actions.ts';
import { createPaymentMethod } from '../methods/create-payment-method.ts';
import { paymentMethod } from '../methods/list-payment-methods.ts';
import type { OrderPaymentState, PaymentGateways, Trouble } from '../providers/payment-gateways.ts';
import { dueOperations } from '../store/charge-moves.store.ts';
import { charges } from '../store/payments.tables.ts';
import { aPaidShop, type PaidShop } from '../testing/a-paid-shop.ts';
import { type ForgetfulBank, forgetfulBank } from '../testing/forgetful-bank.ts';
import { applyProviderReport } from './apply-provider-report.ts';
import { runDueOperations } from './run-due-operations.ts';
import { runOperationsNow } from './run-operations-now.ts';

const database = testDatabase();
const AMOUNT = centavos(10_000);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let shop: PaidShop;
let bank: ForgetfulBank;
let gateways: PaymentGateways;
let paymentState: OrderPaymentState;
let paid: number[];
let troubles: Trouble[];
let born: number;
let number = 200_000;

beforeEach(async () => {
  // A round covers all shops: removes what earlier tests left.
  await database.current.db
    .update(charges)
    .set({ operation: null, operationAt: null })
    .where(sql`${charges.supplierId} in (select id from suppliers)`);
  shop = await aPaidShop(database.current);
  bank = forgetfulBank();
  paymentState = 'open';
  paid = [];
  troubles = [];
  number += 1;
  born = Date.now();
  gateways = {
    providerOf: async () => bank,
    report: (trouble) => void troubles.push(trouble),
    orders: {
      lockForPayment: async () => paymentState,
      orderPaid: async (_, order) => void paid.push(order),
      moneyBack: async () => {},
      mandateMoved: async () => {},
      collectionFailed: async () => {},
      clientsOf: async () => new Map(),
      payerOf: async () => ({ name: 'Ana Lima', email: 'ana@exemplo.com.br' }),
    },
  };
});

const at = (later = 0): PaidShop => ({ ...shop, now: born + later });

async function open(methodId: string, context = at()): Promise<void> {
  const method = await paymentMethod(context, methodId);
  if (method === undefined) throw new Error('no method');
  const request = { orderNumber: number, method, amount: AMOUNT };
  const opened = await inTransaction(context, (inside) => openCharge(inside, request));
  if (!opened.ok) throw new Error(opened.refusal.code);
}
const runNow = (token?: string, context = at()) => runOperationsNow(context, gateways, number, token);

const rows = () =>
  shop.db
    .select()
    .from(charges)
    .where(and(eq(charges.supplierId, shop.supplier.id), eq(charges.orderNumber, number)))
    .orderBy(charges.createdAt, charges.id);
const row = async (place = 0) => {
  const found = (await rows())[place];
  if (found === undefined) throw new Error('no charge');
  return found;
};
const look = (later: number) => runDueOperations(database.current, gateways, born + later);
const cancelOrder = async (context: PaidShop) => {
  paymentState = 'cancelled';
  await inTransaction(context, (inside) => cancelCharges(inside, number));
  await runOperationsNow(context, gateways, number);
};

async function anOwner(): Promise<Staff> {
  const email = `${newId()}@equipe.exemplo.com.br`;
  const memberships = [{ supplierId: shop.supplier.id, role: 'owner' as const }];
  await createStaff(shop.db, {
    name: 'Dora',
    email,
    passwordHash: 'none',
    administrator: false,
    memberships,
  });
  const [found] = await shop.db.select().from(staff).where(eq(staff.email, email));
  return {
    kind: 'staff',
    sessionId: newId(),
    staffId: found?.id ?? '',
    name: 'Dora',
    standing: 'owner',
  };
}

describe('what goes wrong right after the order', () => {
  test('is reported at once, and the charge waits for its next turn', async () => {
    await open(shop.pix);
    bank.answer('createPix', 'no-answer');
    await runNow();
    const { id, status } = await row();
    expect(status).toBe('starting');
    expect(troubles).toEqual([
      {
        problem: 'no-answer',
        orderNumber: number,
        chargeId: id,
        provider: 'sandbox',
        operation: 'start',
        tries: 1,
      },
    ]);
    await look(20 * SECOND);
    expect(await row()).toMatchObject({ status: 'pending', pixCode: '000201' });
  });

  test('also where it breaks: the caller goes on, and the next try is a pause away', async () => {
    await open(shop.pix);
    bank.breakAt('createPix', new Error('broken'));
    await runNow();
    expect(troubles).toMatchObject([{ problem: 'broken', error: expect.any(Error) }]);
    await look(2 * SECOND);
    expect(bank.calls).toEqual(['createPix']);
    await look(20 * SECOND);
    expect((await row()).status).toBe('pending');
  });

  test('breaks for one charge alone: the order’s next card is asked for with its token', async () => {
    await open(shop.hold);
    await runNow('token');
    const later = at(MINUTE);
    const method = await paymentMethod(later, shop.card);
    if (method === undefined) throw new Error('no method');
    await inTransaction(later, (inside) =>
      rechargeOrder(inside, { orderNumber: number, method, amount: AMOUNT }),
    );
    bank.breakAt('fetch', new Error('broken'));
    await runNow('another', later);
    expect((await rows()).map(({ status }) => status)).toEqual(['cancelled', 'paid']);
  });

  test('where too many ask at once, a Pix is begun later, and a card is free for the next try', async () => {
    await open(shop.pix);
    bank.answer('createPix', 'not-asked');
    await runNow();
    expect((await row()).status).toBe('starting');
    await look(20 * SECOND);
    expect((await row()).status).toBe('pending');
    number += 1;
    await open(shop.card);
    bank.answer('authoriseCard', 'not-asked');
    await runNow('token');
    expect(await row()).toMatchObject({ status: 'refused', failure: 'not-completed', operation: null });
    expect(troubles.map(({ problem }) => problem)).toEqual(['not-asked', 'not-asked']);
  });

  test('that its provider will not begin has its own failure: no bank has refused a Pix', async () => {
    bank.answer('createPix', 'rejected');
    await open(shop.pix);
    await runNow();
    expect(await row()).toMatchObject({ status: 'refused', failure: 'not-possible', operation: null });
  });

  test('where the shop has no account the payer is asked to pay in another way, and the shop gets a mail', async () => {
    await open(shop.pix);
    await runOperationsNow(at(), { ...gateways, providerOf: async () => undefined }, number);
    expect(troubles).toMatchObject([{ problem: 'no-account', orderNumber: number }]);
    expect(await row()).toMatchObject({ status: 'refused', failure: 'not-possible', operation: null });
  });
});

test('what moves money goes before what is only looked after, however long that has waited', async () => {
  await open(shop.pix);
  const [own] = await rows();
  if (own === undefined) throw new Error('no charge');
  const watched = { ...own, orderNumber: 1, status: 'pending', operation: 'watch' } as const;
  const open100 = Array.from({ length: 100 }, () => ({
    ...watched,
    id: newId(),
    operationAt: new Date(born),
  }));
  await shop.db.insert(charges).values(open100);
  await shop.db
    .update(charges)
    .set({ operationAt: new Date(born + SECOND) })
    .where(and(eq(charges.supplierId, shop.supplier.id), eq(charges.id, own.id)));
  expect((await dueOperations(shop.db, born + SECOND, 2)).map(({ id }) => id)).toEqual([
    own.id,
    expect.any(String),
  ]);
});

describe('giving back', () => {
  const refund = async (amount: number, owner: Staff, later = MINUTE) =>
    refundCharge({ ...at(later), actor: owner }, gateways, (await row()).id, {
      amount: centavos(amount),
      reason: 'faltou',
      before: centavos(0),
    });
  const aPaidCard = async () => {
    await open(shop.card);
    await runNow('token');
    expect((await row()).status).toBe('paid');
    return anOwner();
  };
  const gone = async () => bank.payments.get((await row()).id)?.refunded;

  test('whose answer is lost goes back once', async () => {
    const owner = await aPaidCard();
    bank.lose('refund');
    await refund(2_000, owner);
    expect(await row()).toMatchObject({ refunded: 0, operation: 'refund' });
    await look(2 * MINUTE);
    expect(await row()).toMatchObject({ refunded: 2_000, status: 'paid', operation: null });
    expect([await gone(), bank.calls.filter((call) => call === 'refund').length]).toEqual([2_000, 1]);
  });

  test('of a part whose answer is lost, and then of all, ends with all of it and no more', async () => {
    const owner = await aPaidCard();
    bank.lose('refund');
    await refund(2_000, owner);
    await cancelOrder(at(2 * MINUTE));
    for (let turn = 3; turn < 6; turn += 1) await look(turn * MINUTE);
    expect(await row()).toMatchObject({ refunded: 10_000, status: 'refunded', operation: null });
    expect(await gone()).toBe(10_000);
  });

  test('a full refund is retried for a day where the provider refuses, and reported each time', async () => {
    await aPaidCard();
    bank.answer('refund', 'rejected', 5);
    await cancelOrder(at(MINUTE));
    expect(await row()).toMatchObject({ status: 'paid', operation: 'refund' });
    for (let turn = 1; turn < 8; turn += 1) await look(turn * HOUR);
    expect(await row()).toMatchObject({ status: 'refunded', operation: null });
    expect(troubles.filter(({ problem }) => problem === 'rejected')).toHaveLength(5);
  });

  test('a part that the provider will not give back is over, and may be requested again', async () => {
    const owner = await aPaidCard();
    bank.answer('refund', 'rejected');
    await refund(2_000, owner);
    expect(await row()).toMatchObject({ refunded: 0, operation: null });
    expect(await refund(1_000, owner, 2 * MINUTE)).toMatchObject({ ok: true });
    expect((await row()).refunded).toBe(1_000);
  });
});

describe('capturing', () => {
  const capture = async (amount: number) =>
    captureCharge({ ...at(MINUTE), actor: await anOwner() }, gateways, (await row()).id, centavos(amount));

  test('whose answer is lost is taken once, for what was weighed', async () => {
    await open(shop.hold);
    await runNow('token');
    bank.lose('capture');
    await capture(8_000);
    expect((await row()).status).toBe('authorised');
    await look(2 * MINUTE);
    expect(await row()).toMatchObject({ status: 'paid', captured: 8_000, operation: null });
    expect(bank.calls.filter((call) => call === 'capture')).toHaveLength(1);
    expect(paid).toEqual([number]);
  });

  test('whose answer is lost goes back where the order is cancelled meanwhile', async () => {
    await open(shop.hold);
    await runNow('token');
    bank.lose('capture');
    await capture(8_000);
    await cancelOrder(at(MINUTE + 1));
    await look(2 * MINUTE);
    await look(4 * MINUTE);
    expect(await row()).toMatchObject({
      status: 'refunded',
      captured: 8_000,
      refunded: 8_000,
      operation: null,
    });
    expect(paid).toEqual([]);
  });

  test('is not dropped by an old notice that comes meanwhile', async () => {
    await open(shop.hold);
    await runNow('token');
    bank.answer('capture', 'no-answer');
    await capture(8_000);
    const { id, providerRef } = await row();
    const old = { ...bank.change(id, {}), status: 'pending' as const };
    const applied = await applyProviderReport(at(MINUTE), gateways, {
      provider: 'sandbox',
      report: old,
      eventId: newId(),
    });
    expect(applied).toBe('nothing');
    expect(await row()).toMatchObject({ operation: 'capture', operationAmount: 8_000, providerRef });
    await look(2 * MINUTE);
    expect(await row()).toMatchObject({ status: 'paid', captured: 8_000 });
  });

  test('that the provider will not do leaves the hold, which is looked after', async () => {
    await open(shop.hold);
    await runNow('token');
    bank.answer('capture', 'rejected');
    await capture(8_000);
    expect(await row()).toMatchObject({ status: 'authorised', operation: 'watch' });
    bank.change((await row()).id, { status: 'expired' });
    await look(HOUR);
    expect(await row()).toMatchObject({ status: 'expired', operation: null });
  });
});

describe('money that turns up late', () => {
  test('of a card that was taken for refused pays the order', async () => {
    await open(shop.card);
    bank.lose('authoriseCard');
    bank.answer('fetch', 'unknown', 4);
    await runNow('token');
    for (let turn = 1; turn < 8; turn += 1) await look(turn * MINUTE);
    expect(await row()).toMatchObject({ status: 'refused', failure: 'not-completed' });
    const { id } = await row();
    const report = bank.change(id, {});
    await applyProviderReport(at(10 * MINUTE), gateways, { provider: 'sandbox', report, eventId: newId() });
    expect(await row()).toMatchObject({ status: 'paid', captured: 10_000, failure: null });
    expect(paid).toEqual([number]);
  });

  test('and goes back where another card has paid it meanwhile', async () => {
    await open(shop.card);
    bank.lose('authoriseCard');
    bank.answer('fetch', 'unknown', 4);
    await runNow('token');
    for (let turn = 1; turn < 8; turn += 1) await look(turn * MINUTE);
    const later = at(9 * MINUTE);
    await open(shop.card, later);
    await runNow('another', later);
    const [first, second] = await rows();
    expect([first?.status, second?.status]).toEqual(['refused', 'paid']);
    const report = bank.change(first?.id ?? '', {});
    await applyProviderReport(at(10 * MINUTE), gateways, { provider: 'sandbox', report, eventId: newId() });
    await look(11 * MINUTE);
    expect((await rows()).map(({ status }) => status)).toEqual(['refunded', 'paid']);
    expect(paid).toEqual([number]);
  });

  test('of an order that was cancelled before its provider knew of it is released for minutes after', async () => {
    await open(shop.hold);
    bank.lose('authoriseCard');
    await runNow('token');
    bank.answer('fetch', 'unknown', 2);
    await cancelOrder(at(10 * SECOND));
    expect(await row()).toMatchObject({ status: 'cancelled', operation: 'cancel' });
    for (const turn of [1, 2, 3, 4]) await look(turn * MINUTE);
    expect(bank.payments.get((await row()).id)?.status).toBe('cancelled');
    expect((await row()).operation).toBeNull();
  });

  test('between the question and the cancelling goes back', async () => {
    await open(shop.pix);
    await runNow();
    const { id } = await row();
    bank.answer('cancel', 'rejected');
    await cancelOrder(at(MINUTE));
    bank.change(id, { status: 'paid', captured: AMOUNT });
    for (const turn of [2, 3, 4, 5]) await look(turn * MINUTE);
    expect(await row()).toMatchObject({ status: 'refunded', refunded: 10_000 });
    expect(paid).toEqual([]);
  });
});

describe('only the charge’s own provider is believed', () => {
  const report = (chargeId: string, more = {}) => ({
    ref: 'stranger',
    chargeId,
    status: 'paid' as const,
    amount: AMOUNT,
    captured: AMOUNT,
    refunded: centavos(0),
    ...more,
  });

  test('another provider says nothing of it, nor any of what the shop itself receives', async () => {
    await open(shop.pix);
    const { id } = await row();
    const other = { provider: 'mercado-pago', report: report(id), eventId: newId() } as const;
    expect(await applyProviderReport(at(), gateways, other)).toBe('unknown-charge');
    number += 1;
    const cash = await createPaymentMethod(shop.db, shop.supplier.id, {
      kind: 'cash-on-delivery',
      name: 'Dinheiro',
      description: '',
      priceVariance: 0,
      deliveryTypes: ['delivery'],
      position: 9,
    });
    await open(cash);
    const own = { provider: 'sandbox', report: report((await row()).id), eventId: newId() } as const;
    expect(await applyProviderReport(at(), gateways, own)).toBe('unknown-charge');
    expect(paid).toEqual([]);
  });

  test('a second payment under its name does not become it, also when both come at once', async () => {
    await open(shop.card);
    const { id } = await row();
    const both = await Promise.all(
      ['one', 'two'].map((ref) =>
        applyProviderReport(at(), gateways, {
          provider: 'sandbox',
          report: report(id, { ref }),
          eventId: newId(),
        }),
      ),
    );
    expect(both.sort()).toEqual(['stepped', 'unknown-charge']);
    expect(paid).toEqual([number]);
  });

  test('a response to another request, or with another amount, is reported and changes nothing', async () => {
    await open(shop.pix);
    await runNow();
    const { id } = await row();
    bank.change(id, { status: 'paid', amount: centavos(1), captured: centavos(1) });
    await look(2 * MINUTE);
    bank.change(id, { status: 'pending', amount: AMOUNT, captured: centavos(0), chargeId: newId() });
    bank.payments.set(id, { ...report(newId()), ref: `ref-${id}` });
    await look(10 * MINUTE);
    expect(troubles.map(({ problem }) => problem)).toEqual(['wrong-amount', 'unknown-charge']);
    expect((await row()).status).toBe('pending');
  });
});

test('two rounds at once ask of each charge once', async () => {
  const first = number;
  for (let each = 0; each < 6; each += 1, number += 1) await open(shop.pix);
  await Promise.all([look(SECOND), look(SECOND)]);
  expect(bank.calls).toHaveLength(6);
  number = first + 5;
});
