import { expect, test } from 'vitest';
import { countdown } from './countdown.ts';

const end = 1_800_000;

test.each([
  [0, '30:00', '30 minutos', false],
  [1, '30:00', '30 minutos', false],
  [1000, '29:59', '29 minutos e 59 segundos', false],
  [end - 61_000, '01:01', '1 minuto e 1 segundo', false],
  [end - 1, '00:01', '1 segundo', false],
  [end, '00:00', '0 segundos', true],
  [end + 5000, '00:00', '0 segundos', true],
])('at %i ms it reads %s', (now, figures, words, over) => {
  expect(countdown(end, now)).toEqual({ figures, words, over });
});
