import { expect, test } from 'vitest';
import { boundedQueue } from './bounded-queue.ts';

test('runs two at a time, lets two wait and turns the fifth away', async () => {
  const run = boundedQueue({ atOnce: 2, waiting: 2 }, () => new Error('full'));
  let together = 0;
  let most = 0;
  const release: (() => void)[] = [];
  const work = async () => {
    together += 1;
    most = Math.max(most, together);
    await new Promise<void>((done) => release.push(done));
    together -= 1;
  };
  const four = [run(work), run(work), run(work), run(work)];
  await expect(run(work)).rejects.toThrow('full');
  expect(release).toHaveLength(2);
  while (release.length > 0) {
    release.shift()?.();
    await new Promise(setImmediate);
  }
  await Promise.all(four);
  expect(most).toBe(2);
});

test('work that throws gives its place back', async () => {
  const run = boundedQueue({ atOnce: 1, waiting: 0 }, () => new Error('full'));
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await run(async () => 'done')).toBe('done');
});

test('who has left before the turn came gives the place up, and the work is not begun', async () => {
  const run = boundedQueue({ atOnce: 1, waiting: 2 }, () => new Error('full'));
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const first = run(() => promise);
  let hasLeft = false;
  let begun = 0;
  const work = async () => {
    begun += 1;
  };
  const left = [run(work, () => hasLeft), run(work, () => hasLeft)];
  await expect(run(work)).rejects.toThrow('full');
  hasLeft = true;
  const next = run(work);
  await expect(left[0]).rejects.toThrow('full');
  await expect(left[1]).rejects.toThrow('full');
  release();
  await Promise.all([first, next]);
  expect(begun).toBe(1);
});
