/** An order that is collected under a mandate: paid once, or paid by its client, whatever is lost, late or repeated. M26, T17. */
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { accept, refuse } from '#kernel/result.ts';
import { inTransaction } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { ProviderCharge } from '../../domain/charges/provider-charge.ts';
import { cancelCharges } from '../charges/cancel-charges.ts';
import { rechargeOrder } from '../charges/change-charge.ts';
import { chargesOf } from '../charges/charges-of.ts';
import { paymentMethod } from '../methods/list-payment-methods.ts';
import { applyProviderReport } from '../operations/apply-provider-report.ts';
import { runOperationsNow } from '../operations/run-operations-now.ts';
import { authorise, cancelCollection, cancelMandate, setFunds } from '../sandbox/mandates/play-payer.ts';
import { pendingCollections } from '../sandbox/mandates/sandbox-mandates.store.ts';
import type { NoticeMode } from '../sandbox/notice-mode.ts';
import { paySandboxPix } from '../sandbox/pay-sandbox-pix.ts';
import { paymentBy } from '../sandbox/sandbox.store.ts';
import { eventsOfCharges } from '../store/charge-moves.store.ts';
import { AMOUNT, aMandateWorld, type MandateTestWorld } from '../testing/a-mandate-world.ts';
import { mandateToCollect } from './mandate-to-collect.ts';
import { nextCollection } from './mandates-of.ts';
import { runMandate } from './run-mandate.ts';

const database = testDatabase();
const [DUE, SECOND, THIRD, LAST] = ['2026-08-12', '2026-08-14', '2026-08-16', '2026-08-19'] as const;
const MODES: readonly NoticeMode[] = ['agora', 'atrasado', 'repetido', 'fora-de-ordem'];

let world: MandateTestWorld;
let mandateId: string;
let subscriptionId: string;
let number: number;
beforeEach(async () => {
  world = await aMandateWorld(database.current);
  ({ id: mandateId, subscriptionId } = await world.authorised());
  number = world.order();
});

const collect = () => world.charge(number, { mandateId });
const ref = () => world.ref(mandateId);
const last = async () => (await chargesOf(world.context(), [number])).get(number);
const statuses = async () => (await world.charges(number)).map(({ status }) => status);
const only = async () => {
  const [row] = await world.charges(number);
  if (row === undefined) throw new Error('no charge');
  return row;
};
/** The banks' day, its notices, and what the jobs then do. */
async function day(date: string): Promise<string[]> {
  world.moveTo(date);
  return settle();
}
async function settle(): Promise<string[]> {
  const received = await world.play();
  await world.jobs();
  for (let step = 0; step < 3; step += 1) {
    world.wait(5_000);
    received.push(...(await world.play()));
  }
  await world.jobs();
  return received;
}
const poor = async () => setFunds(world.context(), await ref(), false);
const rich = async () => setFunds(world.context(), await ref(), true);
async function sendAs(noticeMode: NoticeMode): Promise<void> {
  world = await aMandateWorld(database.current);
  const requested = await world.request(world.order());
  await runMandate(world.context(), world.gateways, requested.id);
  mandateId = requested.id;
  await authorise(world.context(), await ref(), { ceiling: undefined, noticeMode });
  await day('2026-08-10');
  number = world.order();
}

