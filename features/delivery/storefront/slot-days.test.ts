import { expect, test } from 'vitest';
import { groupSlotsByDay, windowWords } from './slot-days.ts';

const slot = (slotId: string, date: string, startsAt = 480, endsAt = 720) => ({
  slotId,
  date,
  startsAt,
  endsAt,
});

test('windows stand under their day, in order', () => {
  const morning = slot('m', '2026-11-21');
  const evening = slot('e', '2026-11-21', 1080, 1260);
  const monday = slot('m', '2026-11-23');
  expect(groupSlotsByDay([morning, evening, monday])).toEqual([
    { date: '2026-11-21', weekday: 'sábado', day: '21/11', slots: [morning, evening] },
    { date: '2026-11-23', weekday: 'segunda', day: '23/11', slots: [monday] },
  ]);
});

test('nothing to choose is no day', () => {
  expect(groupSlotsByDay([])).toEqual([]);
});

test.each([
  [480, 720, '8h às 12h'],
  [810, 1085, '13h30 às 18h05'],
])('%i to %i reads %s', (startsAt, endsAt, words) => {
  expect(windowWords({ startsAt, endsAt })).toBe(words);
});
