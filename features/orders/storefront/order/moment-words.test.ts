import { expect, test } from 'vitest';
import { dayAndTime } from './moment-words.ts';

test.each([
  ['2026-11-21T17:32:00Z', '21/11/2026 às 14:32'],
  ['2026-11-22T02:59:59Z', '21/11/2026 às 23:59'],
  ['2026-11-22T03:00:00Z', '22/11/2026 às 00:00'],
])('%s reads %s in São Paulo', (instant, words) => {
  expect(dayAndTime(Date.parse(instant))).toBe(words);
});
