/** Problems that only the supplier's staff can solve: one mail per case, and an entry in the history. M26. */
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { memberships, staff } from '#features/accounts/server/staff/staff.tables.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { centavos } from '#kernel/money.ts';
import { inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { troubleWords } from '../../contract/charges/trouble-words.ts';
import { cancelCharges } from '../charges/cancel-charges.ts';
import { rechargeOrder } from '../charges/change-charge.ts';
import { chargeTroublesOf } from '../charges/charge-troubles.ts';
import { openCharge } from '../charges/open-charge.ts';
import { paymentMethod } from '../methods/list-payment-methods.ts';
import type { OrderPaymentState, PaymentGateways } from '../providers/payment-gateways.ts';
import { chargeEvents, charges } from '../store/payments.tables.ts';
import { aPaidShop, type PaidShop } from '../testing/a-paid-shop.ts';
import { type ForgetfulBank, forgetfulBank } from '../testing/forgetful-bank.ts';
import { applyProviderReport } from './apply-provider-report.ts';
import { chargeMails } from './charge-mails.ts';
import { runDueOperations } from './run-due-operations.ts';
import { runOperationsNow } from './run-operations-now.ts';

const database = testDatabase();
const AMOUNT = centavos(10_000);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Noon in São Paulo: a day is not over within an hour. */
const NOON = Date.UTC(2026, 10, 22, 15);
const CONTACT = 'atendimento@loja.exemplo.com.br';

let shop: PaidShop;
let bank: ForgetfulBank;
let gateways: PaymentGateways;
let paymentState: OrderPaymentState;
let paid: number[];
let number = 400_000;

beforeEach(async () => {
  const { db } = database.current;
  // A round covers all shops: removes what earlier tests left.
  await db
    .update(charges)
    .set({ operation: null, operationAt: null })
    .where(sql`${charges.supplierId} in (select id from suppliers)`);
  await db.delete(mailOutbox);
  shop = await aPaidShop(database.current);
  await db.execute(
    sql`update suppliers set footer = footer || ${JSON.stringify({ email: CONTACT })}::jsonb where id = ${shop.supplier.id}`,
  );
  bank = forgetfulBank();
  paymentState = 'open';
  paid = [];
  number += 1;
  gateways = {
    providerOf: async () => bank,
    report: () => {},
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

const at = (later = 0): PaidShop => ({ ...shop, now: NOON + later });

async function open(methodId: string, context = at()): Promise<void> {
  const method = await paymentMethod(context, methodId);
  if (method === undefined) throw new Error('no method');
  const opened = await inTransaction(context, (inside) =>
    openCharge(inside, { orderNumber: number, method, amount: AMOUNT }),
  );
  if (!opened.ok) throw new Error(opened.refusal.code);
}
const runNow = (token?: string, context = at()) => runOperationsNow(context, gateways, number, token);
const look = (later: number) => runDueOperations(database.current, gateways, NOON + later);
const rows = () =>
  shop.db
    .select()
    .from(charges)
    .where(and(eq(charges.supplierId, shop.supplier.id), eq(charges.orderNumber, number)))
    .orderBy(charges.createdAt, charges.id);
const row = async () => {
  const [found] = await rows();
  if (found === undefined) throw new Error('no charge');
  return found;
};
const notes = async () =>
  (
    await shop.db
      .select({ note: chargeEvents.note })
      .from(chargeEvents)
      .where(and(eq(chargeEvents.supplierId, shop.supplier.id), eq(chargeEvents.chargeId, (await row()).id)))
      .orderBy(chargeEvents.at, chargeEvents.id)
  ).map(({ note }) => note);
const history = async () => (await chargeTroublesOf(shop, number)).map(troubleWords);

/** Empties the outbox and writes the mails as the sender would. */
async function mails(): Promise<Mail[]> {
  const queued = await shop.db.select().from(mailOutbox).orderBy(mailOutbox.id);
  await shop.db.delete(mailOutbox);
  const times = { queuedAt: NOON, now: NOON };
  const written = await Promise.all(
    queued.map(({ kind, facts }) => chargeMails('https://vitrine.exemplo')[kind]?.(shop.db, facts, times)),
  );
  return written.flatMap((mail) => (mail === undefined ? [] : [mail]));
}

describe('keys that the provider does not take', () => {
  test.each([
    ['a Pix', 'createPix', 'pix'],
    ['a card', 'authoriseCard', 'card'],
  ] as const)('refuse %s at once, and the order is paid in another way', async (_, call, way) => {
    await open(shop[way]);
    bank.answer(call, 'keys-refused');
    await runNow('token');
    expect(await row()).toMatchObject({ status: 'refused', failure: 'not-possible', operation: null });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: CONTACT,
      subject: 'O provedor de demonstração não aceita as chaves da loja',
    });
    expect(mail?.text).toContain(`Pedido ${number}.`);
    expect(await history()).toEqual([expect.stringContaining('não aceitou as chaves da loja')]);
    const later = at(MINUTE);
    const method = await paymentMethod(later, shop.hold);
    if (method === undefined) throw new Error('no method');
    await inTransaction(later, (inside) =>
      rechargeOrder(inside, { orderNumber: number, method, amount: AMOUNT }),
    );
    await runNow('another', later);
    expect((await rows()).map(({ status }) => status)).toEqual(['refused', 'authorised']);
  });

  test('are mailed once a day, however many orders meet them, and in the history of each', async () => {
    bank.answer('createPix', 'keys-refused', 9);
    const first = number;
    for (let each = 0; each < 3; each += 1, number += 1) {
      await open(shop.pix);
      await runNow();
    }
    expect(await mails()).toHaveLength(1);
    for (number = first; number < first + 3; number += 1) expect(await history()).toHaveLength(1);
    await open(shop.pix, at(24 * HOUR));
    await runNow(undefined, at(24 * HOUR));
    expect(await mails()).toHaveLength(1);
  });

  test('met by several processes at once are one mail', async () => {
    bank.answer('createPix', 'keys-refused', 20);
    const first = number;
    for (let each = 0; each < 8; each += 1, number += 1) await open(shop.pix);
    await Promise.all([look(1), look(1), look(1)]);
    expect(await mails()).toHaveLength(1);
    for (number = first; number < first + 8; number += 1) expect((await row()).status).toBe('refused');
  });

  test('leave a card in the balance whose first answer was lost, and its money pays the order', async () => {
    await open(shop.card);
    bank.lose('authoriseCard');
    await runNow('token');
    bank.answer('fetch', 'keys-refused', 6);
    await look(MINUTE);
    expect(await row()).toMatchObject({ status: 'starting', operation: 'start' });
    for (const minutes of [2, 3, 4, 6, 8]) await look(minutes * MINUTE);
    expect(await row()).toMatchObject({ status: 'refused', failure: 'not-possible', operation: 'cancel' });
    await look(20 * MINUTE);
    await look(2 * HOUR);
    expect(await row()).toMatchObject({ status: 'paid', captured: AMOUNT, operation: null });
    expect(paid).toEqual([number]);
    expect(await mails()).toHaveLength(1);
    expect(await history()).toHaveLength(1);
  });

  test('leave watched charges as they are, and are reported', async () => {
    await open(shop.pix);
    await runNow();
    bank.answer('fetch', 'keys-refused', 3);
    for (const minutes of [2, 4, 8]) await look(minutes * MINUTE);
    expect(await row()).toMatchObject({ status: 'pending', operation: 'watch' });
    expect((await notes()).filter((note) => note === 'watch-keys-refused')).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });
});

describe('a wrong amount', () => {
  const report = async () =>
    bank.change((await row()).id, { status: 'paid', captured: centavos(1), amount: centavos(1) });

  test('that we fetched ourselves moves nothing, and is mailed once however often it is fetched', async () => {
    await open(shop.pix);
    await runNow();
    await report();
    for (const minutes of [2, 4, 8, 16]) await Promise.all([look(minutes * MINUTE), look(minutes * MINUTE)]);
    expect(await row()).toMatchObject({ status: 'pending', captured: 0 });
    expect(paid).toEqual([]);
    expect((await notes()).filter((note) => note === 'wrong-amount')).toHaveLength(1);
    expect(await history()).toEqual([
      'O provedor de demonstração informou R$\u00a00,01, e a cobrança é de R$\u00a0100,00. Nada foi dado como pago.',
    ]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: CONTACT, subject: `Pedido ${number}: pagamento com outro valor` });
    expect(mail?.text).toContain('informou R$\u00a00,01');
  });

  test('reported by webhooks and fetched at the same time is one mail', async () => {
    await open(shop.pix);
    await runNow();
    const wrong = await report();
    const notice = () =>
      applyProviderReport(at(2 * MINUTE), gateways, { provider: 'sandbox', report: wrong, eventId: newId() });
    const settled = await Promise.all([notice(), notice(), look(2 * MINUTE)]);
    expect(settled.slice(0, 2)).toEqual(['wrong-amount', 'wrong-amount']);
    expect(await mails()).toHaveLength(1);
    expect(await history()).toHaveLength(1);
  });
});

describe('a refund', () => {
  const owed = async () => {
    await open(shop.card);
    await runNow('token');
    paymentState = 'cancelled';
    await inTransaction(at(MINUTE), (inside) => cancelCharges(inside, number));
  };

  test('that the provider still rejects after a day is mailed, once', async () => {
    await owed();
    bank.answer('refund', 'rejected', 99);
    for (let turn = 1; turn < 20; turn += 1) await look(turn * HOUR);
    expect([(await row()).operation, (await mails()).length]).toEqual(['refund', 0]);
    for (let turn = 20; turn < 48; turn += 1) await Promise.all([look(turn * HOUR), look(turn * HOUR)]);
    expect(await row()).toMatchObject({ status: 'paid', refunded: 0, operation: null });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: CONTACT, subject: `Pedido ${number}: a devolução não saiu` });
    expect(await history()).toEqual([
      'O provedor de demonstração recusou devolver R$\u00a0100,00. O valor não voltou para quem pagou.',
    ]);
  });

  test('that went back meanwhile is written of no more', async () => {
    await owed();
    bank.answer('refund', 'rejected', 99);
    for (let turn = 1; turn < 48; turn += 1) await look(turn * HOUR);
    await shop.db
      .update(charges)
      .set({ status: 'refunded' })
      .where(and(eq(charges.supplierId, shop.supplier.id), eq(charges.orderNumber, number)));
    expect(await mails()).toEqual([]);
  });
});

