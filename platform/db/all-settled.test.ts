import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { allSettledOrThrow } from './all-settled.ts';

test('gives what each gave, in their order', async () => {
  expect(await allSettledOrThrow([sleep(2, 'a'), 'b', undefined])).toEqual(['a', 'b', undefined]);
});

test('throws what failed only when nobody is under way any more', async () => {
  let ended = false;
  const slow = sleep(20).then(() => {
    ended = true;
  });
  await expect(allSettledOrThrow([Promise.reject(new Error('first')), slow])).rejects.toThrow('first');
  expect(ended).toBe(true);
});

test('throws the first failure in the order given, and starts nothing twice', async () => {
  let starts = 0;
  const lazy = {
    // biome-ignore lint/suspicious/noThenProperty: a query starts when it is awaited
    then: (resolve: (value: string) => void) => {
      starts += 1;
      setTimeout(() => resolve('done'), 5);
    },
  };
  const late = sleep(10).then(() => Promise.reject(new Error('first')));
  await expect(allSettledOrThrow([lazy, late, Promise.reject(new Error('second'))])).rejects.toThrow('first');
  expect(starts).toBe(1);
});
