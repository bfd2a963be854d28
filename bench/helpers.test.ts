import { expect, test } from 'vitest';
import { median, percentile } from './measure/percentile.ts';
import { slopeOf } from './measure/slope.ts';
import { formatNumber, formatTable } from './measure/table.ts';
import { pickSome, seededRandom } from './seeded-random.ts';

test.each([
  [0.5, 50],
  [0.99, 99],
  [1, 100],
  [0, 1],
])('of 1 to 100, a share of %d does not exceed %d', (share, value) => {
  expect(
    percentile(
      Array.from({ length: 100 }, (_, i) => i + 1),
      share,
    ),
  ).toBe(value);
});

test('few values have percentiles too, none have 0', () => {
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.5)).toBe(0);
  expect(median([9, 1, 5])).toBe(5);
});

test('the slope is that of the line, also through noise', () => {
  expect(
    slopeOf([
      [0, 1],
      [1, 3],
      [2, 5],
    ]),
  ).toBeCloseTo(2);
  expect(
    slopeOf(Array.from({ length: 100 }, (_, x) => [x, 7 + 0.5 * x + (x % 2 === 0 ? 3 : -3)])),
  ).toBeCloseTo(0.5, 1);
  expect(slopeOf([])).toBe(0);
  expect(
    slopeOf([
      [1, 1],
      [1, 2],
    ]),
  ).toBe(0);
});

test('a seed repeats its numbers, another one gives others', () => {
  const draw = (seed: number): number[] => {
    const random = seededRandom(seed);
    return Array.from({ length: 50 }, () => random.below(10));
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  expect(draw(7).every((number) => number >= 0 && number < 10)).toBe(true);
  expect(new Set(draw(7)).size).toBeGreaterThan(5);
});

test('what is picked together is different', () => {
  const random = seededRandom(1);
  for (let i = 0; i < 100; i += 1) expect(new Set(pickSome(random, [1, 2, 3, 4], 3)).size).toBe(3);
  expect(pickSome(random, [1, 2], 5)).toHaveLength(2);
});

test('words stand left and numbers right', () => {
  const table = formatTable({
    head: ['work', 'req/s'],
    rows: [
      ['list', '9'],
      ['a search', '1.000'],
    ],
    words: 1,
  });
  expect(table.split('\n')).toEqual([
    'work      req/s',
    '--------  -----',
    'list          9',
    'a search  1.000',
  ]);
});

test('numbers are written as in Brazil, absent ones as a dash', () => {
  expect(formatNumber(1234.5, 1)).toBe('1.234,5');
  expect(formatNumber(undefined)).toBe('–');
  expect(formatNumber(Number.NaN, 2)).toBe('–');
});
