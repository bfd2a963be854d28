/** Subscriptions over time: announced, then ordered once per turn at today's prices. Issue 6; reliability T19; decision 019. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { supplierClients } from '#features/accounts/server/clients/accounts.tables.ts';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { loadCart } from '#features/cart/server/load-cart.ts';
import { prepareCart } from '#features/cart/server/prepare/prepare-cart.ts';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { products, stockLevels } from '#features/catalog/server/products/catalog.tables.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { paymentMethods } from '#features/payments/server/store/payment-methods.tables.ts';
import { aPolicy } from '#features/pricing/domain/testing/a-policy.ts';
import { savePolicy } from '#features/pricing/server/price-policies.store.ts';
import type { IntervalUnit } from '#features/subscriptions/domain/subscription-type.ts';
import { cancelSubscription } from '#features/subscriptions/server/client-subscriptions.ts';
import { putTypes } from '#features/subscriptions/server/put-types.ts';
import { shopsWithDueTurns } from '#features/subscriptions/server/renewals.ts';
import { resumeSubscription } from '#features/subscriptions/server/resume-subscription.ts';
import { skipNext } from '#features/subscriptions/server/skip-next.ts';
import { subscriptionTypes } from '#features/subscriptions/server/subscription-types.tables.ts';
import { subscriptionPeriods, subscriptions } from '#features/subscriptions/server/subscriptions.tables.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { thousandths } from '#kernel/quantity.ts';
import { addDays } from '#kernel/time/calendar.ts';
import type { CommitWith, Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import { linesOfOrder } from '../store/order-lines.store.ts';
import { orders } from '../store/orders.tables.ts';
import { submitOrder } from '../submit/submit-order.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { auditOrders } from '../testing/audit.ts';
import { renewAt, renewSubscriptions } from './renew-subscriptions.ts';
import { renewalMails } from './renewal-mails.ts';

const database = testDatabase();
let checkout: Checkout;
let coffee: string;
let sugar: string;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  coffee = await aProduct(checkout.shop, { name: 'Café', price: 1_000, stock: 1_000_000 });
  sugar = await aProduct(checkout.shop, { name: 'Açúcar', price: 500, stock: 1_000_000 });
});

/** Nine in the morning in São Paulo. */
const at = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const FIRST = '2026-11-20';

interface Begun {
  readonly id: string;
  readonly number: number;
}

/** A subscription begun on this day, of coffee and sugar by default. */
async function begin(
  day = FIRST,
  interval: { unit: IntervalUnit; count: number } = { unit: 'week', count: 1 },
  {
    shopper = checkout.shopper,
    units = { [coffee]: 2, [sugar]: 3 },
    ...more
  }: Partial<OrderDraft> & {
    readonly shopper?: Checkout['shopper'];
    readonly units?: Record<string, number>;
  } = {},
): Promise<Begun> {
  const { db, supplier } = checkout.shop;
  const [typeId = ''] = await putTypes(db, supplier.id, [
    { label: `Tipo ${newId()}`, description: '', interval },
  ]);
  const draft = aDraft(checkout, units, { subscriptionTypeId: typeId, ...more });
  const placed = await submitOrder({ ...shopper, now: at(day) }, { key: undefined, draft });
  if (!placed.ok) throw new Error(placed.refusal.code);
  const [row] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(eq(subscriptions.supplierId, supplier.id), eq(subscriptions.firstOrderNumber, placed.value.number)),
    );
  return { id: row?.id ?? '', number: placed.value.number };
}

const broken: unknown[] = [];
const run = async (now: number): Promise<number> => {
  const done = await renewAt({ ...checkout.shop, now }, (error) => broken.push(error));
  expect(broken.splice(0)).toEqual([]);
  return done;
};
const runOn = (day: string): Promise<number> => run(at(day));

/** Runs the job on every day of the period. */
async function liveThrough(from: string, to: string): Promise<void> {
  for (let day = from; day <= to; day = addDays(day, 1)) await runOn(day);
}

const turnsOf = async (id: string) => {
  const { db, supplier } = checkout.shop;
  return db
    .select()
    .from(subscriptionPeriods)
    .where(and(eq(subscriptionPeriods.supplierId, supplier.id), eq(subscriptionPeriods.subscriptionId, id)))
    .orderBy(asc(subscriptionPeriods.date));
};
const stateOf = async (id: string) => (await turnsOf(id)).map(({ date, state }) => `${date} ${state}`);

