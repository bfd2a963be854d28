import { describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { type OpenOrder, orderToShow, underway } from './order-underway.ts';

const anOrder = (more: Partial<OpenOrder> = {}): OpenOrder => ({
  number: 100_001,
  status: 'received',
  deliveryType: 'delivery',
  createdAt: 0,
  total: centavos(5_000),
  slot: { slotId: 's', date: '2026-11-30', startsAt: 840, endsAt: 960 },
  phase: 'paid',
  onAccount: false,
  ...more,
});

test.each<[string, Partial<OpenOrder>, string | undefined, boolean, boolean]>([
  // what, of the order, next step, waits for its client, says when it comes
  ['paid', {}, 'picking', false, true],
  ['paid on delivery', { phase: 'later' }, 'picking', false, true],
  ['Pix that nobody has paid', { phase: 'awaited' }, 'payment', true, false],
  ['Pix that has expired', { phase: 'over' }, 'payment', true, false],
  ['refused card', { phase: 'failed' }, 'payment', true, false],
  ['card that is being confirmed', { phase: 'confirming' }, 'payment', false, false],
  ['reserved card', { phase: 'reserved' }, 'picking', false, true],
  ['on its way', { status: 'out-for-delivery' }, 'delivered', false, true],
  ['ready at the store', { status: 'ready-for-pickup', deliveryType: 'pickup' }, 'delivered', false, true],
  [
    'quote that the shop has to price',
    { status: 'quote-requested', phase: 'none' },
    'quote-priced',
    false,
    false,
  ],
  ['quote with prices', { status: 'quote-priced', phase: 'none' }, 'received', true, false],
])('%s', (_, more, next, waits, says) => {
  const shown = underway(anOrder(more));
  expect([shown.next, shown.waitsForClient, shown.slot !== undefined]).toEqual([next, waits, says]);
});

describe('of several orders', () => {
  const paid = underway(anOrder({ number: 3 }));
  const unpaid = underway(anOrder({ number: 2, phase: 'awaited' }));
  test('the one that waits for its client is shown', () => {
    expect(orderToShow([paid, unpaid])?.number).toBe(2);
  });
  test('the newest where none does', () => {
    expect(orderToShow([paid, { ...paid, number: 1 }])?.number).toBe(3);
    expect(orderToShow([])).toBeUndefined();
  });
});
