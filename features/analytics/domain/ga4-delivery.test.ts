import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retryWait } from './ga4-delivery.ts';

test.each([
  [1, 60_000],
  [2, 180_000],
  [3, 540_000],
  [50, 7_200_000],
])('after %i attempts the wait is %i ms', (tries, wait) => expect(retryWait(tries)).toBe(wait));

test('no wait is shorter than the one before, and none longer than two hours', () => {
  fc.assert(
    fc.property(fc.nat(1_000), (tries) => {
      expect(retryWait(tries + 1)).toBeGreaterThanOrEqual(retryWait(tries));
      expect(retryWait(tries)).toBeLessThanOrEqual(7_200_000);
    }),
  );
});
