import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { readyRanges } from './ready-ranges.ts';

const labels = (lowest: number, highest: number) =>
  readyRanges(centavos(lowest), centavos(highest)).map(({ label }) => label.replaceAll('\u00a0', ' '));

test('the ranges part the prices at round amounts', () => {
  expect(labels(199, 8990)).toEqual(['Até R$ 5', 'R$ 5 a R$ 10', 'R$ 10 a R$ 20', 'Acima de R$ 20']);
  expect(labels(1000, 1000)).toEqual([]);
  expect(labels(990, 1050)).toEqual(['Até R$ 10', 'Acima de R$ 10']);
});

test('each range begins where the one before ends, and every price is in one', () => {
  const price = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(price, price, price, (one, other, between) => {
      const [lowest, highest] = [Math.min(one, other), Math.max(one, other)];
      const ranges = readyRanges(centavos(lowest), centavos(highest)).map(({ range }) => range);
      expect(ranges.slice(1).map(({ from }) => from)).toEqual(ranges.slice(0, -1).map(({ to }) => to));
      if (ranges.length > 0)
        expect(ranges.some(({ from = 0, to = Infinity }) => from <= between && between <= to)).toBe(true);
    }),
  );
});
