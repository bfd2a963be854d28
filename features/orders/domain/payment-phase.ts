/** How far the money of an order has come, in the words of whoever pays it. */
import type { Charge } from '#features/payments/domain/charge.ts';
import { awaitsPayment, isQuote, type OrderStatus } from './order-status.ts';

/**
 * `later`: paid at the door or on account. `awaited`: a Pix or a boleto can be paid now. `confirming`: nobody knows yet.
 * `failed`: nothing was paid and the client is to pay again. `over`: a Pix whose time has ended. `ended`: no money is
 * asked for any more.
 */
export const PAYMENT_PHASES = [
  'none',
  'later',
  'awaited',
  'confirming',
  'reserved',
  'paid',
  'failed',
  'over',
  'given-back',
  'ended',
] as const;
export type PaymentPhase = (typeof PAYMENT_PHASES)[number];

interface Paid {
  readonly status: OrderStatus;
  readonly charge?: Pick<Charge, 'kind' | 'status' | 'pix'>;
}

export function paymentPhase({ status, charge }: Paid): PaymentPhase {
  if (charge === undefined || isQuote(status)) return 'none';
  if (charge.status === 'paid') return 'paid';
  if (charge.status === 'refunded') return 'given-back';
  if (status === 'CANCELADO') return 'ended';
  switch (charge.status) {
    case 'authorised':
      return 'reserved';
    case 'starting':
      return 'confirming';
    case 'pending':
      return pendingPhase(charge);
    default:
      if (!awaitsPayment(status)) return 'ended';
      return charge.status === 'expired' && charge.pix !== undefined ? 'over' : 'failed';
  }
}

function pendingPhase({ kind }: Pick<Charge, 'kind'>): PaymentPhase {
  if (kind === 'card') return 'confirming';
  return kind === 'pix' || kind === 'boleto' ? 'awaited' : 'later';
}