describe('its day', () => {
  test('is two days after the order; it is planned at the bank, and paid on its day', async () => {
    await collect();
    expect(await last()).toMatchObject({
      ...{ kind: 'pix', status: 'pending', amount: AMOUNT },
      collection: { dueOn: DUE, firstDueOn: DUE, failedOn: [], retries: true },
    });
    expect((await last())?.pix).toBeUndefined();
    const next = await nextCollection(world.context(), { id: mandateId });
    expect(next).toMatchObject({ orderNumber: number, amount: AMOUNT, collection: { dueOn: DUE } });
    await day('2026-08-11');
    expect(await statuses()).toEqual(['pending']);
    await day(DUE);
    expect(await last()).toMatchObject({ status: 'paid', amount: AMOUNT });
    expect(world.notified).toMatchObject({ paid: [number], failed: [] });
    expect(await nextCollection(world.context(), { id: mandateId })).toBeUndefined();
  });

  test('moves on when the provider does not answer in time', async () => {
    const { mandates } = world.bank;
    if (mandates === undefined) throw new Error('none');
    const silent = { ...mandates, collect: async () => refuse('no-answer' as const) };
    world.setProvider({ ...world.bank, mandates: silent });
    await collect();
    expect(await statuses()).toEqual(['starting']);
    world.setProvider(world.bank);
    world.moveTo('2026-08-13');
    await world.jobs();
    expect((await last())?.collection).toMatchObject({ dueOn: '2026-08-15', firstDueOn: '2026-08-15' });
    await day('2026-08-15');
    expect(await statuses()).toEqual(['paid']);
  });

  test('is planned once, also if the response is lost', async () => {
    const { mandates } = world.bank;
    if (mandates === undefined) throw new Error('none');
    const lossy = {
      ...mandates,
      collect: async (wanted: Parameters<typeof mandates.collect>[0]) => {
        await mandates.collect(wanted);
        return refuse('no-answer' as const);
      },
    };
    world.setProvider({ ...world.bank, mandates: lossy });
    await collect();
    world.setProvider(world.bank);
    world.moveTo('2026-08-11');
    await world.jobs();
    const sandbox = { supplierId: world.shop.supplier.id, id: await ref() };
    expect(await pendingCollections(world.shop.db, sandbox)).toHaveLength(1);
    expect((await last())?.collection?.dueOn).toBe(DUE);
  });

  test.each(MODES)('notices sent %s pay the order once', async (noticeMode) => {
    await sendAs(noticeMode);
    await collect();
    await day(DUE);
    expect(await statuses()).toEqual(['paid']);
    expect(world.notified).toMatchObject({ paid: [number], back: [], failed: [] });
  });

  test('is learned of without any notice, too', async () => {
    await sendAs('atrasado');
    await collect();
    world.moveTo(DUE);
    await world.play();
    world.wait(60 * 60_000);
    await world.jobs();
    expect(await statuses()).toEqual(['paid']);
    expect(world.notified.paid).toEqual([number]);
  });
});

describe('without funds', () => {
  test('it is tried again on other days, each mailed once, and then paid', async () => {
    await collect();
    await poor();
    await day(DUE);
    expect(await last()).toMatchObject({ status: 'pending', collection: { dueOn: SECOND, failedOn: [DUE] } });
    await day(DUE);
    await day('2026-08-13');
    expect(world.notified.failed).toEqual([{ why: 'no-funds', retryOn: SECOND }]);
    await day(SECOND);
    expect((await last())?.collection).toMatchObject({ dueOn: THIRD, failedOn: [DUE, SECOND] });
    await rich();
    await day(THIRD);
    expect(await statuses()).toEqual(['paid']);
    expect(world.notified.failed).toEqual([
      { why: 'no-funds', retryOn: SECOND },
      { why: 'no-funds', retryOn: THIRD },
    ]);
    expect(world.notified.paid).toEqual([number]);
  });

  test.each(MODES)(
    'to the end, with notices sent %s, its client gets one Pix to pay the order with',
    async (mode) => {
      await sendAs(mode);
      await collect();
      await poor();
      for (const date of [DUE, SECOND, THIRD, LAST]) await day(date);
      expect(await statuses()).toEqual(['expired', 'pending']);
      expect(world.notified.failed).toEqual([
        { why: 'no-funds', retryOn: SECOND },
        { why: 'no-funds', retryOn: THIRD },
        { why: 'no-funds', retryOn: LAST },
        { why: 'no-funds' },
      ]);
      const pix = await last();
      expect(pix).toMatchObject({ status: 'pending', amount: AMOUNT, pix: { code: expect.any(String) } });
      expect(pix?.collection).toBeUndefined();
      const [, row] = await world.charges(number);
      await paySandboxPix(world.context(), row?.providerRef ?? '', mode);
      await settle();
      expect(await statuses()).toEqual(['cancelled', 'paid']);
      expect(world.notified.paid).toEqual([number]);
    },
  );

  test('a retry whose response is lost is asked for once', async () => {
    await collect();
    await poor();
    const { mandates } = world.bank;
    if (mandates === undefined) throw new Error('none');
    const wishes: string[] = [];
    const lossy = {
      ...mandates,
      retry: async (wanted: Parameters<typeof mandates.retry>[0]) => {
        wishes.push(wanted.on);
        await mandates.retry(wanted);
        return refuse('no-answer' as const);
      },
    };
    world.setProvider({ ...world.bank, mandates: lossy });
    world.moveTo(DUE);
    await world.play();
    await world.jobs();
    expect((await only()).operation).toBe('retry');
    for (let step = 0; step < 3; step += 1) {
      world.wait(60_000);
      await world.jobs();
    }
    expect(wishes).toEqual([SECOND]);
    expect(await only()).toMatchObject({ operation: 'watch', dueDate: SECOND });
  });

  test('old notices meanwhile do not make the retries more frequent', async () => {
    await collect();
    await poor();
    const { mandates } = world.bank;
    if (mandates === undefined) throw new Error('none');
    const strict = { ...mandates, retry: async () => refuse('rejected' as const) };
    world.setProvider({ ...world.bank, mandates: strict });
    world.moveTo(DUE);
    await world.play();
    for (let minute = 0; minute < 10; minute += 1) {
      await world.jobs();
      world.wait(60_000);
    }
    const { id, operationTries, operationAt } = await only();
    expect(operationTries).toBeGreaterThan(3);
    const found = await world.bank.fetch({ chargeId: id });
    if (!found.ok) throw new Error('none');
    const received = { provider: 'sandbox' as const, report: found.value, eventId: 'again' };
    expect(await applyProviderReport(world.context(), world.gateways, received)).toBe('nothing');
    expect(await only()).toMatchObject({ operation: 'retry', operationTries, operationAt });
  });

  test('a provider that rejects the retry is asked again less and less often, until it ends the charge', async () => {
    await collect();
    await poor();
    const { mandates } = world.bank;
    if (mandates === undefined) throw new Error('none');
    let retries = 0;
    const strict = {
      ...mandates,
      retry: async () => {
        retries += 1;
        return refuse('rejected' as const);
      },
    };
    world.setProvider({ ...world.bank, mandates: strict });
    world.moveTo(DUE);
    await world.play();
    for (let minute = 0; minute < 60; minute += 1) {
      await world.jobs();
      world.wait(60_000);
    }
    expect(retries).toBeLessThan(12);
    const events = await eventsOfCharges(world.shop.db, world.shop.supplier.id, [(await only()).id]);
    expect(events.length).toBeLessThan(8);
    world.moveTo('2026-08-20');
    await world.play();
    await world.jobs();
    expect(await statuses()).toEqual(['expired', 'pending']);
  });
});