const rowOf = async (id: string) => {
  const { db, supplier } = checkout.shop;
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.supplierId, supplier.id), eq(subscriptions.id, id)));
  return row;
};

const allOrders = async () => {
  const { db, supplier } = checkout.shop;
  return db.select().from(orders).where(eq(orders.supplierId, supplier.id)).orderBy(asc(orders.number));
};

const renewalsOnly = async () => (await allOrders()).filter(({ issuedBy }) => issuedBy === 'Assinatura');

/** The queued mails about this client's subscriptions. */
const mailsOf = async (kind: string) => {
  const { db, supplier } = checkout.shop;
  const rows = await db.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
  return rows.filter((mail) => mail.kind === kind && mail.facts.supplierId === supplier.id);
};

const letterOf = async (kind: string) => {
  const mail = (await mailsOf(kind)).at(-1);
  const write = renewalMails('https://vitrine.exemplo.com.br')[kind];
  const { db } = checkout.shop;
  const letter = mail && (await write?.(db, mail.facts, { queuedAt: 0, now: 0 }));
  return letter && { ...letter, text: letter.text.replaceAll('\u00a0', ' ') };
};

describe('the client is notified before', () => {
  test('three days before, once, with goods, today’s prices and the day', async () => {
    const { id } = await begin();
    await runOn('2026-11-23');
    expect(await stateOf(id)).toEqual([]);
    await runOn('2026-11-24');
    await runOn('2026-11-24');
    expect(await stateOf(id)).toEqual(['2026-11-27 announced']);
    expect(await mailsOf('subscription-announced')).toHaveLength(1);
    const letter = await letterOf('subscription-announced');
    expect(letter?.subject).toContain('é em 27/11/2026');
    expect(letter?.text).toContain('2 un · Café · R$ 20,00');
    expect(letter?.text).toContain('3 un · Açúcar · R$ 15,00');
    expect(letter?.text).toContain('Total hoje: R$ 35,00');
    expect(letter?.text).toContain(`/assinaturas/${id}`);
  });

  test('and never on the day itself: what has come untold is put off until tomorrow', async () => {
    const { id } = await begin();
    await runOn('2026-11-30');
    expect(await stateOf(id)).toEqual(['2026-12-01 announced']);
    expect(await renewalsOnly()).toHaveLength(0);
    await runOn('2026-12-01');
    expect(await stateOf(id)).toEqual(['2026-12-01 ordered', '2026-12-04 announced']);
  });

  test('nothing is said of what was cancelled or skipped before the mail was written', async () => {
    const { id } = await begin();
    await runOn('2026-11-24');
    await skipNext({ ...checkout.shopper, now: at('2026-11-25') }, id, '2026-11-27');
    expect(await letterOf('subscription-announced')).toBeUndefined();
  });
});

