import { expect, test } from 'vitest';
import { endOfDayAfter } from '../../domain/quotes/quote.ts';
import { validityWords } from './validity-words.ts';

const now = Date.parse('2026-11-20T15:00:00-03:00');

test.each([
  [7, 'Faltam 7 dias'],
  [2, 'Faltam 2 dias'],
  [1, 'Vence amanhã'],
  [0, 'Vence hoje'],
  [-1, 'A validade acabou'],
])('valid for %d more days reads %s', (days, words) => {
  expect(validityWords({ validUntil: endOfDayAfter(now, days, 'America/Sao_Paulo') }, now)).toBe(words);
});
