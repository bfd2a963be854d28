import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { addDays, daysBetween, weekdayOf } from '#kernel/time/calendar.ts';
import {
  lastDays,
  NO_SALES,
  REPORT_STEPS,
  type SalesDay,
  salesBySteps,
  spanBefore,
  stepStart,
  sumSales,
  wholeMonths,
} from './report.ts';

const BASE = '2024-02-27';
const someDay = fc.integer({ min: 0, max: 800 }).map((days) => addDays(BASE, days));
const salesOn = (day: string, orders: number): SalesDay => ({
  ...NO_SALES,
  day,
  orders,
  total: centavos(orders * 100),
});

test.each([
  ['2026-11-28', 'day', '2026-11-28'],
  ['2026-11-28', 'week', '2026-11-23'],
  ['2026-11-29', 'week', '2026-11-23'],
  ['2026-11-30', 'week', '2026-11-30'],
  ['2026-03-01', 'week', '2026-02-23'],
  ['2026-11-28', 'month', '2026-11-01'],
] as const)('%s is in the %s of %s', (day, step, start) => expect(stepStart(day, step)).toBe(start));

test('weeks begin on a Monday at most six days before', () => {
  fc.assert(
    fc.property(someDay, (day) => {
      const start = stepStart(day, 'week');
      expect(weekdayOf(start)).toBe(1);
      expect(daysBetween(start, day)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(start, day)).toBeLessThan(7);
    }),
  );
});

test('whatever the step, the rows add up to the days, in order and without holes', () => {
  const sold = fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 9 })));
  fc.assert(
    fc.property(
      someDay,
      fc.integer({ min: 0, max: 100 }),
      sold,
      fc.constantFrom(...REPORT_STEPS),
      (...given) => {
        const [from, length, sales, step] = given;
        const span = { from, to: addDays(from, length) };
        const days = sales
          .filter(([at]) => at <= length)
          .map(([at, orders]) => salesOn(addDays(from, at), orders));
        const rows = salesBySteps(days, span, step);
        expect(sumSales(rows)).toEqual(sumSales(days));
        const starts = rows.map(({ day }) => day);
        expect(starts).toEqual([...new Set(starts)].sort());
        if (step === 'day') expect(rows).toHaveLength(length + 1);
      },
    ),
  );
});

test('the span before ends the day before and is as long', () => {
  expect(spanBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
    from: '2026-01-29',
    to: '2026-02-28',
  });
  expect(spanBefore(lastDays('2026-11-28', 1))).toEqual({ from: '2026-11-27', to: '2026-11-27' });
  expect(lastDays('2026-11-28', 7)).toEqual({ from: '2026-11-22', to: '2026-11-28' });
});

test.each([
  ['2026-11-01', '2026-11-30', { first: '2026-11-01', last: '2026-11-01' }],
  ['2026-11-01', '2026-11-29', undefined],
  ['2026-11-02', '2026-12-30', undefined],
  [
    '2025-12-05',
    '2026-11-29',
    {
      ...{ first: '2026-01-01', last: '2026-10-01' },
      before: { from: '2025-12-05', to: '2025-12-31' },
      after: { from: '2026-11-01', to: '2026-11-29' },
    },
  ],
])('the whole months from %s to %s', (from, to, months) => expect(wholeMonths({ from, to })).toEqual(months));

test('whole months and the days around them are each day of the span once', () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: 0, max: 800 }), (from, length) => {
      const to = addDays(from, length);
      const months = wholeMonths({ from, to });
      if (months === undefined) {
        expect(length).toBeLessThan(61);
        return;
      }
      const { first, last, before, after } = months;
      const beyond = stepStart(addDays(last, 31), 'month');
      expect([before?.from ?? first, before?.to ?? addDays(first, -1)]).toEqual([from, addDays(first, -1)]);
      expect([after?.from ?? beyond, after?.to ?? addDays(beyond, -1)]).toEqual([beyond, to]);
      for (const edge of [before, after])
        if (edge !== undefined) expect(daysBetween(edge.from, edge.to)).toBeLessThan(30);
    }),
  );
});
