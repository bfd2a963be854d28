import { type Context, inTransaction } from '#platform/db/context.ts';
import type { ChargeFailure } from '../../domain/charge-failure.ts';
import { isOpen, mayBecome } from '../../domain/charge-status.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { addChargeEvent, changeCharge, lockCharges } from '../store/charge-moves.store.ts';
import { alertSupplier } from './alert-supplier.ts';
import { DONE, watched } from './next-operation.ts';

/** So long a payment whose answer was lost may still turn up at its provider. */
const TURNS_UP = 5 * 60_000;
/** What is owed as a whole is tried for about a day: an account may be empty for a while. */
const MOST_REFUND_TRIES = 30;

/** 'not-asked' and 'no-card': nothing was said to the provider at all. */
type Why = 'unknown' | 'rejected' | 'not-asked' | 'no-card';

/** What was wanted of the provider is over, and the charge says so: it will not, or has never heard of it. */
export const closeOperation = (
  context: Context,
  till: PaymentGateways,
  { id, orderNumber, errand }: ChargeRow,
  why: Why,
): Promise<void> =>
  inTransaction(context, async (inside) => {
    await till.orders.holdOrder(inside, orderNumber);
    const charge = (await lockCharges(inside.db, inside.supplier.id, orderNumber)).find(
      (one) => one.id === id,
    );
    // Somebody else has moved it on in between.
    if (charge === undefined || charge.errand !== errand) return;
    if (isTriedAgain(charge, why, inside.now)) return;
    const isOver = errand === 'start' && mayBecome(charge.status, 'refused');
    const after = isOver ? 'refused' : charge.status;
    await changeCharge(inside.db, charge, {
      ...(isOpen(after) ? watched(inside.now) : DONE),
      ...(isOver ? { status: after, failure: failureOf(charge, why) } : {}),
    });
    await addChargeEvent(inside.db, {
      supplierId: charge.supplierId,
      chargeId: charge.id,
      provider: charge.provider,
      before: charge.status,
      after,
      amount: charge.errandAmount === 0 ? charge.amount : charge.errandAmount,
      note: `${errand}-${why}`,
      at: new Date(inside.now),
    });
    // A part is over at once, before the eyes of who asked for it; what was owed as a whole was tried for a day.
    if (errand === 'refund' && isWholeRefund(charge)) await alertSupplier(inside, charge, 'refund-rejected');
  });

/** No bank was asked about a Pix that was not begun. */
function failureOf({ kind }: ChargeRow, why: Why): ChargeFailure {
  if (why !== 'rejected') return 'not-completed';
  return kind === 'pix' ? 'not-possible' : 'declined';
}

/** Whether another answer may follow. */
function isTriedAgain(charge: ChargeRow, why: Why, now: number): boolean {
  switch (charge.errand) {
    case 'start':
      return why === 'unknown' && isYoung(charge, now);
    case 'cancel':
      // What could not be stopped was paid in between, or is looked at until it ends.
      return why === 'rejected' || isYoung(charge, now);
    case 'refund':
      return isWholeRefund(charge) && charge.errandTries < MOST_REFUND_TRIES;
    default:
      // What is only looked at is looked at again.
      return charge.errand === 'watch';
  }
}

export const isYoung = ({ createdAt }: ChargeRow, now: number): boolean =>
  now < createdAt.getTime() + TURNS_UP;

const isWholeRefund = ({ errandAmount, captured, refunded }: ChargeRow): boolean =>
  errandAmount >= captured - refunded;
