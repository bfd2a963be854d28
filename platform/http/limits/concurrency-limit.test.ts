import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

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
  const turns = concurrencyLimit({ running: 2, patience: 5_000 });
  const { work, began, endOne, most } = bench();
  const all = [1, 2, 3, 4].map((id) => turns(work(id)));
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
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4].map((value) => ({ ok: true, value })));
  expect(most()).toBe(2);
});

test('whose turn does not come in time hears so, begins nothing, and takes nobody’s place', async () => {
  const turns = concurrencyLimit({ running: 1, patience: 20 });
  const { work, began, endOne } = bench();
  const first = turns(work(1));
  expect(await turns(work(2))).toEqual({ ok: false, refusal: 'no-turn' });
  expect(began).toEqual([1]);
  endOne();
  await first;
  const third = turns(work(3));
  await settle();
  expect(began).toEqual([1, 3]);
  endOne();
  expect(await third).toEqual({ ok: true, value: 3 });
});

test('work that breaks gives its place back', async () => {
  const turns = concurrencyLimit({ running: 1, patience: 5_000 });
  const failing = turns(async () => {
    throw new Error('broken');
  });
  const next = turns(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toEqual({ ok: true, value: 'done' });
});

test('whatever comes and goes, never more than so many run, and nobody is forgotten', async () => {
  const works = fc.array(fc.record({ takes: fc.nat(4), breaks: fc.boolean() }), { maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 5 }), works, async (running, all) => {
      const turns = concurrencyLimit({ running, patience: 5_000 });
      let now = 0;
      const done = await Promise.allSettled(
        all.map(({ takes, breaks }) =>
          turns(async () => {
            now += 1;
            expect(now).toBeLessThanOrEqual(running);
            for (let step = 0; step < takes; step += 1) await Promise.resolve();
            now -= 1;
            if (breaks) throw new Error('broken');
          }),
        ),
      );
      expect(done).toHaveLength(all.length);
      expect(now).toBe(0);
    }),
  );
});
