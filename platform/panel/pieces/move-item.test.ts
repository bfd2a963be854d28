import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveItem } from './move-item.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 3, 'abc'],
  [-1, 0, 'abc'],
])('from %d to %d', (from, to, moved) => expect(moveItem([...'abc'], from, to).join('')).toBe(moved));

test('nothing is lost or doubled, and there and back is as before', () => {
  const place = fc.nat(6);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 7 }), place, place, (items, from, to) => {
      const moved = moveItem(items, from, to);
      expect([...moved].sort()).toEqual([...items].sort());
      expect(moveItem(moved, to, from)).toEqual(items);
    }),
  );
});
