import { describe, expect, test } from 'vitest';
import { nextDate } from './next-date.ts';
import {
  type IntervalUnit,
  intervalWords,
  recurrenceMessage,
  type SubscriptionType,
} from './subscription-type.ts';
import { listKey, validSelection } from './valid-selection.ts';

const every = (count: number, unit: IntervalUnit) => ({ count, unit });

test.each([
  [every(1, 'day'), 'todo dia'],
  [every(15, 'day'), 'a cada 15 dias'],
  [every(1, 'week'), 'toda semana'],
  [every(2, 'week'), 'a cada 2 semanas'],
  [every(1, 'month'), 'todo mês'],
  [every(3, 'month'), 'a cada 3 meses'],
])('how often: %o is %s', (interval, words) => {
  expect(intervalWords(interval)).toBe(words);
});

test('what will happen is said (spec 7, recorrencia.mensagem)', () => {
  expect(recurrenceMessage({ interval: every(2, 'week') })).toBe(
    'Fazemos este pedido de novo a cada 2 semanas, aos preços do dia. Avisamos você por e-mail antes de cada um, e você pode alterar, pular ou cancelar quando quiser.',
  );
});

test.each([
  ['2026-11-21', every(1, 'day'), '2026-11-22'],
  ['2026-12-31', every(1, 'day'), '2027-01-01'],
  ['2026-11-21', every(2, 'week'), '2026-12-05'],
  ['2026-11-21', every(1, 'month'), '2026-12-21'],
  ['2026-12-21', every(1, 'month'), '2027-01-21'],
  ['2026-11-21', every(14, 'month'), '2028-01-21'],
  // In a shorter month, its last day.
  ['2027-01-31', every(1, 'month'), '2027-02-28'],
  ['2028-01-31', every(1, 'month'), '2028-02-29'],
  ['2026-10-31', every(1, 'month'), '2026-11-30'],
])('the day after %s, %o later, is %s', (from, interval, to) => {
  expect(nextDate(from, interval)).toBe(to);
});

describe('the selection is kept only if the list is unchanged (spec 4, subscription type)', () => {
  const weekly: SubscriptionType = {
    id: 'a',
    label: 'Toda semana',
    description: '',
    interval: every(1, 'week'),
  };
  const monthly: SubscriptionType = {
    id: 'b',
    label: 'Todo mês',
    description: '',
    interval: every(1, 'month'),
  };
  const before = listKey([weekly, monthly]);

  test.each<[string, readonly SubscriptionType[], string | undefined]>([
    ['the same list', [{ ...weekly }, { ...monthly }], 'a'],
    ['another text beside a type', [{ ...weekly, description: 'Novo' }, monthly], 'a'],
    ['a list without the other', [weekly], undefined],
    ['a list with one more', [weekly, monthly, { ...monthly, id: 'c' }], undefined],
    ['another order', [monthly, weekly], undefined],
    ['another name', [{ ...weekly, label: 'Semanal' }, monthly], undefined],
    ['another interval', [{ ...weekly, interval: every(2, 'week') }, monthly], undefined],
    ['no list', [], undefined],
  ])('%s', (_, now, expected) => {
    expect(validSelection('a', before, now)).toBe(expected);
  });

  test('where no list was seen before, it stands', () => {
    expect(validSelection('a', undefined, [monthly])).toBe('a');
    expect(validSelection(undefined, undefined, [monthly])).toBeUndefined();
  });
});
