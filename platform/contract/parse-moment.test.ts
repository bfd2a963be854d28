import { expect, test } from 'vitest';
import { parseMoment } from './parse-moment.ts';

test.each([
  ['2026-12-01T10:00:00-03:00', Date.UTC(2026, 11, 1, 13)],
  ['9999-12-31T20:59:59-03:00', Date.UTC(9999, 11, 31, 23, 59, 59)],
  ['9999-12-31T23:59:59-03:00', Number.NaN],
  ['0001-01-01T00:00:00+03:00', Number.NaN],
  ['0000-06-01T00:00:00Z', Number.NaN],
  ['+275760-09-13T00:00:00Z', Number.NaN],
  ['amanhã', Number.NaN],
])('%s is %d', (text, instant) => {
  expect(parseMoment(text)).toBe(instant);
});
