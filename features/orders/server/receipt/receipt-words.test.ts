import { describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import type { Receipt } from '../../domain/receipt.ts';
import { orderFacts, paymentLines } from './receipt-words.ts';

const receipt = (client: Receipt['client'], brand = 'master'): Receipt =>
  ({
    order: {
      number: 100001,
      createdAt: 0,
      issuedBy: client.name,
      customerOrderNumber: '',
      paymentName: 'Cartão de crédito',
      charge: { card: { brand, lastFour: '4444' } },
    },
    shop: { name: 'Loja', footer: {}, zone: 'America/Sao_Paulo' },
    client,
    paid: centavos(1000),
  }) as unknown as Receipt;

describe('who paid is named by the document that it is', () => {
  test.each([
    ['52998224725', 'CPF', '529.982.247-25'],
    ['12ABC34501DE35', 'CNPJ', '12.ABC.345/01DE-35'],
    ['AB123456', 'Documento', 'AB123456'],
  ])('%s', (document, label, value) => {
    expect(orderFacts(receipt({ name: 'Ana', document }))).toContainEqual({ label, value });
  });
});

test.each([
  ['master', 'Mastercard final 4444'],
  ['another', 'Cartão final 4444'],
])('the card %s is called as people call it', (brand, value) => {
  expect(paymentLines(receipt({ name: 'Ana' }, brand))).toContainEqual({ label: 'Cartão', value });
});
