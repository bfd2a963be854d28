/** A subscription whose orders are debited by its client's bank. Decision 037. */
import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createDeliverySlot } from '#features/delivery/server/create-delivery-slot.ts';
import { chargesOf } from '#features/payments/server/charges/charges-of.ts';
import { mandateOf } from '#features/payments/server/mandates/mandates-of.ts';
import { runDueMandates } from '#features/payments/server/mandates/run-due-mandates.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { runDueOperations } from '#features/payments/server/operations/run-due-operations.ts';
import { runChargeNow } from '#features/payments/server/operations/run-operations-now.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import {
  authorise,
  cancelMandate,
  refuseMandate,
  setFunds,
} from '#features/payments/server/sandbox/mandates/play-payer.ts';
import { mandateBy } from '#features/payments/server/sandbox/mandates/sandbox-mandates.store.ts';
import { playProvider } from '#features/payments/server/sandbox/play-provider.ts';
import { sandboxProvider } from '#features/payments/server/sandbox/sandbox-provider.ts';
import { handleWebhook } from '#features/payments/server/webhooks/webhooks.routes.ts';
import {
  authoriseAutomaticPix,
  automaticPixOf,
  cancelAutomaticPix,
} from '#features/subscriptions/server/automatic-pix.ts';
import { changeSubscription } from '#features/subscriptions/server/change-subscription.ts';
import {
  cancelSubscription,
  listSubscriptions,
} from '#features/subscriptions/server/client-subscriptions.ts';
import { putTypes } from '#features/subscriptions/server/put-types.ts';
import { centavos, type Money } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';
import { addDays, weekdayOf } from '#kernel/time/calendar.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import { cancelOrder } from '../status/cancel-order.ts';
import { orderHooks } from '../status/order-hooks.ts';
import { orders } from '../store/orders.tables.ts';
import { submitOrder } from '../submit/submit-order.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { auditOrders } from '../testing/audit.ts';
import { AUTOMATIC_PIX_MAILS } from './automatic-pix-mails.ts';
import { forecastOf } from './forecast.ts';
import { renewAt } from './renew-subscriptions.ts';
import { RENEWAL_MAILS, renewalMails } from './renewal-mails.ts';

const database = testDatabase();
const SECRET = 's'.repeat(32);
const PRICE = 1_000;
const [START, NEXT, DUE] = ['2026-11-20', '2026-11-27', '2026-11-29'] as const;

let checkout: Checkout;
let gateways: PaymentGateways;
let pix: string;
let coffee: string;
let types: readonly string[];
let first: number;
let now: Instant;

const at = (day: string, hour = 12): Instant => Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
const buyer = () => ({ ...checkout.shopper, now });
const shop = () => ({ ...checkout.shop, now });

beforeEach(async () => {
  now = at(START);
  checkout = await aCheckout(database.current);
  gateways = {
    orders: orderHooks,
    report: (trouble) => expect(trouble).toBeUndefined(),
    providerOf: async ({ supplier }) =>
      sandboxProvider({ db: database.current.db, supplier, secret: SECRET, now: () => now }),
  };
  const { db, supplier } = checkout.shop;
  pix = await createPaymentMethod(db, supplier.id, {
    ...{ kind: 'pix', name: 'Pix do banco', description: '', priceVariance: 0, position: 5 },
    ...{ deliveryTypes: ['pickup', 'delivery'], provider: 'sandbox', automaticPix: { retries: true } },
  });
  coffee = await aProduct(checkout.shop, { name: 'Café', price: PRICE });
  const type = (label: string, unit: 'day' | 'week' | 'month', count = 1) => ({
    ...{ label, description: '', interval: { unit, count } },
  });
  types = await putTypes(db, supplier.id, [
    type('Toda semana', 'week'),
    type('Todo dia', 'day'),
    type('Todo mês', 'month'),
  ]);
});

const draftOf = (more: Partial<OrderDraft> = {}) =>
  aDraft(
    checkout,
    { [coffee]: 1 },
    { subscriptionTypeId: types[0] ?? '', paymentMethodId: pix, automaticPix: true, ...more },
  );

