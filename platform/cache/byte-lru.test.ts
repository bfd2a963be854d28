import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteLru } from './byte-lru.ts';

const CAPACITY = 3_000;

test('whatever is set and read, no more is held than fits, and what is found is what was set last', () => {
  const step = fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    write: fc.option(fc.integer({ min: 0, max: 4_000 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const lru = new ByteLru<number>(CAPACITY);
      const last = new Map<string, number>();
      for (const { key, write } of steps) {
        if (write === undefined) {
          expect([undefined, last.get(key)]).toContain(lru.get(key));
        } else {
          lru.set(key, write, write);
          last.set(key, write);
          expect(lru.get(key)).toBe(write + 202 > CAPACITY ? undefined : write);
        }
        expect(lru.bytes).toBeLessThanOrEqual(CAPACITY);
      }
    }),
  );
});

test('the one used longest ago goes first', () => {
  const lru = new ByteLru<string>(CAPACITY);
  lru.set('a', 'A', 1_000);
  lru.set('b', 'B', 1_000);
  lru.get('a');
  lru.set('c', 'C', 1_000);
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual(['A', undefined, 'C']);
});

test('what is too large for all of it drives nothing else out', () => {
  const lru = new ByteLru<string>(CAPACITY);
  lru.set('a', 'A', 1_000);
  lru.set('b', 'B', CAPACITY);
  expect([lru.get('a'), lru.get('b')]).toEqual(['A', undefined]);
});
