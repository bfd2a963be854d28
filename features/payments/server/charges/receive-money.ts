import type { Context } from '#platform/db/context.ts';
import type { OrderHold, PaymentGateways } from '../providers/payment-gateways.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { updateCharge } from '../store/charge-moves.store.ts';
import { paidBy } from './paid-by.ts';
import { voidCharge } from './void-charge.ts';

/** Processes a payment: unwanted money is scheduled for refund, otherwise the order is paid and its other charges are voided. */
export async function receiveMoney(
  context: Context,
  gateways: PaymentGateways,
  paid: ChargeRow,
  all: readonly ChargeRow[],
  hold: OrderHold,
): Promise<void> {
  if (isUnwanted(paid, all, hold)) return refundLater(context, paid);
  await paidBy(context, gateways.orders, paid, all);
}

/**
 * Processes money that returns to a refunded charge (a won chargeback): the order went on when it was first paid, so it
 * isn't notified again.
 */
export async function receiveAgain(
  context: Context,
  _till: PaymentGateways,
  paid: ChargeRow,
  all: readonly ChargeRow[],
  hold: OrderHold,
): Promise<void> {
  if (isUnwanted(paid, all, hold)) return refundLater(context, paid);
  for (const other of all) if (other.id !== paid.id) await voidCharge(context, other, 'paid-otherwise');
}

const isUnwanted = (paid: ChargeRow, all: readonly ChargeRow[], hold: OrderHold): boolean =>
  (hold !== 'open' && hold !== 'finished') ||
  all.some(({ id, status }) => id !== paid.id && status === 'paid');

const refundLater = ({ db, now }: Context, paid: ChargeRow): Promise<void> =>
  updateCharge(db, paid, {
    errand: 'refund',
    errandAmount: paid.captured - paid.refunded,
    errandTries: 0,
    errandAt: new Date(now),
  });
