/** How the money of an order stands, for the page about it. */
import { stillPaid } from '#features/payments/domain/charge.ts';
import type { ChargeStatus } from '#features/payments/domain/charge-status.ts';
import { type Money, ZERO } from '#kernel/money.ts';
import { awaitsPayment } from '../../domain/order-status.ts';
import { type PaymentPhase, paymentPhase } from '../../domain/payment-phase.ts';
import type { PaidOrder } from '../../domain/placed-order.ts';

type Paid = Pick<PaidOrder, 'status' | 'charge'>;

/** Money is what the order waits for: its payment comes before all else on the page. */
export const isPaidFirst = (order: Paid): boolean => PAID_FIRST.has(paymentPhase(order));

const PAID_FIRST: ReadonlySet<PaymentPhase> = new Set(['awaited', 'confirming', 'over', 'failed']);

/** Nobody knows yet what became of it: the page asks again and again. */
export const isConfirming = ({ charge }: Paid): boolean =>
  charge !== undefined &&
  (charge.status === 'starting' || (charge.kind === 'card' && charge.status === 'pending'));

/** It came to nothing, or its provider has let go of it, and the order waits for another try. */
export const mustPayAgain = ({ status, charge }: Paid): boolean =>
  awaitsPayment(status) &&
  (charge?.status === 'refused' ||
    charge?.status === 'cancelled' ||
    (charge?.status === 'expired' && charge.pix === undefined));

/**
 * Whether another way may be chosen: not while money is on its way, and not once it is there, or a part of it. Nobody has
 * paid a Pix that has no code yet.
 */
export const mayChangePayment = (order: Paid): boolean =>
  awaitsPayment(order.status) &&
  order.charge !== undefined &&
  (order.charge.kind === 'pix' || !isConfirming(order)) &&
  UNPAID.has(order.charge.status) &&
  !order.charge.titles?.some(({ status }) => status === 'paid');

const UNPAID: ReadonlySet<ChargeStatus> = new Set(['starting', 'pending', 'expired', 'refused', 'cancelled']);

/** What was paid for an order that was cancelled since, and is not back yet. */
export const owedBack = ({ status, charge }: Paid): Money =>
  status === 'CANCELADO' && charge !== undefined ? stillPaid(charge) : ZERO;
