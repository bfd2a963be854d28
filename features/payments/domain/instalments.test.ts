import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { instalmentsInto, instalmentsOf, isInstalmentPlan } from './instalments.ts';
import type { InstalmentPlan } from './method-settings.ts';

const plan: InstalmentPlan = {
  most: 12,
  withoutInterest: 6,
  monthlyInterest: 199,
  smallestPart: centavos(1_000),
};

test.each([
  [12_360, 1, 12_360, 12_360, 0],
  [12_360, 3, 4_120, 12_360, 0],
  [12_361, 3, 4_120, 12_361, 0],
  // By the Price table: 1000,00 at 1,99 % a month in 12 parts is 94,50 a part.
  [100_000, 12, 9_450, 113_400, 13_400],
  [100_000, 10, 11_127, 111_270, 11_270],
])(
  '%i centavos in %i parts are %i each, %i in all, %i of it interest',
  (amount, count, part, total, interest) => {
    expect(instalmentsInto(centavos(amount), plan, count)).toEqual({ count, part, total, interest });
  },
);

test('no part is smaller than the shop’s smallest, except a single one', () => {
  expect(instalmentsOf(centavos(3_500), plan).map(({ count }) => count)).toEqual([1, 2, 3]);
  expect(instalmentsOf(centavos(500), plan).map(({ count }) => count)).toEqual([1]);
  expect(instalmentsInto(centavos(3_500), plan, 4)).toBeUndefined();
  expect(instalmentsInto(centavos(1_000_000), plan, 13)).toBeUndefined();
});

const anAmount = fc.integer({ min: 1, max: 1_000_000_000 }).map(centavos);
const aRate = fc.integer({ min: 1, max: 2_000 });

test('nothing is lost in parting, without interest or with it', () => {
  fc.assert(
    fc.property(anAmount, aRate, (amount, monthlyInterest) => {
      for (const way of instalmentsOf(amount, { ...plan, monthlyInterest, smallestPart: centavos(0) })) {
        expect(way.total).toBe(amount + way.interest);
        expect(way.part * way.count).toBeLessThanOrEqual(way.total);
        expect(way.total - way.part * way.count).toBeLessThan(way.count);
        if (way.count <= 6) expect(way.interest).toBe(0);
      }
    }),
  );
});

test('more parts cost more interest, as soon as a centavo can show it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100_000, max: 1_000_000_000 }).map(centavos),
      aRate,
      (amount, monthlyInterest) => {
        const costs = instalmentsOf(amount, { ...plan, monthlyInterest })
          .slice(6)
          .map(({ interest }) => interest);
        for (const [index, cost] of costs.entries()) {
          if (index > 0) expect(cost).toBeGreaterThanOrEqual((costs[index - 1] ?? 0) - 24);
        }
      },
    ),
  );
});

test.each([
  [{}, true],
  [{ most: 0 }, false],
  [{ most: 25 }, false],
  [{ withoutInterest: 0 }, false],
  [{ withoutInterest: 13 }, false],
  [{ monthlyInterest: 0 }, false],
  [{ monthlyInterest: 0, withoutInterest: 12 }, true],
  [{ monthlyInterest: 1.5 }, false],
  [{ smallestPart: centavos(-1) }, false],
])('a plan with %j: %s', (change, good) => {
  expect(isInstalmentPlan({ ...plan, ...change })).toBe(good);
});
