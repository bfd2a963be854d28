import { expect, test } from 'vitest';
import { isLongWait, waitSentence, waitWords } from './waiting-words.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

test.each([
  [-5 * SECOND, 'agora', 'Espera desde agora'],
  [59 * SECOND, 'agora', 'Espera desde agora'],
  [MINUTE, '1 min', 'Espera há 1 min'],
  [59 * MINUTE + 59 * SECOND, '59 min', 'Espera há 59 min'],
  [HOUR, '1 h', 'Espera há 1 h'],
  [24 * HOUR, '1 dia', 'Espera há 1 dia'],
  [72 * HOUR, '3 dias', 'Espera há 3 dias'],
])('a wait of %d ms is said as %s', (wait, words, sentence) => {
  expect(waitWords(0, wait)).toBe(words);
  expect(waitSentence(0, wait)).toBe(sentence);
});

test('a wait of a quarter of an hour stands out', () =>
  expect([isLongWait(0, 15 * MINUTE - 1), isLongWait(0, 15 * MINUTE)]).toEqual([false, true]));