describe('each turn is ordered once', () => {
  test('on its day, in the client’s name, and the next day follows', async () => {
    const { id, number } = await begin();
    await liveThrough('2026-11-24', '2026-11-27');
    const [renewal, ...others] = await renewalsOnly();
    expect(others).toEqual([]);
    expect(renewal).toMatchObject({
      clientId: checkout.shopper.actor.clientId,
      userId: checkout.shopper.actor.userId,
      issuedAs: 'principal',
      channel: 'WEB',
      status: 'received',
      total: 3_500,
      subscriptionTypeId: (await rowOf(id))?.typeId,
    });
    expect(renewal?.number).not.toBe(number);
    expect(await turnsOf(id)).toMatchObject([{ state: 'ordered', orderNumber: renewal?.number }]);
    expect(await rowOf(id)).toMatchObject({ nextDate: '2026-12-04', status: 'ACTIVE' });
    expect((await allOrders()).length).toBe(2);
    expect(await auditOrders(checkout.shop)).toBe(2);
  });

  test('it begins no other subscription, and leaves the cart and its lock alone', async () => {
    await begin();
    const line = { productId: coffee, quantity: thousandths(7_000), giftWrap: false };
    const preparation = { lines: [line], reason: 'Combinado por telefone', expiresAt: at('2026-12-31') };
    const attendant = await anAttendant(checkout.shop);
    await prepareCart(attendant, checkout.shopper.actor.clientId, preparation);
    await liveThrough('2026-11-24', '2026-11-27');
    expect(await renewalsOnly()).toHaveLength(1);
    const { db, supplier } = checkout.shop;
    const all = await db.select().from(subscriptions).where(eq(subscriptions.supplierId, supplier.id));
    expect(all).toHaveLength(1);
    expect(await loadCart(checkout.shopper, {})).toMatchObject({
      lines: [{ quantity: 7_000 }],
      lock: { reason: 'Combinado por telefone' },
    });
  });

  test('at today’s prices, those of the type included, also where it is offered no more', async () => {
    const { id } = await begin();
    const { db, supplier } = checkout.shop;
    const typeId = (await rowOf(id))?.typeId ?? '';
    await db
      .update(products)
      .set({ price: 2_000 })
      .where(and(eq(products.supplierId, supplier.id), eq(products.id, coffee)));
    const policy = aPolicy({
      id: newId(),
      audience: { subscriptionTypes: [typeId] },
      effect: { kind: 'percent', basisPoints: 1_000 },
    });
    await savePolicy(db, supplier.id, policy);
    await db
      .update(subscriptionTypes)
      .set({ active: false })
      .where(and(eq(subscriptionTypes.supplierId, supplier.id), eq(subscriptionTypes.id, typeId)));
    await liveThrough('2026-11-24', '2026-11-27');
    expect(await renewalsOnly()).toMatchObject([{ total: 2 * 1_800 + 3 * 450 }]);
  });

  test('to the door it goes in the first window, for the fee of the day', async () => {
    await begin(FIRST, undefined, {
      deliveryType: 'delivery',
      addressId: checkout.addressId,
    });
    await liveThrough('2026-11-24', '2026-11-27');
    expect(await renewalsOnly()).toMatchObject([
      {
        deliveryFee: 990,
        total: 4_490,
        delivery: { type: 'delivery', address: { addressId: checkout.addressId } },
      },
    ]);
  });

  test('what was declared at the first order holds: of age then, of age now', async () => {
    const wine = await aProduct(checkout.shop, { name: 'Vinho', price: 5_000, adultsOnly: true });
    await begin(FIRST, undefined, { units: { [wine]: 1 }, adult: true });
    await liveThrough('2026-11-24', '2026-11-27');
    const [first, renewal] = await allOrders();
    expect(renewal?.adultDeclaredAt).toEqual(first?.adultDeclaredAt);
  });

  test.each([
    ['2027-01-31', 'month', 1, ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
    ['2028-01-31', 'month', 1, ['2028-02-29', '2028-03-31', '2028-04-30']],
    ['2026-11-20', 'week', 2, ['2026-12-04', '2026-12-18', '2027-01-01']],
    ['2026-12-30', 'day', 1, ['2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03']],
  ] as const)('from %s every %s: %i at a time', async (day, unit, count, dates) => {
    const { id } = await begin(day, { unit, count });
    await liveThrough(day, dates.at(-1) ?? day);
    expect((await turnsOf(id)).filter(({ state }) => state === 'ordered').map(({ date }) => date)).toEqual(
      dates,
    );
    expect(await renewalsOnly()).toHaveLength(dates.length);
  });
});

describe('what can’t be had (decision 019)', () => {
  const stockOf = async (id: string, quantity: number) => {
    const { db, supplier } = checkout.shop;
    await db
      .update(stockLevels)
      .set({ quantity })
      .where(and(eq(stockLevels.supplierId, supplier.id), eq(stockLevels.productId, id)));
  };

  test('stays out, the rest is ordered, and the client is notified', async () => {
    const { id } = await begin();
    await stockOf(sugar, 0);
    await stockOf(coffee, 1_000);
    await liveThrough('2026-11-24', '2026-11-27');
    const [renewal] = await renewalsOnly();
    const lines = await linesOfOrder(checkout.shop.db, checkout.shop.supplier.id, renewal?.number ?? 0);
    expect(lines).toMatchObject([{ name: 'Café', quantity: 1_000 }]);
    expect(await turnsOf(id)).toMatchObject([{ state: 'ordered', leftOut: ['Café', 'Açúcar'] }]);
    const letter = await letterOf('subscription-short');
    expect(letter?.text).toContain('Café, Açúcar');
    // The next turn tries all products again.
    expect((await rowOf(id))?.lines.map(({ quantity }) => quantity)).toEqual([2_000, 3_000]);
  });

  test('never becomes more than was agreed', async () => {
    const { id } = await begin();
    const { db, supplier } = checkout.shop;
    await db
      .update(products)
      .set({ minimum: 6_000 })
      .where(and(eq(products.supplierId, supplier.id), eq(products.id, sugar)));
    await liveThrough('2026-11-24', '2026-11-27');
    expect(await turnsOf(id)).toMatchObject([{ state: 'ordered', leftOut: ['Açúcar'] }]);
  });

  test('where nothing is left the turn fails, its client is notified, and the next one comes', async () => {
    const { id } = await begin();
    await stockOf(sugar, 0);
    await stockOf(coffee, 0);
    await liveThrough('2026-11-24', '2026-11-27');
    expect(await renewalsOnly()).toEqual([]);
    expect(await turnsOf(id)).toMatchObject([{ state: 'failed', failure: 'nothing-left' }]);
    expect((await letterOf('subscription-failed'))?.text).toContain('Nenhum dos produtos está disponível.');
    await stockOf(coffee, 50_000);
    await liveThrough('2026-11-28', '2026-12-04');
    expect(await renewalsOnly()).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ failures: 0 });
  });

  test('after three failures in a row it stands still until its client goes on with it', async () => {
    const { id } = await begin();
    await stockOf(sugar, 0);
    await stockOf(coffee, 0);
    await liveThrough('2026-11-24', '2026-12-31');
    expect(await stateOf(id)).toEqual(['2026-11-27 failed', '2026-12-04 failed', '2026-12-11 failed']);
    expect(await rowOf(id)).toMatchObject({ status: 'STOPPED' });
    expect(await mailsOf('subscription-failed')).toHaveLength(2);
    expect((await letterOf('subscription-stopped'))?.text).toContain('a assinatura parou');
    await stockOf(coffee, 50_000);
    const resumed = await resumeSubscription({ ...checkout.shopper, now: at('2026-12-31') }, id);
    expect(resumed).toMatchObject({ ok: true, value: { status: 'ACTIVE', nextDate: '2027-01-01' } });
    await liveThrough('2026-12-31', '2027-01-01');
    expect(await renewalsOnly()).toHaveLength(1);
  });

  test('what is refused only as it is written fails all the same: no credit, no order', async () => {
    const { id } = await begin();
    const { db, supplier } = checkout.shop;
    const onAccount = await createPaymentMethod(db, supplier.id, {
      kind: 'on-account',
      name: 'Faturado',
      description: '',
      priceVariance: 0,
      deliveryTypes: ['pickup'],
      onAccount: { days: [28] },
      position: 5,
    });
    await db
      .update(subscriptions)
      .set({ paymentMethodId: onAccount })
      .where(and(eq(subscriptions.supplierId, supplier.id), eq(subscriptions.id, id)));
    await setCustomer(db, supplier.id, checkout.shopper.actor.clientId, { approved: true, creditLimit: 100 });
    await liveThrough('2026-11-24', '2026-11-27');
    expect(await turnsOf(id)).toMatchObject([{ state: 'failed', failure: 'no-credit' }]);
    expect(await renewalsOnly()).toEqual([]);
  });

  test('what breaks while the order is written leaves nothing of it, and is tried again', async () => {
    const { id } = await begin();
    const { db } = checkout.shop;
    await runOn('2026-11-24');
    await db.execute(
      sql`create function no_charge() returns trigger language plpgsql as 'begin raise ''no charge''; end'`,
    );
    await db.execute(
      sql`create trigger no_charge before insert on charges for each row execute function no_charge()`,
    );
    const errors: unknown[] = [];
    await renewAt({ ...checkout.shop, now: at('2026-11-27') }, (error) => errors.push(error));
    await db.execute(sql`drop function no_charge cascade`);
    expect(errors).toHaveLength(1);
    expect(await stateOf(id)).toEqual(['2026-11-27 announced']);
    await runOn('2026-11-27');
    expect(await stateOf(id)).toEqual(['2026-11-27 ordered']);
  });

  test.each(['restrict-not-approved-user-submission', 'block-not-approved-user'] as const)(
    'no order is made for whom the shop does not approve any more (%s)',
    async (tag) => {
      checkout = await aCheckout(database.current, [tag]);
      coffee = await aProduct(checkout.shop, { name: 'Café' });
      const { id } = await begin(FIRST, undefined, { units: { [coffee]: 1 } });
      const { db, supplier } = checkout.shop;
      await db
        .update(supplierClients)
        .set({ approved: false })
        .where(eq(supplierClients.supplierId, supplier.id));
      await liveThrough('2026-11-24', '2026-11-27');
      expect(await turnsOf(id)).toMatchObject([{ state: 'failed', failure: 'not-approved' }]);
    },
  );

  test('nor for a client to whom alone the shop gave such a tag', async () => {
    const { id } = await begin();
    const { db, supplier } = checkout.shop;
    await db
      .update(supplierClients)
      .set({ approved: false, tags: ['restrict-not-approved-user-submission'] })
      .where(eq(supplierClients.supplierId, supplier.id));
    await liveThrough('2026-11-24', '2026-11-27');
    expect(await turnsOf(id)).toMatchObject([{ state: 'failed', failure: 'not-approved' }]);
  });

  test('nor in a way of paying that is offered no more', async () => {
    const { id } = await begin();
    const { db, supplier } = checkout.shop;
    await db.update(paymentMethods).set({ active: false }).where(eq(paymentMethods.supplierId, supplier.id));
    await liveThrough('2026-11-24', '2026-11-27');
    expect(await turnsOf(id)).toMatchObject([{ state: 'failed', failure: 'payment-not-offered' }]);
  });

  test('nor in one that became another group’s: its client would not be offered it', async () => {
    const { id } = await begin();
    const { db, supplier } = checkout.shop;
    await db
      .update(paymentMethods)
      .set({ groups: ['Clube'] })
      .where(eq(paymentMethods.supplierId, supplier.id));
    await liveThrough('2026-11-24', '2026-11-27');
    expect(await turnsOf(id)).toMatchObject([{ state: 'failed', failure: 'payment-not-offered' }]);
  });

  test('nor long after its day: who was away for weeks goes on with the next', async () => {
    const { id } = await begin();
    await runOn('2026-11-24');
    await runOn('2026-12-20');
    expect(await turnsOf(id)).toMatchObject([{ date: '2026-11-27', state: 'failed', failure: 'missed' }]);
    expect(await renewalsOnly()).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ nextDate: '2026-12-25', failures: 0 });
  });

  test('also where nobody could be notified: no two orders in two days', async () => {
    const { id } = await begin();
    await runOn('2026-12-01');
    expect(await turnsOf(id)).toMatchObject([
      { date: '2026-11-27', state: 'failed', failure: 'missed' },
      { date: '2026-12-04', state: 'announced' },
    ]);
    expect((await letterOf('subscription-failed'))?.text).toContain('O próximo está marcado para 04/12/2026');
    await liveThrough('2026-12-02', '2026-12-05');
    expect((await renewalsOnly()).length).toBe(1);
    expect(await rowOf(id)).toMatchObject({ nextDate: '2026-12-11', failures: 0 });
  });
});

