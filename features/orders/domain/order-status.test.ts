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
  ORCAMENTO_NOVO: 'ORCAMENTO_PRECIFICADO CANCELADO',
  ORCAMENTO_PRECIFICADO: 'ENVIADO ORCAMENTO_NOVO CANCELADO',
  ENVIADO: 'SEPARANDO AGUARDANDOPAGAMENTO PAGO CANCELADO',
  SEPARANDO: 'AGUARDANDOPAGAMENTO PAGO CANCELADO',
  AGUARDANDOPAGAMENTO: 'PAGO CANCELADO',
  PAGO: 'EMENTREGA CANCELADO',
  EMENTREGA: 'ENTREGUE',
  PRONTO_RETIRADA: 'ENTREGUE',
  ENTREGUE: '',
  CANCELADO: '',
};

describe.each(ORDER_STATUSES)('from %s', (from) => {
  test.each(ORDER_STATUSES)('to %s', (to) => {
    const delivered = table[from].split(' ').includes(to);
    expect(canMove(from, to, 'DELIVERY')).toBe(delivered);
    const pickedUp = table[from].replace('EMENTREGA', 'PRONTO_RETIRADA').split(' ').includes(to);
    expect(canMove(from, to, 'RETIRADA')).toBe(pickedUp);
    expect(nextStatuses(from, 'RETIRADA').includes(to)).toBe(pickedUp);
  });
});

test('a move that the table lacks is refused and says which', () => {
  expect(move('PAGO', 'PRONTO_RETIRADA', 'RETIRADA')).toEqual({ ok: true, value: 'PRONTO_RETIRADA' });
  expect(move('ENTREGUE', 'CANCELADO', 'DELIVERY')).toEqual({
    ok: false,
    refusal: { code: 'illegal-move', facts: { from: 'ENTREGUE', to: 'CANCELADO' } },
  });
});

test('a quote that ended as one never became an order', () => {
  expect(stayedQuote(['ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO', 'ORCAMENTO_NOVO'])).toBe(true);
  expect(stayedQuote(['ORCAMENTO_NOVO', 'CANCELADO'])).toBe(true);
  expect(stayedQuote(['ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO', 'ENVIADO', 'CANCELADO'])).toBe(false);
  expect(stayedQuote(['ENVIADO', 'CANCELADO'])).toBe(false);
});

test('nothing follows a delivered or a cancelled order', () => {
  expect(ORDER_STATUSES.filter(isFinal)).toEqual(['ENTREGUE', 'CANCELADO']);
});

test("a new quote reads 'Em análise', and what is picked up is neither ready for delivery nor delivered", () => {
  expect(statusText('ORCAMENTO_NOVO', 'DELIVERY').title).toBe('Em análise');
  expect(statusText('PAGO', 'DELIVERY').title).toBe('Pronto para entrega');
  expect(statusText('PAGO', 'RETIRADA').title).toBe('Pedido separado');
  expect(statusText('ENTREGUE', 'DELIVERY').title).toBe('Entregue');
  expect(statusText('ENTREGUE', 'RETIRADA').title).toBe('Retirado');
});

test.each(['DELIVERY', 'RETIRADA'] as const)(
  'what goes on before it is paid is never called paid: %s',
  (deliveryType) => {
    const { title, explanation } = statusText('PAGO', deliveryType);
    expect(`${title} ${explanation}`).not.toMatch(/pag/i);
  },
);
