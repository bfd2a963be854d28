import { describe, expect, test } from 'vitest';
import { instantAt } from '#kernel/time/time-zone.ts';
import { hoursProblem, hoursText, isOfficeOpen, type OfficeHours, opensAt } from './office-hours.ts';

const ZONE = 'America/Sao_Paulo';
const at = (local: string): number => {
  const [date = '', time = ''] = local.split('T');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return instantAt({ date, minutes: hour * 60 + minute }, ZONE);
};
const hours = (weekday: number, from: number, until: number): OfficeHours => ({
  weekday,
  from: from * 60,
  until: until * 60,
});
const week = [1, 2, 3, 4, 5].map((day) => hours(day, 8, 18));

describe('the office is open', () => {
  test.each([
    ['2026-11-23T08:00', true],
    ['2026-11-23T07:59', false],
    ['2026-11-23T17:59', true],
    ['2026-11-23T18:00', false],
    ['2026-11-22T12:00', false],
  ])('%s: %s', (local, open) => expect(isOfficeOpen(week, at(local), ZONE)).toBe(open));

  test('always where no hours are stated, and until the end of a day that ends at 24:00', () => {
    expect(isOfficeOpen([], at('2026-11-22T03:00'), ZONE)).toBe(true);
    expect(isOfficeOpen([hours(1, 20, 24)], at('2026-11-23T23:59'), ZONE)).toBe(true);
  });
});

test.each([
  ['2026-11-23T07:00', '2026-11-23T08:00'],
  ['2026-11-23T18:00', '2026-11-24T08:00'],
  ['2026-11-20T19:00', '2026-11-23T08:00'],
])('closed at %s it opens at %s', (local, opens) => expect(opensAt(week, at(local), ZONE)).toBe(at(opens)));

test('it opens again a week later where it has one day only', () => {
  expect(opensAt([hours(1, 8, 9)], at('2026-11-23T10:00'), ZONE)).toBe(at('2026-11-30T08:00'));
  expect(opensAt(week, at('2026-11-23T10:00'), ZONE)).toBeUndefined();
});

test.each([
  ['fine', week, undefined],
  ['a break at noon', [hours(1, 8, 12), hours(1, 12, 18)], undefined],
  ['backwards', [hours(1, 18, 8)], 'hours-backwards'],
  ['empty', [hours(1, 8, 8)], 'hours-backwards'],
  ['one over another', [hours(1, 13, 18), hours(1, 8, 14)], 'hours-overlap'],
])('hours: %s', (_, given, problem) => expect(hoursProblem(given)).toBe(problem));

test.each([
  [week, 'segunda a sexta, 8h às 18h'],
  [[...week, hours(6, 9, 13)], 'segunda a sexta, 8h às 18h; sábado, 9h às 13h'],
  [[hours(1, 8, 12), hours(1, 13.5, 18)], 'segunda, 8h às 12h e 13h30 às 18h'],
  [[hours(0, 9, 12), hours(6, 9, 12)], 'sábado a domingo, 9h às 12h'],
  [[hours(1, 8, 18), hours(3, 8, 18)], 'segunda, 8h às 18h; quarta, 8h às 18h'],
  [[], ''],
])('hours are said in words %#', (given, words) => expect(hoursText(given)).toBe(words));
