import { expect, test } from 'vitest';
import { staleMentions } from './stale-mentions.ts';

test('each path, link and name of the code that the documentation mentions exists', () => {
  expect(staleMentions()).toEqual([]);
});
