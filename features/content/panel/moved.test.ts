import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveBetween } from './moved.ts';

test('the move found, made again, gives the same list', () => {
  const list = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(list, fc.nat(), fc.nat(), (before, one, other) => {
      const from = one % before.length;
      const to = other % before.length;
      const moved = (start: number, end: number): number[] => {
        const rest = before.toSpliced(start, 1);
        return rest.toSpliced(end, 0, before[start] as number);
      };
      const after = moved(from, to);
      const found = moveBetween(before, after);
      expect(found === undefined ? before : moved(found.from, found.to)).toEqual(after);
    }),
  );
});
