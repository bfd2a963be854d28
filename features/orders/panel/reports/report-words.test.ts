import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { ordersWords } from './report-words.ts';

test.each([
  [1, 0, '1 pedido'],
  [0, 0, '0 pedidos'],
  [2, 1008, '2 pedidos · devolvido R$ 10,08'],
])('%i orders of which %i centavos came back: %s', (orders, returned, words) => {
  expect(ordersWords({ orders, returnedTotal: centavos(returned) }).replaceAll('\u00a0', ' ')).toBe(words);
});
