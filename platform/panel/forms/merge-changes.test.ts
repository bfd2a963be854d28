import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedFields, isSame, mergedValues } from './merge-changes.ts';

const before = { name: 'Arroz', price: 1000, tags: ['a'] };

test('what the other changed is listed, and clashes only where both changed it differently', () => {
  const theirs = { name: 'Arroz branco', price: 1200, tags: ['a', 'b'] };
  const yours = { name: 'Arroz', price: 1100, tags: ['a', 'b'] };
  expect(changedFields(before, theirs, yours).map(({ name, clash }) => [name, clash])).toEqual([
    ['name', false],
    ['price', true],
    ['tags', false],
  ]);
});

test('nothing typed is lost unless the person takes theirs', () => {
  const theirs = { ...before, price: 1200, name: 'Arroz branco' };
  const yours = { ...before, price: 1100 };
  const fields = changedFields(before, theirs, yours);
  expect(mergedValues({ fields }, yours, [])).toEqual({ ...before, name: 'Arroz branco', price: 1100 });
  expect(mergedValues({ fields }, yours, ['price'])).toEqual({ ...theirs });
});

const values = fc.record({
  name: fc.constantFrom('a', 'b', 'c'),
  price: fc.constantFrom(1, 2, null),
  tags: fc.constantFrom([], ['x'], ['x', 'y']),
});

test('every value of the merge is one of the two, and changed work always survives a save that takes nothing', () => {
  fc.assert(
    fc.property(values, values, values, (base, theirs, yours) => {
      const fields = changedFields(base, theirs, yours);
      const merged = mergedValues({ fields }, yours, []);
      for (const name of ['name', 'price', 'tags'] as const) {
        expect(isSame(merged[name], yours[name]) || isSame(merged[name], theirs[name])).toBe(true);
        if (!isSame(base[name], yours[name])) expect(merged[name]).toEqual(yours[name]);
        else expect(merged[name]).toEqual(theirs[name]);
      }
    }),
  );
});

test.each([
  [{ a: 1 }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [[1], { 0: 1 }, false],
  [null, {}, false],
  [Number.NaN, Number.NaN, true],
])('%o and %o: %s', (one, other, same) => expect(isSame(one, other)).toBe(same));
