/** What an order has still to go through, in the order in which it will happen, the payment among it. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { OrderStatus } from '../order-status.ts';
import type { PaymentPhase } from '../payment-phase.ts';

export type ComingStep = OrderStatus | 'payment';

const WAYS: Readonly<Record<DeliveryType, readonly OrderStatus[]>> = {
  delivery: ['received', 'picking', 'packed', 'out-for-delivery', 'delivered'],
  pickup: ['received', 'picking', 'packed', 'ready-for-pickup', 'delivered'],
};

/**
 * The shop prepares nothing that has to be paid first, and a reserved card is charged once it is known what was picked. What is paid
 * when the goods change hands is paid before it ends; what was bought on account, after that.
 */
const PAID_BEFORE: Partial<Readonly<Record<PaymentPhase, OrderStatus>>> = {
  awaited: 'picking',
  confirming: 'picking',
  over: 'picking',
  failed: 'picking',
  planned: 'picking',
  reserved: 'packed',
  later: 'delivered',
};

interface Underway {
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryType;
  readonly phase: PaymentPhase;
  readonly onAccount: boolean;
}

export function comingSteps({ status, deliveryType, phase, onAccount }: Underway): readonly ComingStep[] {
  if (status === 'quote-requested') return ['quote-priced', 'received'];
  if (status === 'quote-priced') return ['received'];
  if (status === 'cancelled') return [];
  const way = WAYS[deliveryType];
  // What awaits its payment has been picked already.
  const rest = way.slice(way.indexOf(status === 'awaiting-payment' ? 'picking' : status) + 1);
  if (phase === 'later' && onAccount) return [...rest, 'payment'];
  const before = PAID_BEFORE[phase];
  if (before === undefined || status === 'delivered') return rest;
  const at = Math.max(0, rest.indexOf(before));
  return [...rest.slice(0, at), 'payment', ...rest.slice(at)];
}
