/** Purchases and refunds at a stand-in for Google's Measurement Protocol: from the order's transaction to the request, once each. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { anOwner } from '#features/catalog/server/testing/an-owner.ts';
import { recordReturn } from '#features/orders/server/returns/record-return.ts';
import { cancelOrder } from '#features/orders/server/status/cancel-order.ts';
import { forgetAnalyticsVisits } from '#features/orders/server/store/analytics-visits.store.ts';
import { forgetClientOrders } from '#features/orders/server/store/personal-data.store.ts';
import { submitOrder } from '#features/orders/server/submit/submit-order.ts';
import { aCheckout, aDraft, type Checkout } from '#features/orders/server/testing/a-checkout.ts';
import { moveThrough } from '#features/orders/server/testing/at-the-shop.ts';
import { setStatusOf } from '#features/orders/server/testing/placed.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { json, type StubService, stubService } from '#platform/http/testing/stub-service.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { SENT_FOR } from '../../domain/ga4-delivery.ts';
import { isSentToGoogle } from '../record-event.ts';
import { type AnalyticsAccount, saveAnalyticsAccount, type WantedAccount } from './analytics-account.ts';
import { claimEvents, markSent, postponeEvent } from './analytics-outbox.store.ts';
import { sendQueuedEvents } from './send-queued-events.ts';

const database = testDatabase();
const sessionSecret = 'um segredo de teste com mais de 32 letras';
const VISIT = 'G-LOJA1|1111.2222|1795000000';
const A_MINUTE = 60_000;

interface Hit {
  readonly query: Readonly<Record<string, string>>;
  readonly body: {
    readonly client_id: string;
    readonly events: readonly { readonly name: string; readonly params: Readonly<Record<string, unknown>> }[];
  };
}

let google: StubService;
let hits: Hit[];
let checkout: Checkout;
let owner: StaffContext;
let coffee: string;

const received: StubService['answer'] = (request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => {
    text += chunk;
  });
  request.on('end', () => {
    const { searchParams } = new URL(request.url ?? '', 'http://local');
    hits.push({ query: Object.fromEntries(searchParams), body: JSON.parse(text) });
    response.writeHead(204).end();
  });
};

beforeAll(async () => {
  google = await stubService();
});
afterAll(() => google.close());

beforeEach(async () => {
  hits = [];
  google.answer = received;
  await database.current.db.execute(sql`delete from analytics_returns where supplier_id is not null`);
  await database.current.db.execute(sql`delete from analytics_outbox where supplier_id is not null`);
  checkout = await aCheckout(database.current, ['enable-google-analytics-ga4-version-tag-events']);
  coffee = await aProduct(checkout.shop, { stock: 500_000 });
  owner = { ...checkout.shop, actor: await anOwner(checkout.shop) };
  await connect({ measurementId: 'G-LOJA1', secret: 'segredo-da-api' });
});

async function connect(wanted: WantedAccount): Promise<AnalyticsAccount> {
  const saved = await saveAnalyticsAccount(owner, sessionSecret, wanted);
  if (!saved.ok) throw new Error(saved.refusal.code);
  return saved.value;
}

async function order(visit = VISIT, units = 2): Promise<number> {
  const campaign = { source: '', campaign: '', all: '', visit };
  const draft = aDraft(checkout, { [coffee]: units });
  const submitted = await submitOrder(checkout.shopper, { draft, key: undefined, campaign });
  if (!submitted.ok) throw new Error(submitted.refusal.code);
  return submitted.value.number;
}

const run = (now = Date.now() + 1_000): Promise<number> =>
  sendQueuedEvents(database.current.db, { collectUrl: `${google.url}/mp/collect`, sessionSecret }, now);
const queued = async () => {
  const { rows } = await database.current.db.execute(
    sql`select event, order_number::int as number, tries, next_try_at is null as sent, last_error as error from analytics_outbox
      where supplier_id = ${checkout.shop.supplier.id} order by order_number, event`,
  );
  return rows;
};

test('a purchase is sent once with the visit’s ids, also by two processes at the same time', async () => {
  const number = await order();
  const sent = await Promise.all([run(), run()]);
  expect(sent.toSorted()).toEqual([0, 1]);
  expect(await run()).toBe(0);
  const [line] = (
    await database.current.db.execute(
      sql`select total::int as total from orders where supplier_id = ${checkout.shop.supplier.id} and number = ${number}`,
    )
  ).rows;
  expect(hits).toMatchObject([
    {
      query: { measurement_id: 'G-LOJA1', api_secret: 'segredo-da-api' },
      body: {
        client_id: '1111.2222',
        consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
        events: [
          {
            name: 'purchase',
            params: {
              transaction_id: String(number),
              currency: 'BRL',
              value: Number(line?.total) / 100,
              shipping: 0,
              session_id: '1795000000',
              items: [{ item_id: coffee, quantity: 2 }],
            },
          },
        ],
      },
    },
  ]);
  const text = JSON.stringify(hits);
  const { actor } = checkout.shopper;
  for (const personal of [actor.name, actor.clientId, actor.userId]) expect(text).not.toContain(personal);
});

test('many purchases are each sent once by several processes', async () => {
  for (let count = 1; count <= 12; count += 1) await order(VISIT, count);
  const sent = await Promise.all([run(), run(), run()]);
  expect(sent.reduce((sum, each) => sum + each, 0)).toBe(12);
  const numbers = hits.map(({ body }) => body.events[0]?.params.transaction_id);
  expect(new Set(numbers).size).toBe(12);
  expect(numbers).toHaveLength(12);
});

test('an event that fails ends nobody else’s sending: it is reported, and tried again', async () => {
  const failing = await order();
  const later = await order(VISIT, 3);
  await database.current.db.execute(sql`
    create function refuse_sent() returns trigger language plpgsql as 'begin raise exception ''no mark''; end'`);
  await database.current.db.execute(sql`
    create trigger refuse_sent before update on analytics_outbox for each row
    when (new.next_try_at is null and new.order_number = ${sql.raw(String(failing))}) execute function refuse_sent()`);
  try {
    await expect(run()).rejects.toThrow('1 events were not sent');
    expect((await queued()).map(({ number, sent }) => [number, sent])).toEqual([
      [failing, false],
      [later, true],
    ]);
  } finally {
    await database.current.db.execute(sql`drop function refuse_sent() cascade`);
  }
  expect(await run(Date.now() + 2 * A_MINUTE)).toBe(1);
});

test('a cancelled order is a refund, once, and only after its purchase was sent', async () => {
  const number = await order();
  expect(await cancelOrder(checkout.shopper, number, 'comprei errado')).toMatchObject({ ok: true });
  google.answer = json({}, 503);
  expect(await run()).toBe(0);
  expect(await queued()).toMatchObject([
    { event: 'purchase', tries: 1, sent: false, error: '503' },
    { event: 'refund', tries: 0 },
  ]);
  google.answer = received;
  expect(await run()).toBe(0);
  const later = Date.now() + 2 * A_MINUTE;
  await run(later);
  await run(later);
  await run(later);
  expect(hits.map(({ body }) => body.events[0]?.name)).toEqual(['purchase', 'refund']);
});

/** Of so many units of the order's only product; centavos. */
async function giveBack(
  number: number,
  { units, amount, seen, exchanged }: { units: number; amount: number; seen: number; exchanged?: true },
): Promise<void> {
  const lines = [{ position: 0, quantity: thousandths(units * 1_000), restocked: true }];
  const wish = { key: newId(), version: seen + 1, reason: 'Veio quebrado', withFee: false, lines };
  const wanted = { ...wish, amount: centavos(amount), ...(exchanged && { exchanged }) };
  expect(await recordReturn({ ...owner, now: Date.now() }, number, wanted)).toMatchObject({ ok: true });
}

