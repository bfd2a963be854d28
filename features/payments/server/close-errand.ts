import { type Context, inTransaction } from '#platform/db/context.ts';
import { mayBecome } from '../domain/charge-status.ts';
import type { ChargeRow } from './charge.store.ts';
import { addChargeEvent, changeCharge, lockCharges } from './charge-moves.store.ts';
import type { Till } from './till.ts';

/** So long a card whose answer was lost may still turn up at its provider. */
const TURNS_UP = 5 * 60_000;

const CLOSED = { errand: null, errandAmount: 0, errandTries: 0, errandAt: null };

/** The provider will not, or has never heard of it: what was wanted of it is over, and the charge says so. */
export const closeErrand = (
  context: Context,
  till: Till,
  { id, orderNumber, errand }: ChargeRow,
  why: 'unknown' | 'rejected',
): Promise<void> =>
  inTransaction(context, async (inside) => {
    await till.orders.holdOrder(inside, orderNumber);
    const charge = (await lockCharges(inside.db, inside.supplier.id, orderNumber)).find(
      (one) => one.id === id,
    );
    // Somebody else has moved it on in between.
    if (charge === undefined || charge.errand !== errand) return;
    if (errand === 'start' && why === 'unknown' && isYoung(charge, inside.now)) return;
    const isOver = errand === 'start' && mayBecome(charge.status, 'refused');
    await changeCharge(inside.db, charge, {
      ...CLOSED,
      ...(isOver
        ? {
            status: 'refused',
            failure: why === 'unknown' ? ('not-completed' as const) : ('declined' as const),
          }
        : {}),
    });
    await addChargeEvent(inside.db, {
      supplierId: charge.supplierId,
      chargeId: charge.id,
      provider: charge.provider,
      before: charge.status,
      after: isOver ? 'refused' : charge.status,
      amount: charge.errandAmount === 0 ? charge.amount : charge.errandAmount,
      note: `${errand}-${why}`,
      at: new Date(inside.now),
    });
  });

const isYoung = ({ createdAt }: ChargeRow, now: number): boolean => now < createdAt.getTime() + TURNS_UP;
