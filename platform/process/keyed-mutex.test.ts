import { expect, test, vi } from 'vitest';
import { keyedMutex } from './keyed-mutex.ts';

class Stalled extends Error {}
const oneAtATime = keyedMutex({ failsQueue: (error) => error instanceof Stalled });

test('work of one key runs after each other, also where one fails; another key does not wait', async () => {
  const first = Promise.withResolvers<string>();
  const second = vi.fn(async () => 'second');
  const works = [oneAtATime('ana', () => first.promise), oneAtATime('ana', second)];
  expect(await oneAtATime('bia', async () => 'bia')).toBe('bia');
  expect(second).not.toHaveBeenCalled();
  first.reject(new Error('broken'));
  const ends = await Promise.allSettled(works);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('an error that fails the queue reaches all that wait, which are not started; later work runs', async () => {
  const first = Promise.withResolvers<string>();
  const behind = vi.fn(async () => 'behind');
  const works = [
    oneAtATime('ana', () => first.promise),
    oneAtATime('ana', behind),
    oneAtATime('ana', behind),
  ];
  const stalled = new Stalled();
  first.reject(stalled);
  const ends = await Promise.allSettled(works);
  expect(ends.map((end) => end.status === 'rejected' && end.reason)).toEqual([stalled, stalled, stalled]);
  expect(behind).not.toHaveBeenCalled();
  expect(await oneAtATime('ana', async () => 'later')).toBe('later');
});

test('what gets no turn in time is rejected and not started; the next one runs', async () => {
  const impatient = keyedMutex({ maxWait: 5, overloaded: () => new Error('full') });
  const first = Promise.withResolvers<string>();
  const late = vi.fn(async () => 'late');
  const running = impatient('ana', () => first.promise);
  await expect(impatient('ana', late)).rejects.toThrow('full');
  const next = impatient('ana', async () => 'next');
  first.resolve('first');
  expect([await running, await next]).toEqual(['first', 'next']);
  expect(late).not.toHaveBeenCalled();
});
