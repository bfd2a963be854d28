import { afterEach, expect, test, vi } from 'vitest';
import { DatabaseStalled } from '#platform/db/database-away.ts';
import { oneAtATime } from './one-at-a-time.ts';

afterEach(() => vi.useRealTimers());

test('the works of one client run after each other, also where one fails', async () => {
  const first = Promise.withResolvers<string>();
  const second = vi.fn(async () => 'second');
  const works = [oneAtATime('ana', () => first.promise), oneAtATime('ana', second)];
  expect(await oneAtATime('bia', async () => 'bia')).toBe('bia');
  expect(second).not.toHaveBeenCalled();
  first.reject(new Error('broken'));
  const ends = await Promise.allSettled(works);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('those behind one whom the database did not answer fail at once, and do not wait as long again', async () => {
  const first = Promise.withResolvers<string>();
  const behind = vi.fn(async () => 'behind');
  const works = [
    oneAtATime('ana', () => first.promise),
    oneAtATime('ana', behind),
    oneAtATime('ana', behind),
  ];
  const stalled = new DatabaseStalled();
  first.reject(stalled);
  const ends = await Promise.allSettled(works);
  expect(ends.map((end) => end.status === 'rejected' && end.reason)).toEqual([stalled, stalled, stalled]);
  expect(behind).not.toHaveBeenCalled();
  expect(await oneAtATime('ana', async () => 'later')).toBe('later');
});

test('whose turn does not come within four seconds is asked to try again, and is not done later', async () => {
  vi.useFakeTimers();
  const first = Promise.withResolvers<string>();
  const second = vi.fn(async () => 'second');
  const works = [oneAtATime('ana', () => first.promise), oneAtATime('ana', second)];
  const ends = Promise.allSettled(works);
  await vi.advanceTimersByTimeAsync(3_999);
  const third = oneAtATime('ana', async () => 'third');
  await vi.advanceTimersByTimeAsync(1);
  first.resolve('first');
  expect(await ends).toMatchObject([
    { status: 'fulfilled', value: 'first' },
    { status: 'rejected', reason: { statusCode: 503 } },
  ]);
  expect(await third).toBe('third');
  expect(second).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
