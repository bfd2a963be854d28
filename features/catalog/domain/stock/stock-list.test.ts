import { expect, test } from 'vitest';
import { thousandths } from '#kernel/quantity.ts';
import { stockStanding } from './stock-list.ts';

test.each([
  [undefined, 5_000, 1_000, 'untracked'],
  [0, undefined, 0, 'sold-out'],
  [0, undefined, 1_000, 'sold-out'],
  [999, undefined, 1_000, 'sold-out'],
  [1_000, undefined, 1_000, 'enough'],
  [1_000, 0, 1_000, 'enough'],
  // Less than the smallest order cannot be sold, whatever counts as low.
  [3_000, 0, 5_000, 'sold-out'],
  [5_000, 5_000, 1_000, 'low'],
  [5_001, 5_000, 1_000, 'enough'],
  [1_000, 1_000, 1_000, 'low'],
] as const)(
  '%j thousandths, low from %j, sold from %j: %s',
  (available, lowStock, smallestOrder, standing) => {
    const quantity = (value: number | undefined) => (value === undefined ? undefined : thousandths(value));
    expect(
      stockStanding({
        available: quantity(available),
        lowStock: quantity(lowStock),
        smallestOrder: thousandths(smallestOrder),
      }),
    ).toBe(standing);
  },
);
