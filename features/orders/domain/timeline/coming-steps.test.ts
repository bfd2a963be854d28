import { expect, test } from 'vitest';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { canMove, isQuote, ORDER_STATUSES, type OrderStatus } from '../order-status.ts';
import { PAYMENT_PHASES } from '../payment-phase.ts';
import { comingSteps } from './coming-steps.ts';

test.each([
  ['received', 'delivery', 'awaited', 'payment picking packed out-for-delivery delivered'],
  ['received', 'delivery', 'paid', 'picking packed out-for-delivery delivered'],
  ['received', 'pickup', 'failed', 'payment picking packed ready-for-pickup delivered'],
  ['picking', 'delivery', 'reserved', 'payment packed out-for-delivery delivered'],
  ['received', 'delivery', 'reserved', 'picking payment packed out-for-delivery delivered'],
  ['awaiting-payment', 'delivery', 'awaited', 'payment packed out-for-delivery delivered'],
  ['packed', 'pickup', 'later', 'ready-for-pickup payment delivered'],
  ['out-for-delivery', 'delivery', 'paid', 'delivered'],
  ['quote-requested', 'delivery', 'none', 'quote-priced received'],
  ['quote-priced', 'delivery', 'none', 'received'],
  ['delivered', 'delivery', 'paid', ''],
  ['delivered', 'delivery', 'later', ''],
  ['cancelled', 'delivery', 'ended', ''],
] as const)('after %s (%s, payment %s): %s', (status, type, phase, steps) => {
  expect(comingSteps({ status, deliveryType: type, phase, onAccount: false }).join(' ')).toBe(steps);
});

test('what was bought on account is paid last', () => {
  const order = { deliveryType: 'delivery', phase: 'later', onAccount: true } as const;
  expect(comingSteps({ ...order, status: 'packed' })).toEqual(['out-for-delivery', 'delivered', 'payment']);
  expect(comingSteps({ ...order, status: 'delivered' })).toEqual(['payment']);
});

test('whatever the payment, the statuses to come are moves that orders make, up to the last one', () => {
  const open = ORDER_STATUSES.filter((status) => !isQuote(status) && status !== 'cancelled');
  for (const phase of PAYMENT_PHASES)
    for (const deliveryType of ['delivery', 'pickup'] as const)
      for (const status of open.filter((one) => occurs(one, deliveryType))) {
        const steps = comingSteps({ status, deliveryType, phase, onAccount: false });
        const moves = steps.filter((step) => step !== 'payment');
        for (const [index, to] of moves.entries())
          expect(canMove(moves[index - 1] ?? status, to, deliveryType), `${status} to ${to}`).toBe(true);
        expect(moves.at(-1) ?? status).toBe('delivered');
      }
});

const occurs = (status: OrderStatus, type: DeliveryType): boolean =>
  status !== (type === 'delivery' ? 'ready-for-pickup' : 'out-for-delivery');
