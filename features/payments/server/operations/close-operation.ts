import type { Context } from '#platform/db/context.ts';
import { type ChargeFailure, isOpen, mayBecome } from '../../domain/charges/charge-status.ts';
import { withLockedOperation } from '../charges/locked-charges.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { moveCharge } from '../store/charge-moves.store.ts';
import { alertSupplier } from './alert-supplier.ts';
import { followCollection } from './follow-collection.ts';
import { DONE, pollOperation } from './operation-fields.ts';

/** How long a payment whose response was lost may still turn up at its provider. Milliseconds. */
const TURNS_UP = 5 * 60_000;
/** A full refund is retried for about a day: the account may be empty for a while. */
const MAX_REFUND_TRIES = 30;

/** 'not-asked' and 'no-card': the provider was not called at all. */
type Why = 'unknown' | 'rejected' | 'not-asked' | 'no-card';

/** Ends an operation that the provider rejected, or of which it knows nothing, and records why. */
export const closeOperation = (
  context: Context,
  gateways: PaymentGateways,
  known: ChargeRow,
  why: Why,
): Promise<void> =>
  withLockedOperation(context, gateways.orders, known, async (locked) => {
    const { inside, charge } = locked;
    const { db, now } = inside;
    const { operation, provider, amount, operationAmount } = charge;
    if (isTriedAgain(charge, why, now)) return;
    const isOver = operation === 'start' && mayBecome(charge.status, 'refused');
    const status = isOver ? 'refused' : charge.status;
    const change: Partial<ChargeRow> = {
      ...(isOpen(status) ? pollOperation(now) : DONE),
      ...(isOver ? { status, failure: failureOf(charge, why) } : {}),
    };
    await moveCharge(db, charge, change, {
      provider,
      amount: operationAmount === 0 ? amount : operationAmount,
      note: `${operation}-${why}`,
      at: new Date(now),
    });
    // A partial refund fails immediately, while the person who requested it is looking; a full one was retried for a
    // day.
    if (operation === 'refund' && isWholeRefund(charge))
      await alertSupplier(inside, charge, 'refund-rejected');
    const after = { ...locked, charge: { ...charge, ...change } };
    await followCollection(after, gateways.orders, { failedTries: [], isOver });
  });

/** A Pix that was rejected never reached a bank. */
function failureOf({ kind }: ChargeRow, why: Why): ChargeFailure {
  if (why !== 'rejected') return 'not-completed';
  return kind === 'pix' ? 'not-possible' : 'declined';
}

/** Whether the operation is retried. */
function isTriedAgain(charge: ChargeRow, why: Why, now: number): boolean {
  switch (charge.operation) {
    case 'start':
      return why === 'unknown' && isYoung(charge, now);
    case 'cancel':
      // What could not be cancelled was paid in the meantime, or is polled until it ends.
      return why === 'rejected' || isYoung(charge, now);
    case 'refund':
      return isWholeRefund(charge) && charge.operationTries < MAX_REFUND_TRIES;
    case 'retry':
      // Until its days are over: then the provider ends it.
      return true;
    default:
      // Polling goes on.
      return charge.operation === 'watch';
  }
}

export const isYoung = ({ createdAt }: ChargeRow, now: number): boolean =>
  now < createdAt.getTime() + TURNS_UP;

const isWholeRefund = ({ operationAmount, captured, refunded }: ChargeRow): boolean =>
  operationAmount >= captured - refunded;
