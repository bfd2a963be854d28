import { expect, test } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.ts';
import { orderStatusFromWire, orderStatusToWire, WIRE_ORDER_STATUSES } from './order-status.wire.ts';

/** Spec 4, order statuses, with the meaning that it gives them. */
test.each<[OrderStatus, string]>([
  ['quote-requested', 'ORCAMENTO_NOVO'],
  ['quote-priced', 'ORCAMENTO_PRECIFICADO'],
  ['received', 'ENVIADO'],
  ['picking', 'SEPARANDO'],
  ['awaiting-payment', 'AGUARDANDOPAGAMENTO'],
  ['packed', 'PAGO'],
  ['out-for-delivery', 'EMENTREGA'],
  ['ready-for-pickup', 'PRONTO_RETIRADA'],
  ['delivered', 'ENTREGUE'],
  ['cancelled', 'CANCELADO'],
])('%s is spelt %s', (status, wire) => {
  expect(orderStatusToWire(status)).toBe(wire);
});

test('each comes back the same, and the wire has no others', () => {
  expect(ORDER_STATUSES.map(orderStatusToWire).map(orderStatusFromWire)).toEqual(ORDER_STATUSES);
  expect(ORDER_STATUSES.map(orderStatusToWire)).toEqual(WIRE_ORDER_STATUSES);
});
