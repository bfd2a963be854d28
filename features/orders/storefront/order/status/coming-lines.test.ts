import { expect, test } from 'vitest';
import type { PaymentKind } from '#features/payments/domain/method-settings.ts';
import { centavos } from '#kernel/money.ts';
import { comingLines } from './coming-lines.ts';

const slot = { slotId: 's', date: '2026-11-21', startsAt: 840, endsAt: 960 };
const store = { storeId: 's', name: 'Loja', addressText: '', latitude: 0, longitude: 0 };
const pickup = { type: 'pickup', store, slot } as const;
const charge = (kind: PaymentKind, status: 'pending' | 'paid' | 'authorised' | 'refused') => ({
  id: 'c',
  kind,
  amount: centavos(100),
  status,
});
const wordsOf = (order: Parameters<typeof comingLines>[0]): readonly string[] =>
  comingLines(order).map(({ title, detail }) => (detail === undefined ? title : `${title}: ${detail}`));

test('the way to a pickup ends with its day, and with the payment where that is made there', () => {
  const order = { status: 'received', delivery: pickup, paymentName: 'Dinheiro na retirada' } as const;
  expect(wordsOf({ ...order, charge: charge('cash-on-delivery', 'pending') })).toEqual([
    'Em separação',
    'Pedido separado',
    'Pronto para retirada',
    'Pagamento na retirada',
    'Retirado: sáb., 21/11, 14h–16h',
  ]);
});

test('no day is promised before a payment that was refused', () => {
  const order = { status: 'received', delivery: pickup, paymentName: 'Cartão' } as const;
  expect(wordsOf({ ...order, charge: charge('card', 'refused') })).toEqual([
    'Pagamento confirmado',
    'Em separação',
    'Pedido separado',
    'Pronto para retirada',
    'Retirado',
  ]);
});

test('a reserved card is charged after the picking; nothing is said of a payment that is made', () => {
  const order = { status: 'received', delivery: pickup, paymentName: 'Cartão' } as const;
  expect(wordsOf({ ...order, charge: charge('card', 'authorised') })[1]).toBe('Cobrança no cartão');
  expect(wordsOf({ ...order, charge: charge('card', 'paid') })).toHaveLength(4);
});

test('a quote waits for the shop, then for its client', () => {
  expect(wordsOf({ status: 'quote-requested', delivery: pickup, paymentName: 'Pix' })).toEqual([
    'A loja responde com os preços',
    'Você aceita, e ele vira pedido',
  ]);
});
