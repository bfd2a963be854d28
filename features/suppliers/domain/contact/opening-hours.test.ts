import { expect, test } from 'vitest';
import { areDistinct, isOpenThroughout, storeToday } from './opening-hours.ts';

const [SUNDAY, MONDAY] = [0, 1] as const;
/** Mondays 9h to 12h and 13h to 18h. */
const opening = [
  { weekday: MONDAY, opensAt: 540, closesAt: 720 },
  { weekday: MONDAY, opensAt: 780, closesAt: 1080 },
];

test.each([
  [MONDAY, 540, 720, true],
  [MONDAY, 600, 660, true],
  [MONDAY, 539, 720, false],
  [MONDAY, 540, 721, false],
  // Over lunch.
  [MONDAY, 660, 840, false],
  [SUNDAY, 540, 720, false],
])('on weekday %i from %i to %i somebody is there: %s', (weekday, startsAt, endsAt, expected) => {
  expect(isOpenThroughout(opening, { weekday, startsAt, endsAt })).toBe(expected);
});

test('a store without hours is open whenever goods are handed out', () => {
  expect(isOpenThroughout([], { weekday: SUNDAY, startsAt: 0, endsAt: 1440 })).toBe(true);
});

test.each([
  [MONDAY, 539, { is: 'opening', at: 540 }],
  [MONDAY, 540, { is: 'open', until: 720 }],
  [MONDAY, 719, { is: 'open', until: 720 }],
  [MONDAY, 720, { is: 'opening', at: 780 }],
  [MONDAY, 780, { is: 'open', until: 1080 }],
  [MONDAY, 1080, { is: 'closed' }],
  [SUNDAY, 600, { is: 'closed' }],
])('on weekday %i at %i the store is %o', (weekday, minutes, expected) => {
  expect(storeToday(opening, weekday, minutes)).toEqual(expected);
});

test.each([
  [opening, true],
  [[], true],
  [[{ weekday: 1, opensAt: 600, closesAt: 600 }], false],
  [[...opening, { weekday: MONDAY, opensAt: 700, closesAt: 750 }], false],
  [[...opening, { weekday: MONDAY, opensAt: 720, closesAt: 780 }], false],
  [[...opening, { weekday: SUNDAY, opensAt: 540, closesAt: 720 }], true],
])('%o can be shown: %s', (hours, expected) => {
  expect(areDistinct(hours)).toBe(expected);
});
