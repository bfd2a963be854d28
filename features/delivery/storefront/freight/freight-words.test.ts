import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import type { DeliveryOption } from '../../domain/delivery-option.ts';
import type { Freight } from './freight-query.ts';
import { glanceWords } from './freight-words.ts';

const slot = (date: string, left?: number) =>
  ({
    slotId: date,
    date,
    startsAt: 480,
    endsAt: 720,
    ...(left === undefined ? {} : { left }),
  }) as DeliveryOption['slots'][number];
const option = (type: DeliveryOption['type'], fee: number, slots: DeliveryOption['slots'] = []): Freight => ({
  options: [{ id: type, type, name: 'Loja', fee: centavos(fee), slots } as unknown as DeliveryOption],
});
const refused: Freight = { refusal: 'O fornecedor não atende no endereço informado' };
const later: Freight = { from: { minimumOrder: centavos(3000), fee: centavos(990) } };

test.each([
  [
    [option('delivery', 990, [slot('2026-12-01', 0), slot('2026-12-02')])],
    'R$ 9,90 · A partir de quarta, 02/12, 8h às 12h',
  ],
  [[option('pickup', 0), option('delivery', 0)], 'Grátis'],
  [[later, option('pickup', 0)], 'R$ 9,90 · Em compras a partir de R$ 30,00'],
  [[refused, option('pickup', 0)], 'Retirada: Grátis'],
  [[refused], 'O fornecedor não atende no endereço informado'],
  [
    [{ options: [] }],
    'Nenhuma forma de entrega foi encontrada para esse endereço, itens ou valor de pedido.',
  ],
] as [Freight[], string][])('%# %s', (ways, words) => {
  expect(glanceWords(ways).replaceAll('\u00a0', ' ')).toBe(words);
});