describe('at most one order a turn, and none after the end (T19)', () => {
  test('two jobs over fifty that are due, while some are cancelled', { timeout: 60_000 }, async () => {
    const begun: (Begun & { readonly shopper: Checkout['shopper'] })[] = [];
    for (let each = 0; each < 50; each += 1) {
      const shopper = await aShopper(checkout.shop);
      begun.push({ ...(await begin(FIRST, undefined, { shopper, units: { [coffee]: 1 } })), shopper });
    }
    await runOn('2026-11-24');
    const now = at('2026-11-27');
    const cancelled = begun.filter((_, index) => index % 5 === 0);
    await Promise.all([
      run(now),
      run(now),
      ...cancelled.map(({ shopper, id }) => cancelSubscription({ ...shopper, now }, id)),
    ]);
    await Promise.all([run(now), run(now)]);
    await liveThrough('2026-11-27', '2026-12-02');
    const made = await renewalsOnly();
    for (const { id, shopper } of begun) {
      const own = made.filter(({ clientId }) => clientId === shopper.actor.clientId);
      const row = await rowOf(id);
      expect(own.length).toBeLessThanOrEqual(1);
      if (row?.status === 'ACTIVE') expect(own).toHaveLength(1);
    }
    // Cancelled subscriptions get no orders in later turns.
    await liveThrough('2026-12-03', '2026-12-04');
    const after = await renewalsOnly();
    for (const { shopper } of cancelled) {
      const before = made.filter(({ clientId }) => clientId === shopper.actor.clientId).length;
      expect(after.filter(({ clientId }) => clientId === shopper.actor.clientId)).toHaveLength(before);
    }
    expect(after).toHaveLength(made.length + begun.length - cancelled.length);
    expect(await auditOrders(checkout.shop)).toBe(begun.length + after.length);
  });

  test('a process that dies before the commit leaves nothing, and the next one makes it', async () => {
    const { id } = await begin();
    await runOn('2026-11-24');
    const now = at('2026-11-27');
    const dying = {
      ...checkout.shop.database,
      transaction: <T>(work: (db: Db, last: CommitWith) => Promise<T>) =>
        checkout.shop.database.transaction(async (db, last) => {
          const worked = await work(db, last);
          if (worked === true) throw new Error('killed');
          return worked;
        }),
    };
    const errors: unknown[] = [];
    await renewAt({ ...checkout.shop, database: dying, now }, (error) => errors.push(error));
    expect(errors).toHaveLength(1);
    expect(await renewalsOnly()).toEqual([]);
    expect(await stateOf(id)).toEqual(['2026-11-27 announced']);
    await run(now);
    expect(await renewalsOnly()).toHaveLength(1);
  });

  test('a clock that goes forward over a month’s end and back makes none twice', async () => {
    const { id } = await begin('2027-01-31', { unit: 'month', count: 1 });
    await liveThrough('2027-02-24', '2027-02-28');
    await runOn('2027-01-31');
    await runOn('2027-02-28');
    await runOn('2027-03-01');
    await runOn('2027-02-27');
    expect(await stateOf(id)).toEqual(['2027-02-28 ordered']);
    expect(await renewalsOnly()).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ nextDate: '2027-03-31' });
  });

  test('one that breaks blocks no other’s order', async () => {
    const bad = await begin();
    await begin(FIRST, undefined, { customerOrderNumber: 'outro', units: { [coffee]: 1 } });
    await runOn('2026-11-24');
    const { db, supplier } = checkout.shop;
    // Corrupt data, which the code would never write.
    await db
      .update(subscriptions)
      .set({ lines: [{ productId: 'no id at all', quantity: 1_000 } as never] })
      .where(and(eq(subscriptions.supplierId, supplier.id), eq(subscriptions.id, bad.id)));
    const errors: unknown[] = [];
    await renewAt({ ...checkout.shop, now: at('2026-11-27') }, (error) => errors.push(error));
    expect(errors).toHaveLength(1);
    expect(await renewalsOnly()).toHaveLength(1);
  });
});

