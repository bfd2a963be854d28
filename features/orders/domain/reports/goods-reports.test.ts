import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { addMargins, type MarginSums, marginOf, marginShare, NO_MARGIN } from './margin.ts';
import { averageLateness, latenessWords, NO_ARRIVALS, punctualShare } from './punctuality.ts';

test.each([
  [1000, 600, 400, 40],
  [500, 800, -300, -60],
  [0, 0, 0, undefined],
  // Gifts cost something and bring nothing.
  [0, 700, -700, undefined],
])('of %i centavos that cost %i, %i are left: %s %%', (revenue, cost, left, share) => {
  const sums = { costedRevenue: centavos(revenue), cost: centavos(cost) };
  expect([marginOf(sums), marginShare(sums)]).toEqual([left, share]);
});

test('margins add up in any order', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 }).map(centavos);
  const sums: fc.Arbitrary<MarginSums> = fc.record({
    revenue: amount,
    returnedTotal: amount,
    costedRevenue: amount,
    cost: amount,
    uncostedLines: fc.nat(99),
  });
  fc.assert(
    fc.property(fc.array(sums), (all) => {
      const one = all.reduce(addMargins, NO_MARGIN);
      expect(all.toReversed().reduce(addMargins, NO_MARGIN)).toEqual(one);
      expect(marginOf(one)).toBe(all.reduce((sum, each) => sum + marginOf(each), 0));
    }),
  );
});

test('punctuality is of what was promised', () => {
  const sums = { delivered: 10, promised: 8, late: 2, lateMinutes: 125 };
  expect([punctualShare(sums), averageLateness(sums)]).toEqual([75, 63]);
  expect([punctualShare(NO_ARRIVALS), averageLateness(NO_ARRIVALS)]).toEqual([undefined, undefined]);
});

test.each([
  [45, '45 min'],
  [65, '1 h 05 min'],
  [1440, '1 dia e 0 h'],
  [3_000, '2 dias e 2 h'],
])('%i minutes are %s', (minutes, words) => expect(latenessWords(minutes)).toBe(words));
