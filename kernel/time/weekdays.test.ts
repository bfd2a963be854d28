import { expect, test } from 'vitest';
import { WEEKDAYS, weekdayLabel, weekdayName, weekdayWord } from './weekdays.ts';

test('a week is read from Monday on', () => {
  expect(WEEKDAYS.map(weekdayWord).join(' ')).toBe('segunda terça quarta quinta sexta sábado domingo');
});

test.each([
  [0, 'domingo', 'Domingo'],
  [1, 'segunda-feira', 'Segunda-feira'],
  [5, 'sexta-feira', 'Sexta-feira'],
  [6, 'sábado', 'Sábado'],
  [7, '', ''],
])('weekday %i is %s', (day, name, label) => {
  expect([weekdayName(day), weekdayLabel(day)]).toEqual([name, label]);
});