async function begin(more: Partial<OrderDraft> = {}, wanted: 'wanted' | 'no' = 'wanted'): Promise<void> {
  const { automaticPix: _, ...plain } = draftOf(more);
  const draft = wanted === 'wanted' ? draftOf(more) : plain;
  const placed = await submitOrder(buyer(), { key: undefined, draft });
  if (!placed.ok) throw new Error(placed.refusal.code);
  first = placed.value.number;
  await runChargeNow(buyer(), gateways, placed.value, undefined);
}
const subscription = async () => {
  const [found] = await listSubscriptions(buyer());
  if (found === undefined) throw new Error('no subscription');
  return found;
};
const mandate = async () => {
  const found = await mandateOf(shop(), (await subscription()).id);
  if (found === undefined) throw new Error('no mandate');
  return found;
};
const atBank = async () => {
  const { id } = await mandate();
  const found = await mandateBy(checkout.shop.db, checkout.shop.supplier.id, { mandateId: id });
  if (found === undefined) throw new Error('unknown at the bank');
  return found;
};
const authorised = async (ceiling?: Money, more: Partial<OrderDraft> = {}) => {
  await begin(more);
  await authorise(shop(), (await atBank()).id, { ceiling, noticeMode: 'agora' });
  await play();
};
/** The banks and the jobs, until nothing is left to do at this moment. */
async function play(): Promise<void> {
  const post = async (_: string, body: string, headers: Readonly<Record<string, string>>) =>
    (await handleWebhook(shop(), gateways, 'sandbox', { body, headers, query: {} })).ok ? 200 : 409;
  for (let round = 0; round < 3; round += 1) {
    await playProvider({ db: checkout.shop.db, sessionSecret: SECRET, post }, now);
    await runDueOperations(database.current, gateways, now);
    await runDueMandates(database.current, gateways, now);
  }
}
/** Each day at noon, the jobs of this shop and its bank. */
async function liveUntil(last: string): Promise<void> {
  for (let day = addDays(new Date(now).toISOString().slice(0, 10), 1); day <= last; day = addDays(day, 1)) {
    now = at(day);
    await renewAt(shop(), (error) => {
      throw error;
    });
    await play();
  }
}
const renewals = () =>
  checkout.shop.db
    .select()
    .from(orders)
    .where(and(eq(orders.supplierId, checkout.shop.supplier.id), eq(orders.issuedBy, 'Assinatura')))
    .orderBy(asc(orders.number));
const renewal = async () => {
  const [found, ...others] = await renewals();
  expect(others).toEqual([]);
  if (found === undefined) throw new Error('nothing was renewed');
  return found;
};
const chargeOf = async (number: number) => (await chargesOf(shop(), [number])).get(number);
/** The texts of the mails of these kinds, oldest first. */
async function letters(...kinds: readonly string[]): Promise<string[]> {
  const { db, supplier } = checkout.shop;
  const rows = await db.select().from(mailOutbox).orderBy(asc(mailOutbox.createdAt), asc(mailOutbox.id));
  const own = rows.filter(({ kind, facts }) => kinds.includes(kind) && facts.supplierId === supplier.id);
  const writers = renewalMails('https://vitrine.exemplo.com.br');
  const written = await Promise.all(
    own.map(({ kind, facts }) => writers[kind]?.(db, facts, { queuedAt: 0, now: 0 })),
  );
  return written.map((mail) => mail?.text.replaceAll('\u00a0', ' ') ?? 'none');
}
const ours = (): Promise<string[]> => letters(...Object.values(AUTOMATIC_PIX_MAILS));

