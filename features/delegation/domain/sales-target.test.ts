import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { addToMonth, monthName, monthState, percentOf, projectedSales } from './sales-target.ts';

describe('the days of a month', () => {
  test.each([
    ['2026-11', '2026-10-31', { days: 30, begun: 0 }],
    ['2026-11', '2026-11-01', { days: 30, begun: 1 }],
    ['2026-11', '2026-11-20', { days: 30, begun: 20 }],
    ['2026-11', '2026-12-05', { days: 30, begun: 30 }],
    ['2028-02', '2028-02-29', { days: 29, begun: 29 }],
  ])('%s on %s', (month, today, state) => {
    expect(monthState(month, today)).toEqual(state);
  });

  test.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', 0, '2026-11'],
  ])('%s and %i months is %s', (month, months, other) => {
    expect(addToMonth(month, months)).toBe(other);
  });

  test('a month has a name', () => {
    expect(monthName('2026-03')).toBe('março de 2026');
  });
});

describe('how far a representative is', () => {
  test.each([
    [0, 20, 0],
    [1_000, 20, 1_500],
    [100, 7, 429],
    [5_000, 30, 5_000],
  ])('%i centavos in %i of 30 days lead to %i', (sold, begun, projected) => {
    expect(projectedSales(centavos(sold), { days: 30, begun })).toBe(projected);
  });

  test('nothing is projected before the month begins', () => {
    expect(projectedSales(centavos(100), { days: 30, begun: 0 })).toBeUndefined();
  });

  test('100 percent and more is what has reached the target', () => {
    const amount = fc.integer({ min: 1, max: 9_999_999_999 });
    fc.assert(
      fc.property(amount, amount, (sold, target) => {
        expect(percentOf(centavos(sold), centavos(target)) >= 100).toBe(sold >= target);
      }),
    );
  });

  test('no projection is below what is sold, and a month that is over comes to what was sold', () => {
    const amount = fc.integer({ min: 0, max: 9_999_999_999 });
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 31 }), (sold, begun) => {
        expect(projectedSales(centavos(sold), { days: 31, begun })).toBeGreaterThanOrEqual(sold);
        expect(projectedSales(centavos(sold), { days: begun, begun })).toBe(sold);
      }),
    );
  });
});