async function delivered(
  visit: string,
  units: number,
): Promise<{ readonly number: number; readonly each: number }> {
  const number = await order(visit, units);
  await moveThrough(
    { ...owner, now: Date.now() },
    number,
    'picking',
    'packed',
    'ready-for-pickup',
    'delivered',
  );
  const { rows } = await database.current.db.execute<{ total: number }>(
    sql`select total::int as total from orders where supplier_id = ${checkout.shop.supplier.id} and number = ${number}`,
  );
  return { number, each: Number(rows[0]?.total) / units };
}

const queuedReturns = async () => {
  const { rows } = await database.current.db.execute(
    sql`select return_number as number, next_try_at is null as sent from analytics_returns
      where supplier_id = ${checkout.shop.supplier.id} order by return_number`,
  );
  return rows;
};

test('each return is a refund of what came back, once, and only after its purchase was sent', async () => {
  const { number, each } = await delivered(VISIT, 4);
  await giveBack(number, { units: 1, amount: each, seen: 0 });
  google.answer = json({}, 503);
  expect(await run()).toBe(0);
  expect(await queuedReturns()).toEqual([{ number: 1, sent: false }]);
  google.answer = received;
  const later = Date.now() + 2 * A_MINUTE;
  expect(await Promise.all([run(later), run(later)]).then((sent) => sent[0] + sent[1])).toBe(2);
  // An exchange moves no money.
  await giveBack(number, { units: 1, amount: 0, seen: 1, exchanged: true });
  await giveBack(number, { units: 2, amount: each, seen: 2 });
  expect(await run(later)).toBe(1);
  expect(await run(later + A_MINUTE)).toBe(0);
  expect(await queuedReturns()).toEqual([
    { number: 1, sent: true },
    { number: 3, sent: true },
  ]);
  const [, ...refunds] = hits.map(({ body }) => body.events[0]);
  expect(refunds).toMatchObject(
    [1, 2].map((quantity) => ({
      name: 'refund',
      params: {
        ...{ transaction_id: String(number), currency: 'BRL', value: each / 100, shipping: 0 },
        items: [{ item_id: coffee, quantity, price: each / 100 }],
      },
    })),
  );
  expect(hits[1]?.body.client_id).toBe('1111.2222');
});