describe('at the checkout', () => {
  test('the first order is paid and the others authorised with one code', async () => {
    await begin();
    const charge = await chargeOf(first);
    expect(charge).toMatchObject({ status: 'pending', authorises: true, amount: PRICE });
    expect(charge?.pix?.code).toBe((await atBank()).firstCode);
    expect(await mandate()).toMatchObject({
      ...{ status: 'requested', periodicity: 'weekly', startsOn: NEXT, floor: PRICE, orderNumber: first },
    });
    await authorise(shop(), (await atBank()).id, { ceiling: centavos(5_000), noticeMode: 'fora-de-ordem' });
    now += 3_000;
    await play();
    expect(await chargeOf(first)).toMatchObject({ status: 'paid' });
    expect(await automaticPixOf(buyer(), await subscription())).toMatchObject({
      offered: false,
      mandate: { status: 'authorised', ceiling: 5_000 },
    });
    expect(await auditOrders(checkout.shop)).toBe(1);
  });

  test.each([
    ['for a single purchase', async () => ({ ...draftOf(), subscriptionTypeId: undefined })],
    ['for a rhythm below a week', async () => draftOf({ subscriptionTypeId: types[1] ?? '' })],
    ['for another method', async () => draftOf({ paymentMethodId: checkout.cash })],
    ['for a Pix without it', async () => draftOf({ paymentMethodId: checkout.pix })],
  ])('it is refused %s, and nothing is ordered', async (_, wanted) => {
    const draft = (await wanted()) as OrderDraft;
    const placed = await submitOrder(buyer(), { key: undefined, draft });
    expect(placed).toEqual({ ok: false, refusal: { code: 'automatic-pix-not-offered' } });
    expect(await listSubscriptions(buyer())).toEqual([]);
  });

  test('it is refused to a company', async () => {
    const { actor } = checkout.shopper;
    const company = { ...buyer(), actor: { ...actor, clientKind: 'company' as const } };
    const placed = await submitOrder(company, { key: undefined, draft: draftOf() });
    expect(placed).toEqual({ ok: false, refusal: { code: 'automatic-pix-not-offered' } });
  });

  test('a client who does not want it is asked for nothing', async () => {
    await begin({}, 'no');
    expect(await mandateOf(shop(), (await subscription()).id)).toBeUndefined();
    expect(await automaticPixOf(buyer(), await subscription())).toEqual({ offered: true });
    expect((await chargeOf(first))?.authorises).toBeUndefined();
  });
});

