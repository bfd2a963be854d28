import { expect, test } from 'vitest';
import { momentToWire, periodWords, wallClockOf } from './moments.ts';

const ZONE = 'America/Sao_Paulo';
const AT = Date.UTC(2026, 11, 1, 11, 30);

test('a moment comes back from the form as it went in', () => {
  expect(wallClockOf(AT, ZONE)).toBe('2026-12-01T08:30');
  expect(momentToWire('2026-12-01T08:30', ZONE)).toBe('2026-12-01T11:30:00.000Z');
});

test('no moment is an empty field', () => {
  expect(wallClockOf(undefined, ZONE)).toBe('');
  expect(momentToWire('', ZONE)).toBeNull();
});

test.each([
  [{}, ''],
  [{ from: AT }, 'de 01/12/2026 às 08:30'],
  [{ until: AT }, 'até 01/12/2026 às 08:30'],
  [{ from: AT, until: AT + 60_000 }, 'de 01/12/2026 às 08:30 até 01/12/2026 às 08:31'],
])('%j in words', (period, words) => {
  expect(periodWords(period, ZONE)).toBe(words);
});
