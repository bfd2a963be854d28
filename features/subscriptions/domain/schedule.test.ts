/** The dates of a subscription, whatever day it began on. Reliability T19. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayNumber, dayOfNumber, isDay } from '#kernel/time/calendar.ts';
import { dateAfter, dateAfterBoth, nextDate } from './next-date.ts';
import { announcedDate, announcedUntil, isMissed, NOTICE_DAYS, noticeDays } from './period.ts';

const days = fc.integer({ min: dayNumber('2024-01-01'), max: dayNumber('2050-12-31') }).map(dayOfNumber);
const intervals = fc.record({
  unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
  count: fc.integer({ min: 1, max: 60 }),
});
const schedules = fc.record({ anchor: days, interval: intervals });

describe('the first day after another', () => {
  test.each([
    ['2027-01-31', '2027-01-31', '2027-02-28'],
    ['2027-01-31', '2027-02-28', '2027-03-31'],
    ['2027-01-31', '2027-03-31', '2027-04-30'],
    ['2028-01-31', '2028-01-31', '2028-02-29'],
    ['2028-01-30', '2028-01-30', '2028-02-29'],
    ['2026-12-31', '2027-02-10', '2027-02-28'],
    // Never before the anchor.
    ['2027-01-31', '2026-06-01', '2027-01-31'],
  ])('of every month from %s, after %s, is %s', (anchor, after, expected) => {
    expect(dateAfter({ anchor, interval: { unit: 'month', count: 1 } }, after)).toBe(expected);
  });

  test('is a day, is later, and there is none between', () => {
    fc.assert(
      fc.property(schedules, days, (schedule, after) => {
        const found = dateAfter(schedule, after);
        expect(isDay(found)).toBe(true);
        expect(found > after).toBe(true);
        expect(dateAfter(schedule, addDays(found, -1))).toBe(found);
        if (addDays(after, 1) < found) expect(dateAfter(schedule, addDays(after, 1))).toBe(found);
      }),
    );
  });

  test('a month’s end comes back to its own day', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 60 }), (anchor, steps) => {
        let date = anchor;
        for (let step = 0; step < steps; step += 1) {
          date = dateAfter({ anchor, interval: { unit: 'month', count: 1 } }, date);
          const last = addDays(`${addDays(`${date.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1);
          const wanted = `${date.slice(0, 8)}${anchor.slice(8)}`;
          expect(date).toBe(wanted < last ? wanted : last);
        }
      }),
    );
  });

  test('after both of two days is after the later one', () => {
    fc.assert(
      fc.property(schedules, days, days, (schedule, one, other) => {
        const found = dateAfterBoth(schedule, one, other);
        expect(found > one && found > other).toBe(true);
        expect([dateAfter(schedule, one), dateAfter(schedule, other)]).toContain(found);
      }),
    );
  });

  test('one interval later is the second day of its schedule', () => {
    fc.assert(
      fc.property(days, intervals, (from, interval) => {
        expect(nextDate(from, interval)).toBe(dateAfter({ anchor: from, interval }, from));
      }),
    );
  });
});

describe('telling before', () => {
  test('nobody is ordered for on the day on which they are notified', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -30, max: NOTICE_DAYS }), (today, ahead) => {
        const next = addDays(today, ahead);
        expect(next <= announcedUntil(today)).toBe(true);
        const date = announcedDate(next, today);
        expect(date > today).toBe(true);
        expect(isMissed(date, date)).toBe(false);
      }),
    );
  });

  test.each([
    ['day', 1, 1],
    ['day', 2, 2],
    ['day', 15, 3],
    ['week', 1, 3],
    ['month', 1, 3],
  ] as const)('of one that comes every %s (%i), %i days before', (unit, count, noticePeriod) => {
    expect(noticeDays({ unit, count })).toBe(noticePeriod);
  });

  test.each([
    ['2026-11-27', '2026-11-30', false],
    ['2026-11-27', '2026-12-01', true],
  ])('an order of %s is waited for on %s: missed is %s', (date, today, missed) => {
    expect(isMissed(date, today)).toBe(missed);
  });
});
