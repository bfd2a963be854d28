import { expect, test } from 'vitest';
import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import { ONE } from '#kernel/quantity.ts';
import { limitWords, savedWords, soldOutWords } from './combo-words.ts';

test('each limit is said by itself', () => {
  expect(
    limitWords(
      {
        limits: {
          mostPerOrder: 3,
          limitPerClient: 5,
          deliveryTypes: ['pickup'],
          paymentMethods: [
            { id: 'a', name: 'Pix' },
            { id: 'b', name: 'Boleto' },
            { id: 'c', name: 'Dinheiro' },
          ],
        },
        // Midnight in São Paulo: the day before was the last.
        validUntil: Date.UTC(2026, 11, 1, 3),
      },
      'America/Sao_Paulo',
    ),
  ).toEqual([
    'No máximo 3 por pedido',
    'No máximo 5 por cliente',
    'Só para retirar na loja',
    'Só para pagar com Pix, Boleto ou Dinheiro',
    'Até 30/11/2026',
  ]);
  expect(limitWords({ limits: { deliveryTypes: ['delivery', 'pickup'] } }, 'UTC')).toEqual([]);
});

test('what is saved is said in money and in whole per cent, never more than it is', () => {
  expect(savedWords({ alone: centavos(9_450), saved: centavos(1_460) })).toBe(
    'Economize R$\u00a014,60 (15%)',
  );
  expect(savedWords({ alone: centavos(9_450), saved: centavos(9) })).toBe('Economize R$\u00a00,09');
  expect(savedWords({ alone: centavos(9_450), saved: centavos(0) })).toBeUndefined();
});

test('of what is sold out it says what is missing', () => {
  const item = (name: string, missing?: true) => ({
    product: { id: name, slug: name, name, brand: '', unit: 'UN', ground: 1 },
    quantity: ONE,
    ...defined({ missing }),
  });
  expect(soldOutWords({ items: [item('Café', true), item('Pão')] })).toBe('Falta no estoque: Café.');
  expect(soldOutWords({ items: [item('Café', true), item('Pão', true)] })).toBe(
    'Faltam no estoque: Café e Pão.',
  );
  expect(soldOutWords({ items: [item('Café')] })).toBe('Já foram vendidos todos os que você pode comprar.');
});