test('of a return nothing is queued without consent, and nothing sent after it was withdrawn', async () => {
  const silent = await delivered('', 5);
  await giveBack(silent.number, { units: 1, amount: silent.each, seen: 0 });
  expect(await queuedReturns()).toEqual([]);
  const { number, each } = await delivered(VISIT, 4);
  expect(await run()).toBe(1);
  await giveBack(number, { units: 1, amount: each, seen: 0 });
  await forgetAnalyticsVisits(database.current.db, checkout.shop.supplier.id, '1111.2222');
  await giveBack(number, { units: 1, amount: each, seen: 1 });
  expect(await queuedReturns()).toEqual([{ number: 1, sent: false }]);
  expect(await run()).toBe(0);
  expect(await queuedReturns()).toEqual([]);
  expect(hits).toHaveLength(1);
});

test('without consent, without a secret, and for a quote nothing is queued', async () => {
  await order('');
  expect(await queued()).toEqual([]);
  await connect({ measurementId: 'G-LOJA1', secret: null });
  const number = await order(VISIT, 3);
  expect(await queued()).toEqual([]);
  // The browser has reported the purchase: the refund is the browser's, too.
  await connect({ measurementId: 'G-LOJA1', secret: 'segredo-da-api' });
  await cancelOrder(checkout.shopper, number, 'comprei errado');
  expect(await queued()).toEqual([]);
  const quote = await order(VISIT, 4);
  await database.current.db.execute(
    sql`delete from analytics_outbox where supplier_id = ${checkout.shop.supplier.id}`,
  );
  await setStatusOf(checkout.shopper, quote, 'quote-priced');
  expect(await queued()).toEqual([]);
  await setStatusOf(checkout.shopper, quote, 'received');
  await setStatusOf(checkout.shopper, quote, 'picking');
  expect(await queued()).toMatchObject([{ event: 'purchase', number: quote }]);
});

test('the browser leaves to the server what the server sends', async () => {
  const number = await order();
  const other = await order('', 3);
  const isSent = (orderNumber: number | undefined, event: 'purchase' | 'refund' | 'view_cart' = 'purchase') =>
    isSentToGoogle(checkout.shopper, { event, orderNumber });
  expect(await isSent(number)).toBe(true);
  expect(await isSent(number, 'refund')).toBe(false);
  expect(await isSent(other)).toBe(false);
  expect(await isSent(undefined)).toBe(false);
  expect(await isSent(number, 'view_cart')).toBe(false);
  await cancelOrder(checkout.shopper, number, 'comprei errado');
  expect(await isSent(number, 'refund')).toBe(true);
});

