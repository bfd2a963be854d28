import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { concurrencyLimit, Overloaded } from './concurrency-limit.ts';

/** Work that the test ends explicitly, with a count of what is running. */
function bench() {
  const ends: (() => void)[] = [];
  const began: number[] = [];
  let running = 0;
  let most = 0;
  const work = (id: number) => async () => {
    began.push(id);
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    return id;
  };
  return { work, began, endOne: () => ends.shift()?.(), most: () => most };
}
const settle = () => pause(0);

test('so many run at once; the others wait, and go in the order in which they came', async () => {
  const limited = concurrencyLimit({ maxRunning: 2, maxWait: 5_000 });
  const { work, began, endOne, most } = bench();
  const all = [1, 2, 3, 4].map((id) => limited(work(id)));
  await settle();
  expect(began).toEqual([1, 2]);
  for (const now of [
    [1, 2, 3],
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ]) {
    endOne();
    await settle();
    expect(began).toEqual(now);
  }
  endOne();
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
  expect(most()).toBe(2);
});

test('work beyond the running and the waiting is rejected, and later work finds a slot again', async () => {
  const limited = concurrencyLimit({ maxRunning: 2, maxWaiting: 1 });
  let running = 0;
  let most = 0;
  const work = async (): Promise<number> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return most;
  };
  const results = await Promise.allSettled([1, 2, 3, 4].map(() => limited(work)));
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  expect(results[3]).toHaveProperty('reason', expect.any(Overloaded));
  expect(most).toBe(2);
  await expect(limited(work)).resolves.toBe(2);
});

test('two run, two wait, and the fifth is rejected with the error that the caller named', async () => {
  const limited = concurrencyLimit({ maxRunning: 2, maxWaiting: 2, overloaded: () => new Error('full') });
  const { work, began, endOne, most } = bench();
  const four = [1, 2, 3, 4].map((id) => limited(work(id)));
  await expect(limited(work(5))).rejects.toThrow('full');
  expect(began).toHaveLength(2);
  for (let ended = 0; ended < 4; ended += 1) {
    endOne();
    await settle();
  }
  await Promise.all(four);
  expect(most()).toBe(2);
});

test('work that gets no slot in time is rejected, is not begun, and takes nobody’s slot', async () => {
  const limited = concurrencyLimit({ maxRunning: 1, maxWait: 20 });
  const { work, began, endOne } = bench();
  const first = limited(work(1));
  await expect(limited(work(2))).rejects.toBeInstanceOf(Overloaded);
  expect(began).toEqual([1]);
  endOne();
  await first;
  const third = limited(work(3));
  await settle();
  expect(began).toEqual([1, 3]);
  endOne();
  expect(await third).toBe(3);
});

test('work that breaks gives its slot to the next', async () => {
  const limited = concurrencyLimit({ maxRunning: 1, maxWait: 5_000 });
  const failing = limited(async () => {
    throw new Error('broken');
  });
  const next = limited(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('work that breaks while nothing waits gives its slot back', async () => {
  const limited = concurrencyLimit({ maxRunning: 1, maxWaiting: 0 });
  await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limited(async () => 'done')).toBe('done');
});

test('a requester who has left while waiting makes room for another one, and the work is not begun', async () => {
  const limited = concurrencyLimit({ maxRunning: 1, maxWaiting: 2, overloaded: () => new Error('full') });
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const first = limited(() => promise);
  let hasLeft = false;
  let begun = 0;
  const work = async () => {
    begun += 1;
  };
  const left = [limited(work, () => hasLeft), limited(work, () => hasLeft)];
  await expect(limited(work)).rejects.toThrow('full');
  hasLeft = true;
  const next = limited(work);
  await expect(left[0]).rejects.toThrow('full');
  await expect(left[1]).rejects.toThrow('full');
  release();
  await Promise.all([first, next]);
  expect(begun).toBe(1);
});

test('a slot skips those who have left, whatever else the queue holds', async () => {
  const limited = concurrencyLimit({ maxRunning: 1, maxWaiting: 10, maxWait: 5_000 });
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const first = limited(() => promise);
  const gone = vi.fn(async () => 'gone');
  const left = [limited(gone, () => true), limited(gone, () => true)];
  const present = limited(async () => 'present');
  const leftLast = limited(gone, () => true);
  release();
  await first;
  expect(await present).toBe('present');
  const ends = await Promise.allSettled([...left, leftLast]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(gone).not.toHaveBeenCalled();
  expect(await limited(async () => 'later')).toBe('later');
});

test('whatever comes, goes and breaks, never more than so many run, and nobody is forgotten', async () => {
  const works = fc.array(fc.record({ takes: fc.nat(4), breaks: fc.boolean(), leaves: fc.boolean() }), {
    maxLength: 25,
  });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 5 }), works, async (maxRunning, all) => {
      const limited = concurrencyLimit({ maxRunning, maxWait: 5_000 });
      let now = 0;
      const work =
        ({ takes, breaks }: { readonly takes: number; readonly breaks: boolean }) =>
        async () => {
          now += 1;
          expect(now).toBeLessThanOrEqual(maxRunning);
          for (let step = 0; step < takes; step += 1) await Promise.resolve();
          now -= 1;
          if (breaks) throw new Error('broken');
        };
      const done = await Promise.allSettled(all.map((one) => limited(work(one), () => one.leaves)));
      expect(done).toHaveLength(all.length);
      expect(now).toBe(0);
      expect(done.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(
        all.filter(({ breaks, leaves }) => !breaks && !leaves).length,
      );
      await expect(limited(async () => 'free')).resolves.toBe('free');
    }),
  );
});