describe('skipping', () => {
  test('passes over the next one and no other, however often it is pressed', async () => {
    const { id } = await begin();
    const who = { ...checkout.shopper, now: at('2026-11-21') };
    for (let press = 0; press < 3; press += 1)
      expect(await skipNext(who, id, '2026-11-27')).toMatchObject({
        ok: true,
        value: { nextDate: '2026-12-04' },
      });
    await liveThrough('2026-11-24', '2026-12-04');
    expect(await stateOf(id)).toEqual(['2026-11-27 skipped', '2026-12-04 ordered']);
  });

  test('comes too late for what was ordered already', async () => {
    const { id } = await begin();
    await liveThrough('2026-11-24', '2026-11-27');
    const late = await skipNext({ ...checkout.shopper, now: at('2026-11-27') }, id, '2026-11-27');
    expect(late).toEqual({ ok: false, refusal: { code: 'turn-passed' } });
    expect(await rowOf(id)).toMatchObject({ nextDate: '2026-12-04' });
  });

  test('races with the job: skipped or ordered, never both', async () => {
    const { id } = await begin();
    await runOn('2026-11-24');
    const now = at('2026-11-27');
    const [skipped] = await Promise.all([skipNext({ ...checkout.shopper, now }, id, '2026-11-27'), run(now)]);
    const made = (await renewalsOnly()).length;
    expect(made).toBe(skipped.ok ? 0 : 1);
    expect((await turnsOf(id))[0]?.state).toBe(skipped.ok ? 'skipped' : 'ordered');
  });
});

test('the job visits only shops with something to announce or to order', async () => {
  const { db, supplier } = checkout.shop;
  const visits = async (day: string) => (await shopsWithDueTurns(db, at(day))).includes(supplier.id);
  expect(await visits(FIRST)).toBe(false);
  await begin();
  // Where it is the next day already, the notice would be due on the 23rd.
  expect(await visits('2026-11-22')).toBe(false);
  expect(await visits('2026-11-24')).toBe(true);
  await runOn('2026-11-24');
  expect(await visits('2026-11-24')).toBe(false);
  expect(await visits('2026-11-27')).toBe(true);
  await db.update(suppliers).set({ state: 'suspended' }).where(eq(suppliers.id, supplier.id));
  expect(await visits('2026-11-27')).toBe(false);
  await db.update(suppliers).set({ state: 'open' }).where(eq(suppliers.id, supplier.id));
  // Other tests have left broken ones, whose error comes at the end.
  await renewSubscriptions(database.current, at('2026-11-27')).catch(() => {});
  expect(await renewalsOnly()).toHaveLength(1);
  expect(await visits('2026-11-27')).toBe(false);
});