describe('where a shop gives no address', () => {
  beforeEach(() =>
    shop.db
      .update(suppliers)
      .set({ footer: sql`${suppliers.footer} - 'email'` })
      .where(eq(suppliers.id, shop.supplier.id)),
  );
  const trouble = async (): Promise<void> => {
    await open(shop.pix);
    bank.answer('createPix', 'keys-refused');
    await runNow();
  };
  const join = (email: string, role: 'owner' | 'operator', disabledAt: Date | null = null) => {
    const id = newId();
    return inTransaction(shop, async ({ db, supplier }) => {
      await db.insert(staff).values({ id, name: 'Dora', email, passwordHash: 'none', disabledAt });
      await db.insert(memberships).values({ supplierId: supplier.id, staffId: id, role });
    });
  };

  test('its owner is written to, and nobody else', async () => {
    await join(`operadora-${newId()}@loja.exemplo.com.br`, 'operator');
    await join(`antiga-${newId()}@loja.exemplo.com.br`, 'owner', new Date(NOON));
    const owner = `dona-${newId()}@loja.exemplo.com.br`;
    await join(owner, 'owner');
    await trouble();
    expect((await mails()).map(({ to }) => to)).toEqual([owner]);
  });

  test('and without one nobody, but its history shows it all the same', async () => {
    await trouble();
    expect(await mails()).toEqual([]);
    expect(await history()).toHaveLength(1);
  });
});

test('a shop without an account with the provider gets a mail', async () => {
  await open(shop.pix);
  gateways = { ...gateways, providerOf: async () => undefined };
  await runNow();
  expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
    [CONTACT, 'A loja não tem conta no provedor de demonstração'],
  ]);
  expect(await history()).toEqual([expect.stringContaining('não tem conta')]);
});
