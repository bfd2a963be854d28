/** A whole year of subscriptions of every kind, with random pauses of the job. Reliability T19. */
import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import type { Interval } from '#features/subscriptions/domain/subscription-type.ts';
import { putTypes } from '#features/subscriptions/server/put-types.ts';
import { subscriptionPeriods, subscriptions } from '#features/subscriptions/server/subscriptions.tables.ts';
import { addDays } from '#kernel/time/calendar.ts';
import { clockAt } from '#kernel/time/time-zone.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orders } from '../store/orders.tables.ts';
import { submitOrder } from '../submit/submit-order.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { auditOrders } from '../testing/audit.ts';
import { renewAt } from './renew-subscriptions.ts';

const database = testDatabase();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Midnight in São Paulo. */
const midnight = (day: string): number => Date.parse(`${day}T03:00:00Z`);

/** Begun on the last days of months, before a 29 February, and on ordinary days. */
const KINDS: readonly (readonly [start: string, Interval])[] = [
  ['2028-01-31', { unit: 'week', count: 1 }],
  ['2028-01-30', { unit: 'week', count: 2 }],
  ['2028-01-29', { unit: 'day', count: 15 }],
  ['2028-01-31', { unit: 'month', count: 1 }],
  ['2028-02-29', { unit: 'month', count: 1 }],
  ['2028-01-31', { unit: 'month', count: 2 }],
  ['2028-02-29', { unit: 'month', count: 3 }],
  ['2028-02-29', { unit: 'month', count: 12 }],
];
const END = '2029-03-15';

/** An independent calculation, with the language's own calendar. */
function daysOf(start: string, { unit, count }: Interval, end: string): string[] {
  const days: string[] = [];
  for (let turn = 1; ; turn += 1) {
    const [year = 0, month = 1, day = 1] = start.split('-').map(Number);
    const date =
      unit === 'month'
        ? new Date(Date.UTC(year, month - 1 + turn * count, 1))
        : new Date(Date.UTC(year, month - 1, day + turn * count * (unit === 'week' ? 7 : 1)));
    if (unit === 'month') {
      const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
      date.setUTCDate(Math.min(day, last));
    }
    const text = date.toISOString().slice(0, 10);
    if (text > end) return days;
    days.push(text);
  }
}

interface Begun {
  readonly clientId: string;
  readonly start: string;
  readonly interval: Interval;
}

/** One subscription of each kind, each of its own client. */
async function beginAll(checkout: Checkout): Promise<Begun[]> {
  const { shop } = checkout;
  const coffee = await aProduct(shop, { price: 1_000 });
  const types = KINDS.map(([, interval], index) => ({ label: `Tipo ${index}`, description: '', interval }));
  const typeIds = await putTypes(shop.db, shop.supplier.id, types);
  const begun: Begun[] = [];
  for (const [place, [start, interval]] of KINDS.entries()) {
    const shopper = await aShopper(shop);
    const draft = aDraft(checkout, { [coffee]: 1 }, { subscriptionTypeId: typeIds[place] ?? '' });
    const now = midnight(start) + 12 * 60 * MINUTE;
    const placed = await submitOrder({ ...shopper, now }, { key: undefined, draft });
    if (!placed.ok) throw new Error(placed.refusal.code);
    begun.push({ clientId: shopper.actor.clientId, start, interval });
  }
  return begun;
}

/** Runs the job at these moments, in two processes concurrently. */
async function live({ shop }: Checkout, moments: readonly number[]): Promise<void> {
  const throws = (error: unknown): never => {
    throw error;
  };
  for (const now of moments) {
    const context = { ...shop, now };
    await Promise.all([renewAt(context, throws), renewAt(context, throws)]);
  }
}

/** Moments from `from` to `to`, with these gaps in turn. Milliseconds. */
function momentsOf(gaps: readonly number[], from: string, to: string): number[] {
  const moments: number[] = [];
  let now = midnight(from);
  for (let turn = 0; now < midnight(to); turn += 1) {
    now += gaps[turn % gaps.length] ?? DAY;
    moments.push(now);
  }
  return moments;
}

