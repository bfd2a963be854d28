import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodAt } from '#features/payments/domain/mandate/mandate-periods.ts';
import { addDays } from '#kernel/time/calendar.ts';
import { collectedOn, periodicityOf } from './mandate-terms.ts';
import { dateAfter } from './next-date.ts';
import type { Interval } from './subscription-type.ts';

test.each<[Interval, string | undefined]>([
  [{ unit: 'day', count: 6 }, undefined],
  [{ unit: 'day', count: 7 }, 'weekly'],
  [{ unit: 'day', count: 45 }, 'weekly'],
  [{ unit: 'week', count: 1 }, 'weekly'],
  [{ unit: 'week', count: 2 }, 'weekly'],
  [{ unit: 'month', count: 1 }, 'monthly'],
  [{ unit: 'month', count: 2 }, 'monthly'],
  [{ unit: 'month', count: 3 }, 'quarterly'],
  [{ unit: 'month', count: 5 }, 'quarterly'],
  [{ unit: 'month', count: 6 }, 'half-yearly'],
  [{ unit: 'month', count: 12 }, 'yearly'],
])('every %o has a period: %s', (interval, periodicity) => {
  expect(periodicityOf(interval)).toBe(periodicity);
});

test('every order is collected in a period of its own, also from the end of a month', () => {
  const interval = fc.record({
    unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
    count: fc.integer({ min: 1, max: 24 }),
  });
  const passed = fc.integer({ min: 0, max: 30 });
  fc.assert(
    fc.property(interval, fc.integer({ min: 0, max: 1_500 }), passed, (every, day, before) => {
      const periodicity = periodicityOf(every);
      fc.pre(periodicity !== undefined);
      const schedule = { anchor: addDays('2026-01-01', day), interval: every };
      let date = schedule.anchor;
      const next = (): string => {
        date = dateAfter(schedule, date);
        return date;
      };
      // The mandate may be requested when some orders have been made.
      for (let order = 0; order < before; order += 1) next();
      const startsOn = next();
      const dates = [startsOn, ...Array.from({ length: 24 }, next)];
      const periods = dates.map((one) => periodAt({ periodicity, startsOn }, collectedOn(one))?.from);
      expect(periods).not.toContain(undefined);
      expect(new Set(periods).size).toBe(dates.length);
    }),
    { numRuns: 1_500 },
  );
});
