import { stillPaid } from '#features/payments/domain/charges/charge.ts';
import type { ChargeStatus } from '#features/payments/domain/charges/charge-status.ts';
import { type Money, ZERO } from '#kernel/money.ts';
import { awaitsPayment } from '../../domain/order-status.ts';
import type { PaidOrder } from '../../domain/paid-order.ts';
import { type PaymentPhase, paymentPhase } from '../../domain/payment-phase.ts';

type Paid = Pick<PaidOrder, 'status' | 'charge'>;

/** Whether the order waits for its payment, which then leads the page. */
export const isPaidFirst = (order: Paid): boolean => PAID_FIRST.has(paymentPhase(order));

const PAID_FIRST: ReadonlySet<PaymentPhase> = new Set(['awaited', 'confirming', 'over', 'failed']);

/** Whether the outcome is not known yet: the page polls. */
export const isConfirming = ({ charge }: Paid): boolean =>
  charge !== undefined &&
  charge.collection === undefined &&
  (charge.status === 'starting' || (charge.kind === 'card' && charge.status === 'pending'));

/** Whether the payment failed or was cancelled by its provider, and the order waits for another try. */
export const mustPayAgain = ({ status, charge }: Paid): boolean =>
  awaitsPayment(status) &&
  (charge?.status === 'refused' ||
    charge?.status === 'cancelled' ||
    (charge?.status === 'expired' && charge.pix === undefined));

/**
 * Whether another method may be chosen: not while a payment is pending, and not once it is paid, wholly or in part. A Pix without
 * a code cannot have been paid.
 */
export const mayChangePayment = (order: Paid): boolean =>
  awaitsPayment(order.status) &&
  order.charge !== undefined &&
  (order.charge.kind === 'pix' || !isConfirming(order)) &&
  UNPAID.has(order.charge.status) &&
  !order.charge.titles?.some(({ status }) => status === 'paid');

const UNPAID: ReadonlySet<ChargeStatus> = new Set(['starting', 'pending', 'expired', 'refused', 'cancelled']);

/** What was paid for an order that was then cancelled, and is not refunded yet. */
export const owedBack = ({ status, charge }: Paid): Money =>
  status === 'cancelled' && charge !== undefined ? stillPaid(charge) : ZERO;
