import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Increments } from '#features/pricing/domain/increments.ts';
import { defined } from '#kernel/defined.ts';
import { LARGEST_QUANTITY, thousandths } from '#kernel/quantity.ts';
import { units } from '../testing/a-product.ts';
import { decrease, greatestQuantity, increase, leastQuantity, limit, remove, set } from './quantity-moves.ts';

const by = (step: number, minimum = 0, maximum?: number): Increments => ({
  step: units(step),
  minimum: units(minimum),
  ...defined({ maximum: maximum === undefined ? undefined : units(maximum) }),
});

describe('quantity moves by the granularity', () => {
  test.each([
    ['increase', increase, 1, by(1), 2],
    ['decrease', decrease, 3, by(1), 2],
    ['increase', increase, 6, by(6), 12],
    ['increase', increase, 0.5, by(0.25), 0.75],
    ['decrease', decrease, 0.5, by(0.25), 0.25],
    ['increase', increase, 0.333, by(0.333), 0.666],
  ] as const)('%s from %#', (_, move, from, increments, to) => {
    expect(move(units(from), increments)).toBe(units(to));
  });

  test.each([
    ['increase', increase, 2.5, 3],
    ['decrease', decrease, 2.5, 2],
  ] as const)('a quantity between two steps lands on one: %s', (_, move, from, to) => {
    expect(move(units(from), by(1))).toBe(units(to));
  });
});

describe('below the minimum', () => {
  test('a decrease gives 0', () => {
    expect(decrease(units(6), by(1, 6))).toBe(0);
    expect(decrease(units(3), by(1, 6))).toBe(0);
  });
  test('a delete gives 0', () => {
    expect(remove()).toBe(0);
  });
  test('an increase jumps to the minimum', () => {
    expect(increase(units(0), by(1, 6))).toBe(units(6));
    expect(increase(units(3), by(1, 6))).toBe(units(6));
  });
  test('a set jumps to the minimum', () => {
    expect(set(units(0.001), by(1, 6))).toBe(units(6));
    expect(set(units(5), by(1, 6))).toBe(units(6));
  });
  test('or to the next multiple of the granularity', () => {
    expect(increase(units(0), by(4, 6))).toBe(units(8));
    expect(set(units(1), by(4, 6))).toBe(units(8));
    expect(decrease(units(8), by(4, 6))).toBe(0);
  });
});

describe('capped at the maximum', () => {
  test.each([
    [increase(units(10), by(1, 0, 10)), 10],
    [set(units(99), by(1, 0, 10)), 10],
    [set(units(99), by(4, 0, 10)), 8],
    [increase(units(8), by(4, 0, 10)), 8],
    [increase(units(50), by(1, 0, 10)), 10],
    [decrease(units(50), by(1, 0, 10)), 10],
  ])('%#', (quantity, expected) => {
    expect(quantity).toBe(units(expected));
  });
});

test.each([
  [2.4, 2],
  [2.5, 3],
  [0, 0],
])('a set of %s by whole units gives %s', (wanted, expected) => {
  expect(set(units(wanted), by(1))).toBe(units(expected));
});

test('a minimum above the maximum leaves nothing to order', () => {
  const impossible = by(1, 10, 5);
  expect(set(units(7), impossible)).toBe(0);
  expect(increase(units(0), impossible)).toBe(0);
  expect(decrease(units(12), impossible)).toBe(0);
});

test.each([
  [5, 3, by(1), 3],
  [5, 3.7, by(1), 3],
  [5, 5, by(2), 4],
  [5, 1, by(1, 2), 0],
  [5, 9, by(1), 5],
] as const)(
  'of %s wanted and %s there, a limit never gives more than there is',
  (wanted, there, by, expected) => {
    expect(limit(units(wanted), units(there), by)).toBe(units(expected));
  },
);

const amount = fc.integer({ min: 0, max: 40_000 }).map(thousandths);
const anyIncrements: fc.Arbitrary<Increments> = fc.record(
  {
    step: fc.integer({ min: 1, max: 5000 }).map(thousandths),
    minimum: amount,
    maximum: fc.integer({ min: 1, max: 40_000 }).map(thousandths),
  },
  { requiredKeys: ['step', 'minimum'] },
);
const aMove = fc.oneof(
  fc.constant('increase' as const),
  fc.constant('decrease' as const),
  fc.constant('delete' as const),
  fc.oneof(amount, fc.constantFrom(LARGEST_QUANTITY, thousandths(LARGEST_QUANTITY - 1))),
);

test('after any moves the quantity is 0, or on a step between minimum and maximum', () => {
  fc.assert(
    fc.property(anyIncrements, amount, fc.array(aMove, { minLength: 1 }), (increments, start, moves) => {
      let quantity = start;
      for (const move of moves) {
        if (move === 'increase') quantity = increase(quantity, increments);
        else if (move === 'decrease') quantity = decrease(quantity, increments);
        else if (move === 'delete') quantity = remove();
        else quantity = set(move, increments);
        const allowed =
          quantity % increments.step === 0 &&
          quantity >= leastQuantity(increments) &&
          quantity <= greatestQuantity(increments) &&
          quantity >= increments.minimum &&
          quantity <= (increments.maximum ?? LARGEST_QUANTITY);
        expect(quantity === 0 || allowed).toBe(true);
      }
    }),
  );
});

test('setting what was set changes nothing', () => {
  fc.assert(
    fc.property(anyIncrements, amount, (increments, wanted) => {
      const once = set(wanted, increments);
      expect(set(once, increments)).toBe(once);
    }),
  );
});

test('a decrease takes back an increase, unless it started below the minimum or ended at the maximum', () => {
  fc.assert(
    fc.property(anyIncrements, amount, (increments, wanted) => {
      const quantity = set(wanted, increments);
      const more = increase(quantity, increments);
      if (quantity > 0 && more > quantity) expect(decrease(more, increments)).toBe(quantity);
    }),
  );
});
