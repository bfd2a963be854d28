import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import type { OrderUnderway } from '../../domain/home/order-underway.ts';
import { firstSlotWords, nextWords, titleWords } from './home-words.ts';

const slot = { slotId: 's', date: '2026-12-01', startsAt: 840, endsAt: 960 };
const order: OrderUnderway = {
  number: 100_001,
  status: 'received',
  deliveryType: 'delivery',
  createdAt: 0,
  total: centavos(5_000),
  next: 'picking',
  waitsForClient: false,
};

test.each<[string, Partial<OrderUnderway>, string]>([
  ['next step', {}, 'A seguir: em separação'],
  ['next step and day', { slot }, 'A seguir: em separação · ter., 01/12, 14h–16h'],
  ['payment on delivery', { status: 'packed', next: 'payment' }, 'A seguir: pagamento'],
  ['payment that is missing', { next: 'payment', waitsForClient: true }, 'Falta pagar: pague agora'],
  ['pickup', { status: 'ready-for-pickup', deliveryType: 'pickup', next: 'delivered' }, 'A seguir: retirado'],
  [
    'quote with the shop',
    { status: 'quote-requested', next: 'quote-priced' },
    'A loja responde com os preços',
  ],
  [
    'quote with prices',
    { status: 'quote-priced', next: 'received', waitsForClient: true },
    'Confira os preços e responda',
  ],
])('%s', (_, more, words) => {
  expect(nextWords({ ...order, ...more })).toBe(words);
});

test.each<[Partial<OrderUnderway>, string]>([
  [{}, 'Pedido 100001: recebido'],
  [{ status: 'packed', deliveryType: 'pickup' }, 'Pedido 100001: separado'],
  [{ status: 'out-for-delivery' }, 'Pedido 100001: saiu para entrega'],
  [{ status: 'quote-requested' }, 'Orçamento 100001: em análise'],
  [{ status: 'quote-priced' }, 'Orçamento 100001: precificado'],
  [{ waitsForClient: true }, 'Pedido 100001'],
])('%j is titled %s', (more, words) => {
  expect(titleWords({ ...order, ...more })).toBe(words);
});

const firstSlot = { date: '2026-12-01', today: '2026-11-30', startsAt: 480, endsAt: 750 };

test('the next time says the day and the window', () => {
  expect(firstSlotWords({ ...firstSlot, type: 'delivery' })).toEqual({
    title: 'Próxima entrega: amanhã',
    text: 'Das 8h às 12h30, no seu endereço',
  });
  expect(firstSlotWords({ ...firstSlot, type: 'pickup', storeName: 'Augusta' })).toEqual({
    title: 'Retire amanhã',
    text: 'Das 8h às 12h30, Augusta',
  });
});
