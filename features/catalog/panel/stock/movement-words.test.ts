import { expect, test } from 'vitest';
import { thousandths } from '#kernel/quantity.ts';
import type { StockCause } from '../../domain/stock/stock-movement.ts';
import { movementTitle } from './movement-words.ts';

const at = (name: string, before: number, after: number) => ({
  ...{ storeId: name, name },
  before: thousandths(before),
  after: thousandths(after),
});

test.each<[StockCause, number | undefined, number | undefined, ReturnType<typeof at>[], string]>([
  ['receipt', 3_000, 5_500, [], 'Entrada: de 3 para 5,5 (+2,5)'],
  [
    'receipt',
    3_000,
    5_500,
    [at('Centro', 1_000, 3_500)],
    'Entrada: de 3 para 5,5 (+2,5) · Centro: de 1 para 3,5 (+2,5)',
  ],
  ['correction', undefined, 2_000, [], 'Correção: de não contado para 2'],
  [
    'correction',
    9_000,
    8_000,
    [at('Centro', 5_000, 4_000)],
    'Correção: de 9 para 8 (−1) · Centro: de 5 para 4 (−1)',
  ],
  ['correction', 9_000, 9_000, [at('Centro', 5_000, 9_000)], 'Correção em Centro: de 5 para 9 (+4)'],
  ['transfer', 9_000, 9_000, [at('Centro', 0, 5_000)], 'Transferência de 5: sem loja → Centro'],
  ['transfer', 9_000, 9_000, [at('Centro', 5_000, 3_000)], 'Transferência de 2: Centro → sem loja'],
  [
    'transfer',
    9_000,
    9_000,
    [at('Centro', 5_000, 3_000), at('Sul', 0, 2_000)],
    'Transferência de 2: Centro → Sul',
  ],
  ['pickup', 9_000, 9_000, [at('Centro', 5_000, 3_000)], 'Retirada em Centro: de 5 para 3 (−2)'],
])('%s from %j to %j at %j: %s', (cause, before, after, stores, words) => {
  const level = (value: number | undefined) => (value === undefined ? undefined : thousandths(value));
  expect(movementTitle({ cause, before: level(before), after: level(after), stores })).toBe(words);
});