const turnsOf = async ({ shop: { db, supplier } }: Checkout, clientId: string) => {
  const rows = await db
    .select({
      date: subscriptionPeriods.date,
      state: subscriptionPeriods.state,
      number: subscriptionPeriods.orderNumber,
    })
    .from(subscriptionPeriods)
    .innerJoin(
      subscriptions,
      and(
        eq(subscriptions.supplierId, subscriptionPeriods.supplierId),
        eq(subscriptions.id, subscriptionPeriods.subscriptionId),
      ),
    )
    .where(and(eq(subscriptionPeriods.supplierId, supplier.id), eq(subscriptions.clientId, clientId)))
    .orderBy(asc(subscriptionPeriods.date));
  return rows.filter(({ state }) => state !== 'announced');
};
const renewalsOf = ({ shop: { db, supplier } }: Checkout, clientId: string) =>
  db
    .select({ number: orders.number, createdAt: orders.createdAt })
    .from(orders)
    .where(
      and(
        eq(orders.supplierId, supplier.id),
        eq(orders.clientId, clientId),
        eq(orders.issuedBy, 'Assinatura'),
      ),
    )
    .orderBy(asc(orders.createdAt));

/** The announced turns, with repetitions. */
const announcementsOf = async ({ shop: { db, supplier } }: Checkout): Promise<string[]> =>
  (await db.select().from(mailOutbox))
    .filter(({ kind, facts }) => kind === 'subscription-announced' && facts.supplierId === supplier.id)
    .map(({ facts }) => `${facts.subscriptionId} ${facts.date}`);

describe('a year of subscriptions', () => {
  test('a job that sleeps up to three days misses no turn and makes none twice', {
    timeout: 300_000,
  }, async () => {
    // Minutes: from two hours to three days.
    const gaps = fc.array(fc.integer({ min: 120, max: 3 * 24 * 60 }), { minLength: 30, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(gaps, async (minutes) => {
        const checkout = await aCheckout(database.current);
        const begun = await beginAll(checkout);
        const all = minutes.map((gap) => gap * MINUTE);
        await live(checkout, momentsOf(all, '2028-01-29', END));
        for (const { clientId, start, interval } of begun) {
          // The last turns may still wait for the job.
          const expected = daysOf(start, interval, addDays(END, -4));
          const turns = await turnsOf(checkout, clientId);
          expect(turns.map(({ date, state }) => `${date} ${state}`).slice(0, expected.length)).toEqual(
            expected.map((date) => `${date} ordered`),
          );
          const made = await renewalsOf(checkout, clientId);
          expect(made.map(({ number }) => number)).toEqual(turns.map(({ number }) => number));
          // On its date or up to three days later, in São Paulo.
          for (const [place, { createdAt }] of made.entries()) {
            const date = turns[place]?.date ?? '';
            const day = clockAt(createdAt.getTime(), 'America/Sao_Paulo').date;
            expect(day >= date && day <= addDays(date, 3)).toBe(true);
          }
        }
        const announcements = await announcementsOf(checkout);
        expect(new Set(announcements).size).toBe(announcements.length);
        await auditOrders(checkout.shop);
      }),
      { numRuns: 1, endOnFailure: true },
    );
  });

  test('however long it sleeps, a turn has one end, and at most one order', {
    timeout: 300_000,
  }, async () => {
    const gaps = fc.array(fc.integer({ min: 60, max: 25 * 24 * 60 }), { minLength: 10, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(gaps, async (minutes) => {
        const checkout = await aCheckout(database.current);
        const begun = await beginAll(checkout);
        await live(
          checkout,
          momentsOf(
            minutes.map((gap) => gap * MINUTE),
            '2028-01-29',
            END,
          ),
        );
        for (const { clientId, start, interval } of begun) {
          const turns = await turnsOf(checkout, clientId);
          const made = await renewalsOf(checkout, clientId);
          expect(new Set(turns.map(({ date }) => date)).size).toBe(turns.length);
          const ordered = turns.filter(({ state }) => state === 'ordered');
          expect(made.map(({ number }) => number)).toEqual(ordered.map(({ number }) => number));
          expect(turns.every(({ state }) => state === 'ordered' || state === 'failed')).toBe(true);
          // Never more orders than dates, though some were postponed.
          expect(made.length).toBeLessThanOrEqual(daysOf(start, interval, END).length);
        }
      }),
      { numRuns: 2, endOnFailure: true },
    );
  });
});

test('the shops’ day begins at three in the morning of the world’s clock, all year', () => {
  for (let day = '2028-01-01'; day <= '2028-12-31'; day = addDays(day, 1)) {
    expect(clockAt(midnight(day), 'America/Sao_Paulo')).toEqual({ date: day, minutes: 0 });
    expect(clockAt(midnight(day) - 1, 'America/Sao_Paulo').date).toBe(addDays(day, -1));
  }
});
