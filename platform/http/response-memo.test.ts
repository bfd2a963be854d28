import { expect, test } from 'vitest';
import { responseMemo } from './response-memo.ts';

const memory = () => responseMemo<string>({ most: 10, lifetime: 1_000, now: () => 0 });

test('what is asked at the same time is asked once, and remembered', async () => {
  const answers = memory();
  let asked = 0;
  const ask = async () => `answer ${++asked}`;
  expect(await Promise.all([answers.of('a', ask), answers.of('a', ask)])).toEqual(['answer 1', 'answer 1']);
  expect(await answers.of('a', ask)).toBe('answer 1');
});

test('a question that failed is asked again, though those who waited for it fail with it', async () => {
  const answers = memory();
  let fail: (error: Error) => void = () => {};
  const failing = () => new Promise<string>((_, reject) => (fail = reject));
  const waiting = [answers.of('a', failing), answers.of('a', failing)];
  fail(new Error('the service went away'));
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await answers.of('a', async () => 'answer')).toBe('answer');
});

test('no answer is not remembered', async () => {
  const answers = memory();
  expect(await answers.of('a', async () => undefined)).toBeUndefined();
  expect(await answers.of('a', async () => 'answer')).toBe('answer');
});
