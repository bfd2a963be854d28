/** How far an order's payment is, from the payer's point of view. */
import type { Charge } from '#features/payments/domain/charges/charge.ts';
import { awaitsPayment, isQuote, type OrderStatus } from './order-status.ts';

/**
 * `later`: paid on delivery or on account. `planned`: the client's bank debits it by itself. `awaited`: a Pix or a boleto can be paid now. `confirming`: not known yet. `failed`:
 * nothing was paid, and the client has to pay again. `over`: a Pix that has expired. `ended`: no payment is requested any more.
 */
export const PAYMENT_PHASES = [
  'none',
  'later',
  'planned',
  'awaited',
  'confirming',
  'reserved',
  'paid',
  'failed',
  'over',
  'refunded',
  'ended',
] as const;
export type PaymentPhase = (typeof PAYMENT_PHASES)[number];

interface Paid {
  readonly status: OrderStatus;
  readonly charge?: Pick<Charge, 'kind' | 'status' | 'pix' | 'collection'>;
}

export function paymentPhase({ status, charge }: Paid): PaymentPhase {
  if (charge === undefined || isQuote(status)) return 'none';
  if (charge.status === 'paid') return 'paid';
  if (charge.status === 'refunded') return 'refunded';
  if (status === 'cancelled') return 'ended';
  switch (charge.status) {
    case 'authorised':
      return 'reserved';
    case 'starting':
      return charge.collection === undefined ? 'confirming' : 'planned';
    case 'pending':
      return pendingPhase(charge);
    default:
      if (!awaitsPayment(status)) return 'ended';
      return charge.status === 'expired' && charge.pix !== undefined ? 'over' : 'failed';
  }
}

function pendingPhase({ kind, collection }: Pick<Charge, 'kind' | 'collection'>): PaymentPhase {
  if (collection !== undefined) return 'planned';
  if (kind === 'card') return 'confirming';
  return kind === 'pix' || kind === 'boleto' ? 'awaited' : 'later';
}

/** Whether a payment that must precede the goods is still missing. On account, by boleto or on delivery the goods go first. */
export const isPaymentAwaited = (charge: Pick<Charge, 'kind' | 'status'> | undefined): boolean =>
  charge !== undefined &&
  (charge.kind === 'pix' || charge.kind === 'card') &&
  charge.status !== 'paid' &&
  charge.status !== 'authorised';
