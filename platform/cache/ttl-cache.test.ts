import { expect, test } from 'vitest';
import { TtlMap, ttlCache } from './ttl-cache.ts';

const memory = () => ttlCache<string>({ max: 10, timeToLive: 1_000, now: () => 0 });

test('concurrent requests load once, and the result is cached', async () => {
  const answers = memory();
  let loads = 0;
  const load = async () => `answer ${++loads}`;
  expect(await Promise.all([answers.get('a', load), answers.get('a', load)])).toEqual([
    'answer 1',
    'answer 1',
  ]);
  expect(await answers.get('a', load)).toBe('answer 1');
});

test('a question that failed is asked again, though those who waited for it fail with it', async () => {
  const answers = memory();
  let fail: (error: Error) => void = () => {};
  const failing = () => new Promise<string>((_, reject) => (fail = reject));
  const waiting = [answers.get('a', failing), answers.get('a', failing)];
  fail(new Error('the service went away'));
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await answers.get('a', async () => 'answer')).toBe('answer');
});

test('an absent result is not cached', async () => {
  const answers = memory();
  expect(await answers.get('a', async () => undefined)).toBeUndefined();
  expect(await answers.get('a', async () => 'answer')).toBe('answer');
});

test('a load that outlives a drop or a refresh does not come back into the cache', async () => {
  const answers = memory();
  const slow = Promise.withResolvers<string>();
  const early = answers.get('a', () => slow.promise);
  answers.drop((key) => key === 'a');
  expect(await answers.get('a', async () => 'new')).toBe('new');
  slow.resolve('old');
  expect(await early).toBe('old');
  expect(await answers.get('a', async () => 'newer')).toBe('new');
});

test('an entry of the map is valid until its time, and beyond the limit the oldest written goes first', () => {
  const map = new TtlMap<string>(2);
  map.set('a', 'one', 10);
  expect([map.get('a', 9), map.get('a', 10)]).toEqual(['one', undefined]);
  map.set('b', 'two', 100);
  map.set('a', 'three', 100);
  map.set('c', 'four', 100);
  expect([map.get('a', 0), map.get('b', 0), map.get('c', 0)]).toEqual(['three', undefined, 'four']);
});
