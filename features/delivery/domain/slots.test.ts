import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf } from '#kernel/time/calendar.ts';
import { findSlot, offeredSlots, type WeeklySlot } from './slots.ts';

const aSlot = (weekday: number, from: number, to: number): WeeklySlot => ({
  id: `${weekday}-${from}`,
  weekday,
  startsAt: from * 60,
  endsAt: to * 60,
});
const [SUNDAY, MONDAY, FRIDAY, SATURDAY] = [0, 1, 5, 6] as const;
const daysAndTimes = (slots: readonly { date: string; startsAt: number }[]) =>
  slots.map(({ date, startsAt }) => `${date} ${startsAt / 60}h`);

// 21 November 2025 is a Friday.
const friday = (hours: number, minutes = 0) => ({ date: '2025-11-21', minutes: hours * 60 + minutes });

test('windows come in the order of time, whatever the order they are stored in', () => {
  const weekly = [aSlot(MONDAY, 8, 12), aSlot(FRIDAY, 18, 20), aSlot(FRIDAY, 14, 18), aSlot(SATURDAY, 8, 12)];
  expect(daysAndTimes(offeredSlots(weekly, friday(9), { leadHours: 2 }))).toEqual([
    '2025-11-21 14h',
    '2025-11-21 18h',
    '2025-11-22 8h',
    '2025-11-24 8h',
    '2025-11-28 14h',
    '2025-11-28 18h',
  ]);
});

describe('the lead time', () => {
  const weekly = [aSlot(FRIDAY, 14, 18)];
  test.each([
    [friday(12), 2, '2025-11-21 14h'],
    [friday(12, 1), 2, '2025-11-28 14h'],
    [friday(14), 0, '2025-11-21 14h'],
    [friday(14, 1), 0, '2025-11-28 14h'],
    [friday(23, 59), 2, '2025-11-28 14h'],
  ])('from %o with %i hours the first window is %s', (now, leadHours, first) => {
    expect(daysAndTimes(offeredSlots(weekly, now, { leadHours }))[0]).toBe(first);
  });

  test('reaches over midnight and over the week end', () => {
    const early = [aSlot(SATURDAY, 0, 2), aSlot(SATURDAY, 2, 4), aSlot(SUNDAY, 8, 10), aSlot(MONDAY, 8, 10)];
    expect(daysAndTimes(offeredSlots(early, friday(23), { leadHours: 2 }))).toEqual([
      '2025-11-22 2h',
      '2025-11-23 8h',
      '2025-11-24 8h',
      '2025-11-29 0h',
      '2025-11-29 2h',
    ]);
    expect(daysAndTimes(offeredSlots(early, friday(8), { leadHours: 72 }))[0]).toBe('2025-11-24 8h');
    expect(daysAndTimes(offeredSlots(early, friday(9), { leadHours: 72 }))[0]).toBe('2025-11-29 0h');
  });

  test.each([
    [48, '2025-11-28 14h'],
    [8 * 24, '2025-12-05 14h'],
    [30 * 24, '2025-12-26 14h'],
  ])('of %i hours leaves a window in sight, which comes once a week', (leadHours, first) => {
    expect(daysAndTimes(offeredSlots(weekly, friday(15), { leadHours }))).toContain(first);
  });
});

test('a window of one weekday that has passed today is offered for the same day next week', () => {
  expect(daysAndTimes(offeredSlots([aSlot(FRIDAY, 8, 12)], friday(20), { leadHours: 2 }))).toEqual([
    '2025-11-28 8h',
  ]);
});

test('at most fourteen choices are shown', () => {
  const weekly = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => [
    aSlot(day, 8, 12),
    aSlot(day, 14, 18),
    aSlot(day, 18, 20),
  ]);
  expect(offeredSlots(weekly, friday(0), { leadHours: 0 })).toHaveLength(14);
});

test('a supplier without windows offers none', () => {
  expect(offeredSlots([], friday(9), { leadHours: 2 })).toEqual([]);
});

test('a choice is found by window and day, not by window alone', () => {
  const choices = offeredSlots([aSlot(FRIDAY, 14, 18)], friday(9), { leadHours: 2 });
  expect(findSlot(choices, { slotId: '5-14', date: '2025-11-28' })?.date).toBe('2025-11-28');
  expect(findSlot(choices, { slotId: '5-14', date: '2025-12-05' })).toBeUndefined();
  expect(findSlot(choices, { slotId: 'other', date: '2025-11-28' })).toBeUndefined();
});

test('a choice may have to be on a day or later', () => {
  const weekly = [aSlot(FRIDAY, 14, 18), aSlot(SATURDAY, 8, 12)];
  const choices = offeredSlots(weekly, friday(9), { leadHours: 2 });
  const first = (from: string) => findSlot(choices, { from })?.date;
  expect(['2025-11-20', '2025-11-21', '2025-11-22', '2025-11-23', '2025-11-28'].map(first)).toEqual([
    ...['2025-11-21', '2025-11-21', '2025-11-22', '2025-11-28', '2025-11-28'],
  ]);
  expect(findSlot(choices, { slotId: '5-14', from: '2025-11-22' })?.date).toBe('2025-11-28');
  expect(findSlot(choices, { slotId: '6-8', from: '2025-11-23' })).toBeUndefined();
  expect(first('2026-01-01')).toBeUndefined();
});