describe('its payer stops it', () => {
  test('the single debit: the order comes with a Pix, the mandate stays', async () => {
    await collect();
    const row = await only();
    await cancelCollection(world.context(), await ref(), row.providerRef ?? '');
    await day('2026-08-11');
    expect(await statuses()).toEqual(['cancelled', 'pending']);
    expect(world.notified).toMatchObject({ failed: [{ why: 'stopped' }], moved: [] });
    expect((await world.mandate(mandateId)).status).toBe('authorised');
  });

  test('the whole mandate: the order comes with a Pix, and nothing more is collected', async () => {
    await collect();
    await cancelMandate(world.context(), await ref(), 'repetido');
    await day('2026-08-11');
    expect(await statuses()).toEqual(['cancelled', 'pending']);
    expect(world.notified).toMatchObject({ failed: [{ why: 'stopped' }], moved: ['cancelled-by-payer'] });
    const wanted = { subscriptionId, methodId: world.shop.pix, amount: AMOUNT };
    expect(await mandateToCollect(world.context(), wanted)).toEqual({ ok: false, refusal: 'not-authorised' });
  });

  test('between order and debit, before the provider was asked: it is rejected, and comes with a Pix', async () => {
    await cancelMandate(world.context(), await ref(), 'atrasado');
    await collect();
    await world.jobs();
    expect(await statuses()).toEqual(['refused', 'pending']);
    expect(world.notified.failed).toEqual([{ why: 'not-possible' }]);
  });
});

describe('another way to pay', () => {
  const recharge = async () => {
    const method = await paymentMethod(world.context(), world.shop.pix);
    if (method === undefined) throw new Error('no method');
    return inTransaction(world.context(), (inside) =>
      rechargeOrder(inside, { orderNumber: number, method, amount: AMOUNT }),
    );
  };

  test('is open until the day itself; the debit is cancelled at the bank, and no second Pix is made', async () => {
    await collect();
    world.moveTo('2026-08-11');
    expect(await recharge()).toEqual({ ok: true, value: 'changed' });
    await runOperationsNow(world.context(), world.gateways, number);
    await day(DUE);
    // Nobody paid it within its half hour.
    expect(await statuses()).toEqual(['cancelled', 'expired']);
    const atBank = await paymentBy(world.shop.db, world.shop.supplier.id, { chargeId: (await only()).id });
    expect(atBank?.status).toBe('cancelled');
    expect(world.notified).toMatchObject({ paid: [], failed: [] });
  });

  test('is closed while the bank is debiting, and open again between two tries', async () => {
    await collect();
    world.moveTo(DUE, 0);
    expect(await recharge()).toEqual({ ok: false, refusal: { code: 'payment-under-way' } });
    await poor();
    await day(DUE);
    expect((await recharge()).ok).toBe(true);
  });

  test('and a debit that came first: the second payment goes back', async () => {
    await collect();
    world.moveTo('2026-08-11');
    await recharge();
    // The bank does not hear of it in time.
    world.moveTo(DUE);
    const [first, second] = await world.charges(number);
    await world.play();
    expect(await statuses()).toEqual(['paid', 'cancelled']);
    await paySandboxPix(world.context(), second?.providerRef ?? 'unknown', 'agora');
    await day(DUE);
    expect(world.notified.paid).toEqual([number]);
    expect(
      (await paymentBy(world.shop.db, world.shop.supplier.id, { ref: first?.providerRef ?? '' }))?.status,
    ).toBe('paid');
  });
});