describe('a renewal', () => {
  test('is announced with its day, ordered, and debited two days later; nobody does anything', async () => {
    await authorised();
    await liveUntil('2026-11-24');
    expect(await letters(RENEWAL_MAILS.announced)).toEqual([
      expect.stringContaining('o seu banco debita o valor em 29/11/2026'),
    ]);
    await liveUntil(NEXT);
    const { number } = await renewal();
    expect(await chargeOf(number)).toMatchObject({
      ...{ status: 'pending', amount: PRICE, collection: { dueOn: DUE, failedOn: [] } },
    });
    expect(await automaticPixOf(buyer(), await subscription())).toMatchObject({
      next: { orderNumber: number, amount: PRICE, collection: { dueOn: DUE } },
    });
    await liveUntil(DUE);
    expect(await chargeOf(number)).toMatchObject({ status: 'paid' });
    await liveUntil('2026-12-06');
    const all = await renewals();
    expect(await Promise.all(all.map(async (order) => (await chargeOf(order.number))?.status))).toEqual([
      'paid',
      'paid',
    ]);
    expect(await ours()).toEqual([]);
    expect(await auditOrders(checkout.shop)).toBe(3);
  });

  test('is delivered in the first window after its debit', async () => {
    const { db, supplier } = checkout.shop;
    for (let weekday = 0; weekday < 7; weekday += 1)
      await createDeliverySlot(db, supplier.id, {
        ...{ deliveryType: 'pickup', weekday, startsAt: 600, endsAt: 720 },
      });
    await authorised();
    await liveUntil(NEXT);
    const { delivery } = await renewal();
    expect(delivery.slot?.date).toBe('2026-11-30');
  });

  test('in a shop with a single window, before the debit, takes that', async () => {
    const { db, supplier } = checkout.shop;
    const weekday = weekdayOf('2026-11-28');
    await createDeliverySlot(db, supplier.id, {
      ...{ deliveryType: 'pickup', weekday, startsAt: 600, endsAt: 720 },
    });
    await authorised();
    await liveUntil(NEXT);
    const { number, delivery } = await renewal();
    // The next one is a week later, which is more than the shop plans ahead.
    expect(delivery.slot?.date).toBe('2026-11-28');
    expect((await chargeOf(number))?.collection).toBeDefined();
  });

  test('above its client’s ceiling comes with a Pix, and a mail that says why', async () => {
    await authorised(centavos(PRICE));
    const { id, lines } = await subscription();
    const more = lines.map(({ productId }) => ({ productId, quantity: thousandths(2_000) }));
    const changed = await changeSubscription(buyer(), id, { quantities: more }, forecastOf);
    expect(changed.ok).toBe(true);
    await liveUntil(NEXT);
    const { number } = await renewal();
    const charge = await chargeOf(number);
    expect(charge).toMatchObject({ status: 'pending', amount: 2 * PRICE, pix: { code: expect.any(String) } });
    expect(charge?.collection).toBeUndefined();
    expect(await letters(AUTOMATIC_PIX_MAILS.toBePaid)).toEqual([
      expect.stringContaining('passa do teto que você definiu'),
    ]);
    expect((await mandate()).status).toBe('authorised');
  });

  test('without funds is tried on three other days, and then comes with a Pix; each is mailed', async () => {
    await authorised(undefined, { subscriptionTypeId: types[2] ?? '' });
    await liveUntil('2026-12-20');
    const { number } = await renewal();
    await setFunds(shop(), (await atBank()).id, false);
    await liveUntil('2026-12-23');
    expect(await chargeOf(number)).toMatchObject({
      ...{ status: 'pending', collection: { dueOn: '2026-12-24', failedOn: ['2026-12-22'] } },
    });
    await liveUntil('2026-12-29');
    const charge = await chargeOf(number);
    expect(charge).toMatchObject({ status: 'pending', pix: { code: expect.any(String) } });
    expect(charge?.collection).toBeUndefined();
    expect(await ours()).toEqual([
      expect.stringContaining('tenta de novo em 24/12/2026'),
      expect.stringContaining('tenta de novo em 26/12/2026'),
      expect.stringContaining('tenta de novo em 29/12/2026'),
      expect.stringContaining('Não havia saldo na sua conta em nenhuma das tentativas'),
    ]);
    expect(await auditOrders(checkout.shop)).toBe(2);
  });
});

