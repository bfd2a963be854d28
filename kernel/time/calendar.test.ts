import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayNumber,
  dayOfNumber,
  daysBetween,
  daysIn,
  formatDay,
  isDay,
  weekdayOf,
} from './calendar.ts';

test('every day of four centuries has the number and the name that the calendar gives it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -60_000, max: 90_000 }), (number) => {
      // biome-ignore lint/style/noRestrictedGlobals: the reference calendar for ours.
      const date = new Date(number * 86_400_000);
      const day = date.toISOString().slice(0, 10);
      expect(dayOfNumber(number)).toBe(day);
      expect(dayNumber(day)).toBe(number);
      expect(weekdayOf(day)).toBe(date.getUTCDay());
      // biome-ignore lint/style/noRestrictedGlobals: the reference calendar for ours.
      expect(addDays(day, 1)).toBe(new Date((number + 1) * 86_400_000).toISOString().slice(0, 10));
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
  ['2025-11-21', '2025-11-22'],
  ['2025-11-30', '2025-12-01'],
  ['2025-12-31', '2026-01-01'],
  ['2024-02-28', '2024-02-29'],
  ['2025-02-28', '2025-03-01'],
  ['2100-02-28', '2100-03-01'],
  ['2000-02-28', '2000-02-29'],
])('after %s comes %s', (day, next) => {
  expect(addDays(day, 1)).toBe(next);
});

test.each([
  ['1970-01-01', 4],
  ['2025-11-22', 6],
  ['2025-11-23', 0],
  ['2024-02-29', 4],
])('%s is weekday %i', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

test.each([
  [2026, 2, 28],
  [2028, 2, 29],
  [2100, 2, 28],
  [2000, 2, 29],
  [2026, 4, 30],
  [2026, 12, 31],
  [2026, 13, 0],
])('in %i month %i has %i days', (year, month, days) => {
  expect(daysIn(year, month)).toBe(days);
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

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-12-05', 1, '2027-01-05'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-05-10', 0, '2026-05-10'],
  ['2024-02-29', 12, '2025-02-28'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test('a day is shown as Brazilians write it', () => {
  expect(formatDay('2026-12-05')).toBe('05/12/2026');
});
