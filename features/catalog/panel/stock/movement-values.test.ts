import { expect, test } from 'vitest';
import { thousandths } from '#kernel/quantity.ts';
import { stockAfter } from './movement-values.ts';

test.each([
  [5_000, 'receipt', 2_500, '7,5'],
  [5_000, 'removal', 2_500, '2,5'],
  [5_000, 'removal', 5_000, '0'],
  [5_000, 'removal', 5_001, undefined],
  [5_000, 'count', 1_000, '1'],
  [undefined, 'count', 1_000, '1'],
  [5_000, 'receipt', null, undefined],
  [999_999_000, 'receipt', 1, undefined],
] as const)('of %j thousandths, %s of %j leaves %j', (available, kind, quantidade, after) => {
  const row = { available: available === undefined ? undefined : thousandths(available) };
  expect(stockAfter(row, { kind, quantidade })).toBe(after);
});
