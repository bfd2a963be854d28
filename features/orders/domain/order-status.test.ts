import { describe, expect, test } from 'vitest';
import {
  canMove,
  isFinal,
  move,
  nextStatuses,
  ORDER_STATUSES,
  type OrderStatus,
  stayedQuote,
} from './order-status.ts';
import { statusText } from './status-text.ts';

/** The table of design 4, order states, written a second time. */
const table: Record<OrderStatus, string> = {
  'quote-requested': 'quote-priced cancelled',
  'quote-priced': 'received quote-requested cancelled',
  received: 'picking awaiting-payment packed cancelled',
  picking: 'awaiting-payment packed cancelled',
  'awaiting-payment': 'packed cancelled',
  packed: 'out-for-delivery cancelled',
  'out-for-delivery': 'delivered',
  'ready-for-pickup': 'delivered',
  delivered: '',
  cancelled: '',
};

describe.each(ORDER_STATUSES)('from %s', (from) => {
  test.each(ORDER_STATUSES)('to %s', (to) => {
    const delivered = table[from].split(' ').includes(to);
    expect(canMove(from, to, 'delivery')).toBe(delivered);
    const pickedUp = table[from].replace('out-for-delivery', 'ready-for-pickup').split(' ').includes(to);
    expect(canMove(from, to, 'pickup')).toBe(pickedUp);
    expect(nextStatuses(from, 'pickup').includes(to)).toBe(pickedUp);
  });
});

test('a move that the table lacks is refused and says which', () => {
  expect(move('packed', 'ready-for-pickup', 'pickup')).toEqual({ ok: true, value: 'ready-for-pickup' });
  expect(move('delivered', 'cancelled', 'delivery')).toEqual({
    ok: false,
    refusal: { code: 'illegal-move', facts: { from: 'delivered', to: 'cancelled' } },
  });
});

test('a quote that ended as one never became an order', () => {
  expect(stayedQuote(['quote-requested', 'quote-priced', 'quote-requested'])).toBe(true);
  expect(stayedQuote(['quote-requested', 'cancelled'])).toBe(true);
  expect(stayedQuote(['quote-requested', 'quote-priced', 'received', 'cancelled'])).toBe(false);
  expect(stayedQuote(['received', 'cancelled'])).toBe(false);
});

test('nothing follows a delivered or a cancelled order', () => {
  expect(ORDER_STATUSES.filter(isFinal)).toEqual(['delivered', 'cancelled']);
});

test("a new quote reads 'Em análise', and what is picked up is neither ready for delivery nor delivered", () => {
  expect(statusText('quote-requested', 'delivery').title).toBe('Em análise');
  expect(statusText('packed', 'delivery').title).toBe('Pronto para entrega');
  expect(statusText('packed', 'pickup').title).toBe('Pedido separado');
  expect(statusText('delivered', 'delivery').title).toBe('Entregue');
  expect(statusText('delivered', 'pickup').title).toBe('Retirado');
});

test.each(['delivery', 'pickup'] as const)(
  'what goes on before it is paid is never called paid: %s',
  (deliveryType) => {
    const { title, explanation } = statusText('packed', deliveryType);
    expect(`${title} ${explanation}`).not.toMatch(/pag/i);
  },
);
