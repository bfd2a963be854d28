import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayNumber, dayOfNumber, daysBetween, formatDay, isDay, weekdayOf } from './calendar.ts';

test('every day of four centuries has the number and the name that the calendar gives it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -60_000, max: 90_000 }), (number) => {
      // biome-ignore lint/style/noRestrictedGlobals: the reference calendar for ours.
      const date = new Date(number * 86_400_000);
      const day = date.toISOString().slice(0, 10);
      expect(dayOfNumber(number)).toBe(day);
      expect(dayNumber(day)).toBe(number);
      expect(weekdayOf(day)).toBe(date.getUTCDay());
    }),
  );
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['1997-10-07', 1000, '2000-07-03'],
])('%s and %i days is %s', (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['0001-01-01', true],
  ['9999-12-31', true],
  ['0000-12-31', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test('a day is shown as Brazilians write it', () => {
  expect(formatDay('2026-12-05')).toBe('05/12/2026');
});