describe('its end', () => {
  test('refused at the bank: the subscription goes on, each order with a Pix, and a mail says so', async () => {
    await begin();
    await refuseMandate(shop(), (await atBank()).id, 'agora');
    await play();
    expect(await ours()).toEqual([expect.stringContaining('cada próximo pedido vem com um Pix')]);
    await liveUntil(NEXT);
    const { number } = await renewal();
    expect(await chargeOf(number)).toMatchObject({ status: 'pending', pix: { code: expect.any(String) } });
    expect(await automaticPixOf(buyer(), await subscription())).toMatchObject({
      offered: true,
      mandate: { status: 'refused' },
    });
  });

  test('never answered: the same, after a week', async () => {
    await begin();
    await liveUntil(NEXT);
    expect((await mandate()).status).toBe('expired');
    expect(await ours()).toEqual([expect.stringContaining('O prazo para autorizar')]);
    expect((await chargeOf((await renewal()).number))?.collection).toBeUndefined();
  });

  test('cancelled by its payer: what is planned comes with a Pix, and the subscription goes on', async () => {
    await authorised();
    await liveUntil(NEXT);
    const { number } = await renewal();
    await cancelMandate(shop(), (await atBank()).id, 'repetido');
    await play();
    now += 5_000;
    await play();
    expect(await chargeOf(number)).toMatchObject({ status: 'pending', pix: { code: expect.any(String) } });
    expect((await ours()).toSorted()).toEqual([
      expect.stringContaining('O débito foi cancelado no seu banco'),
      expect.stringContaining('Você cancelou no seu banco a autorização'),
    ]);
    expect((await subscription()).status).toBe('ACTIVE');
    await liveUntil('2026-12-04');
    const [, second] = await renewals();
    expect((await chargeOf(second?.number ?? 0))?.collection).toBeUndefined();
  });

  test('cancelled on the page: the same without a mail, and it can be authorised again', async () => {
    await authorised();
    const { id } = await subscription();
    expect(await cancelAutomaticPix(buyer(), id)).toMatchObject({ ok: true });
    expect(await automaticPixOf(buyer(), await subscription())).toEqual({ offered: true });
    await play();
    expect((await atBank()).status).toBe('cancelled-by-shop');
    expect(await ours()).toEqual([]);

    now += 60_000;
    const requested = await authoriseAutomaticPix(buyer(), id, forecastOf);
    if (!requested.ok || requested.value.mandateId === undefined) throw new Error('nothing was asked');
    const again = await authoriseAutomaticPix(buyer(), id, forecastOf);
    expect(again.ok && again.value.mandateId).toBeUndefined();
    await play();
    expect(await mandate()).toMatchObject({
      id: requested.value.mandateId,
      status: 'requested',
      floor: PRICE,
    });
    expect((await mandate()).firstCode).toBeUndefined();
    await authorise(shop(), (await atBank()).id, { ceiling: undefined, noticeMode: 'agora' });
    await play();
    await liveUntil(DUE);
    expect(await chargeOf((await renewal()).number)).toMatchObject({ status: 'paid' });
  });

  test.each([
    [
      'the subscription is cancelled',
      async () => void (await cancelSubscription(buyer(), (await subscription()).id)),
    ],
    ['its first order is cancelled', async () => void (await cancelOrder(buyer(), first, 'engano'))],
    [
      'it is paid otherwise',
      async () => {
        const change = { paymentMethodId: checkout.cash };
        const changed = await changeSubscription(buyer(), (await subscription()).id, change, forecastOf);
        expect(changed.ok).toBe(true);
      },
    ],
    [
      'its rhythm is changed',
      async () => {
        const change = { typeId: types[2] ?? '' };
        const changed = await changeSubscription(buyer(), (await subscription()).id, change, forecastOf);
        expect(changed.ok).toBe(true);
      },
    ],
  ])('when %s: at the bank, too, as soon as that answers', async (_, act) => {
    await authorised();
    await act();
    expect((await mandate()).status).toBe('cancelled-by-shop');
    expect((await atBank()).status).toBe('authorised');
    await play();
    expect((await atBank()).status).toBe('cancelled-by-shop');
    expect(await ours()).toEqual([]);
  });

  test('a change that leaves method and rhythm as they are leaves it in force', async () => {
    await authorised();
    const change = { place: { type: 'delivery', addressId: checkout.addressId } } as const;
    expect((await changeSubscription(buyer(), (await subscription()).id, change, forecastOf)).ok).toBe(true);
    expect((await mandate()).status).toBe('authorised');
  });

  test('a foreign, a cancelled and an unfit subscription cannot have one', async () => {
    await begin({}, 'no');
    const { id } = await subscription();
    const other = await aCheckout(database.current);
    const refusedWith = (code: string) => ({ ok: false, refusal: { code } });
    const foreign = { ...other.shopper, now, supplier: checkout.shop.supplier };
    expect(await authoriseAutomaticPix(foreign, id, forecastOf)).toEqual(
      refusedWith('subscription-not-found'),
    );
    expect(await cancelAutomaticPix(foreign, id)).toEqual(refusedWith('subscription-not-found'));
    await changeSubscription(buyer(), id, { paymentMethodId: checkout.cash }, forecastOf);
    expect(await automaticPixOf(buyer(), await subscription())).toBeUndefined();
    expect(await authoriseAutomaticPix(buyer(), id, forecastOf)).toEqual(
      refusedWith('automatic-pix-not-offered'),
    );
    await cancelSubscription(buyer(), id);
    expect(await authoriseAutomaticPix(buyer(), id, forecastOf)).toEqual(refusedWith('subscription-ended'));
  });
});