describe('the cut-off', () => {
  const weekly = [aSlot(FRIDAY, 18, 20), aSlot(SATURDAY, 1, 2), aSlot(SATURDAY, 8, 12)];
  test.each([
    [friday(14, 59), '2025-11-21 18h'],
    [friday(15), '2025-11-22 8h'],
    [friday(23, 59), '2025-11-22 8h'],
  ])('from %o with 15h and two hours the first window is %s', (now, first) => {
    expect(daysAndTimes(offeredSlots(weekly, now, { leadHours: 2, cutOff: 15 * 60 }))[0]).toBe(first);
  });
});

test('a holiday has no windows', () => {
  const weekly = [aSlot(FRIDAY, 14, 18), aSlot(SATURDAY, 8, 12)];
  const holidays = new Set(['2025-11-22', '2025-11-28']);
  expect(daysAndTimes(offeredSlots(weekly, friday(9), { leadHours: 0 }, { holidays }))).toEqual([
    '2025-11-21 14h',
  ]);
});

test('where holidays have taken a whole week of windows, the next ones are offered', () => {
  const holidays = new Set(['2025-11-28', '2025-12-05']);
  const weekly = [aSlot(FRIDAY, 8, 12)];
  expect(daysAndTimes(offeredSlots(weekly, friday(9), { leadHours: 0 }, { holidays }))).toEqual([
    '2025-12-12 8h',
  ]);
});

describe('a window with a capacity', () => {
  const weekly = [{ ...aSlot(FRIDAY, 14, 18), capacity: 5 }, aSlot(SATURDAY, 8, 12)];
  const taken = (_: string, date: string) => (date === '2025-11-21' ? 5 : 2);
  const choices = offeredSlots(weekly, friday(9), { leadHours: 0 }, { taken });

  test('says what is left of it on each day, and nothing where there is no limit', () => {
    expect(choices.map(({ date, left }) => [date, left])).toEqual([
      ['2025-11-21', 0],
      ['2025-11-22', undefined],
      ['2025-11-28', 3],
    ]);
  });

  test('is no choice where it is full', () => {
    expect(findSlot(choices, { slotId: '5-14', date: '2025-11-21' })).toBeUndefined();
    expect(findSlot(choices, { slotId: '5-14', date: '2025-11-28' })?.left).toBe(3);
  });

  test('is named by its window, by its day alone, or by both', () => {
    expect(findSlot(choices, { date: '2025-11-22' })?.slotId).toBe('6-8');
    expect(findSlot(choices, { slotId: '5-14' })?.date).toBe('2025-11-28');
    expect(findSlot(choices, { slotId: '6-8', date: '2025-11-28' })).toBeUndefined();
    expect(findSlot(choices, { date: '2025-11-21' })).toBeUndefined();
  });

  test('of which the shop took some away has nothing left rather than less', () => {
    expect(offeredSlots(weekly, friday(9), { leadHours: 0 }, { taken: () => 9 })[0]?.left).toBe(0);
  });

  test('stands in nobody’s way: fourteen open ones are shown whatever is full', () => {
    const daily = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => [
      { ...aSlot(day, 8, 12), capacity: 1 },
      aSlot(day, 14, 18),
      aSlot(day, 18, 20),
    ]);
    const all = offeredSlots(daily, friday(0), { leadHours: 0 }, { taken: () => 1 });
    expect(all.filter(({ left }) => left === undefined)).toHaveLength(14);
  });
});

const weeks = fc.array(
  fc.record({
    id: fc.uuid(),
    weekday: fc.integer({ min: 0, max: 6 }),
    startsAt: fc.integer({ min: 0, max: 1439 }),
    endsAt: fc.integer({ min: 1, max: 1440 }),
  }),
  { maxLength: 20 },
);

/** Minutes from midnight of the start date. */
function minutesFrom(start: string, { date, startsAt }: { date: string; startsAt: number }): number {
  let days = 0;
  for (let day = start; day !== date; day = addDays(day, 1)) days += 1;
  return days * 1440 + startsAt;
}

test('every choice is one of the windows on its weekday, not before the lead time, in order, at most once', () => {
  const hours = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(weeks, fc.integer({ min: 0, max: 1439 }), hours, (weekly, minutes, leadHours) => {
      const choices = offeredSlots(weekly, { date: '2024-02-27', minutes }, { leadHours });
      const instants = choices.map((choice) => minutesFrom('2024-02-27', choice));
      expect(instants).toEqual(instants.toSorted((a, b) => a - b));
      for (const instant of instants) expect(instant).toBeGreaterThanOrEqual(minutes + leadHours * 60);
      for (const choice of choices) {
        const window = weekly.find(({ id }) => id === choice.slotId);
        expect(window).toMatchObject({ weekday: weekdayOf(choice.date), startsAt: choice.startsAt });
      }
      expect(new Set(choices.map(({ slotId, date }) => slotId + date)).size).toBe(choices.length);
    }),
  );
});