test('a cancelled order is not collected; one that was collected all the same is given back', async () => {
  await collect();
  world.setState('cancelled');
  await inTransaction(world.context(), (inside) => cancelCharges(inside, number));
  world.moveTo(DUE);
  await world.play();
  expect(await statuses()).toEqual(['paid']);
  await day(DUE);
  expect(await statuses()).toEqual(['refunded']);
  expect(world.notified).toMatchObject({ paid: [], back: [AMOUNT], failed: [] });
});

test('an amount that was never asked for is recorded, reported to the shop, and pays nothing', async () => {
  await collect();
  const { id, providerRef } = await only();
  const report: ProviderCharge = {
    ...{ ref: providerRef ?? '', chargeId: id, status: 'paid', amount: AMOUNT, refunded: centavos(0) },
    ...{ captured: centavos(AMOUNT - 1), collection: { dueOn: DUE, failedOn: [] } },
  };
  const applied = await applyProviderReport(world.context(), world.gateways, { provider: 'sandbox', report });
  expect(applied).toBe('wrong-amount');
  expect(await statuses()).toEqual(['pending']);
  expect(world.notified.paid).toEqual([]);
});

test('a mandate collects within its ceiling, once a period, and only from its start', async () => {
  const limited = await world.authorised(centavos(15_000));
  const wanted = (amount: number) => ({
    ...{ subscriptionId: limited.subscriptionId, methodId: world.shop.pix, amount: centavos(amount) },
  });
  const may = (amount: number) => mandateToCollect(world.context(), wanted(amount));
  expect(await may(15_000)).toEqual(accept({ mandateId: limited.id, dueOn: DUE }));
  expect(await may(15_001)).toEqual(refuse('above-ceiling'));
  await world.charge(world.order(), { mandateId: limited.id });
  expect(await may(10_000)).toEqual(refuse('period-used'));
  world.moveTo('2026-08-16');
  expect(await may(10_000)).toEqual(refuse('period-used'));
  world.moveTo('2026-08-17');
  expect(await may(10_000)).toMatchObject({ ok: true });
  const other = { ...wanted(10_000), methodId: world.shop.card };
  expect(await mandateToCollect(world.context(), other)).toEqual(refuse('not-authorised'));
});

test('reports of one collection in any order, any number of times, pay once or are replaced by one Pix', async () => {
  const story = fc.constantFrom<'paid' | 'expired' | 'cancelled'>('paid', 'expired', 'cancelled');
  const steps = fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(story, steps, async (end, order) => {
      world.moveTo(DUE);
      const run = world.order();
      const { id } = await world.authorised();
      world.moveTo('2026-08-10');
      await world.charge(run, { mandateId: id });
      const [row] = await world.charges(run);
      world.moveTo(DUE);
      const base = {
        ref: row?.providerRef ?? '',
        chargeId: row?.id ?? '',
        amount: AMOUNT,
        refunded: centavos(0),
      };
      const none = centavos(0);
      const reports: ProviderCharge[] = [
        { ...base, status: 'pending', captured: none, collection: { dueOn: DUE, failedOn: [] } },
        { ...base, status: 'pending', captured: none, collection: { dueOn: DUE, failedOn: [DUE] } },
        { ...base, status: 'pending', captured: none, collection: { dueOn: SECOND, failedOn: [DUE] } },
        {
          ...{ ...base, status: end, captured: end === 'paid' ? AMOUNT : none },
          collection: { dueOn: SECOND, failedOn: [DUE] },
        },
      ];
      const before = world.notified.failed.length;
      for (const [turn, index] of [...order, 3].entries()) {
        const report = reports[index];
        if (report === undefined) continue;
        const received = { provider: 'sandbox' as const, report, eventId: `${run}-${turn}` };
        await applyProviderReport(world.context(), world.gateways, received);
      }
      const after = (await world.charges(run)).map(({ status }) => status);
      expect(after).toEqual(end === 'paid' ? ['paid'] : [end, 'starting']);
      expect(world.notified.paid.filter((one) => one === run)).toHaveLength(end === 'paid' ? 1 : 0);
      const failed = world.notified.failed.slice(before);
      expect(failed.filter(({ retryOn }) => retryOn === undefined)).toHaveLength(end === 'paid' ? 0 : 1);
      expect(failed.filter(({ retryOn }) => retryOn !== undefined).length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 25 },
  );
});
