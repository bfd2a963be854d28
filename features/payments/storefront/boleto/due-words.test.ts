import { expect, test } from 'vitest';
import { dueWords } from './due-words.ts';

// A Monday.
const TODAY = '2026-11-23';

test.each([
  ['open', '2026-11-26', 'Vence em 3 dias'],
  ['open', '2026-11-24', 'Vence amanhã'],
  ['open', '2026-11-23', 'Vence hoje'],
  ['open', '2026-11-21', 'Ainda pode ser paga sem acréscimo'],
  ['open', '2026-11-19', 'Vencida há 4 dias'],
  ['open', '2027-03-01', 'Vence em 01/03/2027'],
  ['paid', '2026-11-01', 'Paga'],
  ['cancelled', '2026-11-01', 'Cancelada'],
] as const)('what is %s and due on %s: %s', (status, dueOn, words) => {
  expect(dueWords({ status, dueOn }, TODAY)).toBe(words);
});

test('one day is a day', () => {
  expect(dueWords({ status: 'open', dueOn: '2026-11-24' }, '2026-11-25')).toBe('Vencida há 1 dia');
});
