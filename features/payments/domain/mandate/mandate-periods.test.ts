import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { addDays, addMonths, dayOfNumber } from '#kernel/time/calendar.ts';
import { PERIODICITIES, type Periodicity } from './mandate.ts';
import { periodAt } from './mandate-periods.ts';
import type { MandateStatus } from './mandate-status.ts';
import { mayCollect } from './may-collect.ts';

const day = fc.integer({ min: 15_000, max: 30_000 }).map(dayOfNumber);
const periodicity = fc.constantFrom(...PERIODICITIES);

test.each<[Periodicity, string, string, string | undefined, string | undefined]>([
  ['weekly', '2026-08-12', '2026-08-11', undefined, undefined],
  ['weekly', '2026-08-12', '2026-08-12', '2026-08-12', '2026-08-18'],
  ['weekly', '2026-08-12', '2026-08-19', '2026-08-19', '2026-08-25'],
  ['monthly', '2026-01-31', '2026-02-27', '2026-01-31', '2026-02-27'],
  ['monthly', '2026-01-31', '2026-02-28', '2026-02-28', '2026-03-30'],
  ['monthly', '2026-01-31', '2026-03-31', '2026-03-31', '2026-04-29'],
  ['quarterly', '2026-01-15', '2026-04-14', '2026-01-15', '2026-04-14'],
  ['half-yearly', '2026-01-15', '2026-07-15', '2026-07-15', '2027-01-14'],
  ['yearly', '2024-02-29', '2025-03-01', '2025-02-28', '2026-02-27'],
])('%s from %s: %s is in the period from %s to %s', (each, startsOn, at, from, to) => {
  expect(periodAt({ periodicity: each, startsOn }, at)).toEqual(from && { from, to });
});

test('periods hold the days they are found by, and follow one another without gap or overlap', () => {
  fc.assert(
    fc.property(periodicity, day, fc.nat({ max: 3000 }), (each, startsOn, later) => {
      const at = addDays(startsOn, later);
      const terms = { periodicity: each, startsOn };
      const period = periodAt(terms, at);
      expect(period && period.from <= at && at <= period.to).toBe(true);
      expect(periodAt(terms, period?.from ?? '')).toEqual(period);
      expect(periodAt(terms, period?.to ?? '')).toEqual(period);
      expect(periodAt(terms, addDays(period?.to ?? '', 1))?.from).toBe(addDays(period?.to ?? '', 1));
    }),
  );
});

const STEP: Readonly<Record<Periodicity, (from: string, count: number) => string>> = {
  weekly: (from, count) => addDays(from, 7 * count),
  monthly: addMonths,
  quarterly: (from, count) => addMonths(from, 3 * count),
  'half-yearly': (from, count) => addMonths(from, 6 * count),
  yearly: (from, count) => addMonths(from, 12 * count),
};

test('orders that keep their rhythm, each up to three days late, are all collected', () => {
  const late = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(periodicity, day, late, (each, startsOn, delays) => {
      const mandate = { status: 'authorised' as const, periodicity: each, startsOn };
      const taken: string[] = [];
      for (const [turn, days] of delays.entries()) {
        const dueOn = addDays(STEP[each](startsOn, turn), days);
        expect(mayCollect(mandate, { amount: centavos(5000), dueOn, taken }).ok).toBe(true);
        taken.push(dueOn);
      }
    }),
  );
});

test('never twice in a period, and never above the ceiling', () => {
  fc.assert(
    fc.property(
      periodicity,
      day,
      fc.array(fc.nat({ max: 400 }), { maxLength: 20 }),
      fc.integer({ min: 1, max: 20_000 }),
      (each, startsOn, days, amount) => {
        const ceiling = centavos(10_000);
        const mandate = { status: 'authorised' as const, periodicity: each, startsOn, ceiling };
        const taken: string[] = [];
        for (const later of days) {
          const dueOn = addDays(startsOn, later);
          if (mayCollect(mandate, { amount: centavos(amount), dueOn, taken }).ok) taken.push(dueOn);
        }
        if (amount > ceiling) expect(taken).toEqual([]);
        const periods = taken.map((dueOn) => periodAt(mandate, dueOn)?.from);
        expect(new Set(periods).size).toBe(taken.length);
      },
    ),
  );
});

test.each<[MandateStatus]>([
  ['starting'],
  ['requested'],
  ['refused'],
  ['expired'],
  ['cancelled-by-payer'],
  ['cancelled-by-shop'],
])('a mandate that is %s collects nothing', (status) => {
  const mandate = { status, periodicity: 'weekly' as const, startsOn: '2026-08-12' };
  const wanted = { amount: centavos(1), dueOn: '2026-08-12', taken: [] };
  expect(mayCollect(mandate, wanted)).toEqual({ ok: false, refusal: 'not-authorised' });
});