test('nothing is queued for a visit at another shop’s id, nor sent after the shop’s id changed', async () => {
  await order('G-OUTRA1|1111.2222|1795000000');
  expect(await queued()).toEqual([]);
  await order(VISIT, 3);
  await connect({ measurementId: 'G-LOJA2', secret: undefined });
  expect(await run()).toBe(0);
  expect(hits).toEqual([]);
  expect(await queued()).toEqual([]);
});

test('nothing is sent of a client who was forgotten', async () => {
  await order();
  const { supplier, actor } = checkout.shopper;
  expect(await queued()).toHaveLength(1);
  await forgetClientOrders(database.current.db, supplier.id, actor.clientId);
  expect(await run()).toBe(0);
  expect(hits).toEqual([]);
  expect(await queued()).toEqual([]);
});

test('withdrawn consent ends it for orders of that browser, also for their later refunds', async () => {
  const sent = await order();
  expect(await run()).toBe(1);
  await order(VISIT, 3);
  const others = await order('G-LOJA1|3333.4444|1795000000', 4);
  const { id } = checkout.shop.supplier;
  await forgetAnalyticsVisits(database.current.db, id, '1111.2222');
  await cancelOrder(checkout.shopper, sent, 'comprei errado');
  expect(await run()).toBe(1);
  expect(hits.map(({ body }) => body.events[0]?.params.transaction_id)).toEqual([
    String(sent),
    String(others),
  ]);
  expect(await queued()).toMatchObject([
    { event: 'purchase', number: sent },
    { event: 'purchase', number: others },
  ]);
  await forgetAnalyticsVisits(database.current.db, newId() as SupplierId, '3333.4444');
  await cancelOrder(checkout.shopper, others, 'comprei errado');
  expect(await run()).toBe(1);
});

test('an attempt that lost its claim changes nothing', async () => {
  await order();
  const now = Date.now() + 1_000;
  const claim = (at: number) =>
    claimEvents(database.current.db, { now: at, until: at + A_MINUTE, since: at - SENT_FOR, max: 5 });
  const [first] = await claim(now);
  expect(await claim(now)).toEqual([]);
  const [second] = await claim(now + A_MINUTE);
  if (first === undefined || second === undefined) throw new Error('the event was not claimed');
  await markSent(database.current.db, first);
  expect(await queued()).toMatchObject([{ sent: false, tries: 2 }]);
  await postponeEvent(database.current.db, first, { until: now, lastError: 'no-answer' });
  expect(await queued()).toMatchObject([{ error: null }]);
  await markSent(database.current.db, second);
  expect(await queued()).toMatchObject([{ sent: true }]);
});

test('what Google would no longer count is not sent', async () => {
  await order();
  const late = Date.now() + SENT_FOR + A_MINUTE;
  expect(await run(late)).toBe(0);
  expect(await queued()).toMatchObject([{ sent: false }]);
});

test('the secret is stored sealed, is not shown, and leaves with the id', async () => {
  expect(await connect({ measurementId: 'G-LOJA2', secret: undefined })).toEqual({
    measurementId: 'G-LOJA2',
    hasSecret: true,
  });
  const { id } = checkout.shop.supplier;
  const { rows } = await database.current.db.execute(
    sql`select sealed_secret as sealed from analytics_accounts where supplier_id = ${id}`,
  );
  expect(rows[0]?.sealed).toMatch(/^v1\./);
  const audited = await database.current.db.execute(
    sql`select before, after from audit_events where supplier_id = ${id} and action = 'analytics-account.changed' order by id`,
  );
  expect(audited.rows.at(-1)).toEqual({
    before: { measurementId: 'G-LOJA1', hasSecret: true },
    after: { measurementId: 'G-LOJA2', hasSecret: true },
  });
  expect(JSON.stringify(audited.rows)).not.toContain('segredo-da-api');
  expect(await connect({ measurementId: undefined, secret: undefined })).toEqual({
    measurementId: undefined,
    hasSecret: false,
  });
  expect(
    await saveAnalyticsAccount(owner, sessionSecret, { measurementId: undefined, secret: 'segredo-da-api' }),
  ).toMatchObject({ ok: false, refusal: { code: 'secret-without-id' } });
});
