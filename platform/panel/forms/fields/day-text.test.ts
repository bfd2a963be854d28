import { expect, test } from 'vitest';
import { dayFault, dayOfText, textOfDay } from './day-text.ts';

test.each([
  ['05/12/2026', '2026-12-05'],
  ['5/1/26', '2026-01-05'],
  ['05122026', '2026-12-05'],
  [' 5-12-2026 ', '2026-12-05'],
  ['31/02/2026', '31/02/2026'],
  ['amanhã', 'amanhã'],
  ['', ''],
])('%s is read as %s', (text, day) => expect(dayOfText(text)).toBe(day));

test('a day is written as people write it, anything else stays', () => {
  expect(textOfDay('2026-12-05')).toBe('05/12/2026');
  expect(textOfDay('31/02/2026')).toBe('31/02/2026');
});

test.each([
  ['2026-12-05', {}, undefined],
  ['2026-12-05', { min: '2026-12-06' }, 'A data mais antiga é 06/12/2026.'],
  ['2026-12-05', { max: '2026-12-04' }, 'A última data é 04/12/2026.'],
  ['2026-12-05', { min: '2026-12-05', max: '2026-12-05' }, undefined],
])('%s within %o', (day, limits, fault) => expect(dayFault(day, limits)).toBe(fault));

test('what is no day is refused', () => expect(dayFault('31/02/2026', {})).toContain('05/12/2026'));
