import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Loaded } from './shared-value.ts';
import { VersionedCache } from './versioned-cache.ts';
import { Versions } from './versions.ts';

const SETTLING = 100;
const MAX_AGE = 1_000;

let now: number;
let current: boolean;
let versions: Versions;
let cache: VersionedCache<string>;

function begin(): void {
  now = 0;
  current = true;
  versions = new Versions({ isCurrent: () => current, settling: SETTLING, now: () => now });
  cache = new VersionedCache({ versions, maxBytes: 100_000, maxAge: MAX_AGE, now: () => now });
  now = SETTLING;
}
beforeEach(begin);

const made = (value: string, keep = true): Loaded<string> => ({
  value,
  bytes: value.length,
  cacheable: keep,
});
const read = (value: string, { group = 'a', keep = true } = {}) =>
  cache.get(group, 'q', async () => made(value, keep));

describe('an answer', () => {
  test('is made once, and for its own group', async () => {
    expect(await read('one')).toBe('one');
    expect(await read('two')).toBe('one');
    expect(await read('two', { group: 'b' })).toBe('two');
  });

  test('that is too old leaves the memory, a younger one stays', async () => {
    await read('old');
    now += MAX_AGE / 2;
    await read('young', { group: 'b' });
    now += MAX_AGE / 2;
    cache.removeExpired();
    now -= 1;
    expect([cache.peek('a', 'q'), cache.peek('b', 'q')]).toEqual([undefined, 'young']);
  });

  test('is made once for all who ask meanwhile', async () => {
    let making = 0;
    const slow = async () => {
      making += 1;
      await Promise.resolve();
      return made('one');
    };
    const all = await Promise.all([1, 2, 3].map(() => cache.get('a', 'q', slow)));
    expect([all, making]).toEqual([['one', 'one', 'one'], 1]);
  });

  test('that fails fails for those who waited, and is loaded again for the next', async () => {
    const failing = () => cache.get('a', 'q', () => Promise.reject(new Error('away')));
    const outcomes = await Promise.allSettled([failing(), failing()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await read('two')).toBe('two');
  });

  test('is not cached when its loader says so', async () => {
    await read('one', { keep: false });
    expect(await read('two')).toBe('two');
  });

  test('is known without asking, once it is made', async () => {
    expect(cache.peek('a', 'q')).toBeUndefined();
    await read('one');
    expect([cache.peek('a', 'q'), cache.peek('b', 'q')]).toEqual(['one', undefined]);
    versions.changed('a');
    expect(cache.peek('a', 'q')).toBeUndefined();
  });

  test('is never older than its age', async () => {
    await read('one');
    now += MAX_AGE - 1;
    expect([await read('two'), cache.peek('a', 'q')]).toEqual(['one', 'one']);
    now += 1;
    expect(cache.peek('a', 'q')).toBeUndefined();
    expect(await read('two')).toBe('two');
  });
});

describe('after a change', () => {
  test('what was made before is gone, and of this group only', async () => {
    await read('one');
    await read('one', { group: 'b' });
    versions.changed('a');
    expect(await read('two')).toBe('two');
    expect(await read('two', { group: 'b' })).toBe('one');
    versions.allChanged();
    expect(await read('three', { group: 'b' })).toBe('three');
  });

  test('nothing is cached until its readers have settled', async () => {
    versions.changed('a');
    await read('old');
    now += SETTLING - 1;
    expect(await read('still old')).toBe('still old');
    now += 1;
    await read('new');
    expect(await read('newer')).toBe('new');
  });

  test('no one waits for what was begun before, nor is that cached', async () => {
    const gate = Promise.withResolvers<Loaded<string>>();
    const before = cache.get('a', 'q', () => gate.promise);
    versions.changed('a');
    now += SETTLING;
    expect(await read('new')).toBe('new');
    gate.resolve(made('old'));
    expect(await before).toBe('old');
    expect(await read('newer')).toBe('new');
  });
});

test('without notifications nothing is cached and no cache entry is used', async () => {
  await read('one');
  current = false;
  expect(await read('two')).toBe('two');
  current = true;
  expect(await read('three')).toBe('one');
});

test('a result is not cached if notifications stop while it is loaded', async () => {
  await cache.get('a', 'q', async () => {
    current = false;
    return made('one');
  });
  current = true;
  expect(await read('two')).toBe('two');
});

test('whatever happens in whatever order, no answer is of before the last change', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('ask'), group: fc.constantFrom('a', 'b') }),
    fc.record({ kind: fc.constant('change'), group: fc.constantFrom('a', 'b') }),
    fc.record({ kind: fc.constant('wait'), for: fc.integer({ min: 1, max: 400 }) }),
    fc.record({ kind: fc.constant('news'), on: fc.boolean() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 80 }), async (steps) => {
      begin();
      // The database rows, and what a reader that may lag by `SETTLING` sees of them.
      const truth = new Map([
        ['a', 0],
        ['b', 0],
      ]);
      const changedAt = new Map<string, number>();
      for (const taken of steps) {
        if ('for' in taken) now += taken.for;
        else if ('on' in taken) {
          if (taken.on && !current) versions.allChanged();
          current = taken.on;
        } else if (taken.kind === 'change') {
          truth.set(taken.group, (truth.get(taken.group) ?? 0) + 1);
          changedAt.set(taken.group, now);
          if (current) versions.changed(taken.group);
        } else {
          const { group } = taken;
          const lags = now - (changedAt.get(group) ?? -SETTLING) < SETTLING;
          const seen = (truth.get(group) ?? 0) - (lags ? 1 : 0);
          const answer = await cache.get(group, 'q', async () => made(String(seen)));
          if (!lags) expect(Number(answer)).toBe(truth.get(group));
        }
      }
    }),
    { numRuns: 300 },
  );
});
