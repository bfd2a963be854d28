import { type Context, inTransaction } from '#platform/db/context.ts';
import { mayBecome } from '../../domain/charge-status.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { addChargeEvent, changeCharge, lockCharges } from '../store/charge-moves.store.ts';
import { alertSupplier } from './alert-supplier.ts';
import { isYoung } from './close-operation.ts';
import { DONE } from './next-operation.ts';

/**
 * The shop has no account with the provider, or it does not take the shop's keys. Whoever is to pay is told at once to pay in
 * another way; what is under way already waits until there are other keys, for the money may be there. The shop hears of it.
 */
export const failOnBadCredentials = (
  context: Context,
  till: PaymentGateways,
  { id, orderNumber, errand }: ChargeRow,
  why: 'keys-refused' | 'no-account',
): Promise<void> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    await till.orders.holdOrder(inside, orderNumber);
    const charge = (await lockCharges(db, supplier.id, orderNumber)).find((one) => one.id === id);
    // Somebody else has moved it on in between.
    if (charge === undefined || charge.errand === null || charge.errand !== errand) return;
    const after = isRefusedNow(charge, now) ? 'refused' : charge.status;
    if (after !== charge.status) {
      await changeCharge(db, charge, { status: after, failure: 'not-possible', ...leftToDo(charge, now) });
    }
    await addChargeEvent(db, {
      supplierId: charge.supplierId,
      chargeId: charge.id,
      provider: charge.provider,
      // Tried again and again, it is written down once.
      providerEvent: `${why} ${id} ${errand} ${after}`,
      before: charge.status,
      after,
      amount: charge.amount,
      note: `${errand}-${why}`,
      at: new Date(now),
    });
    await alertSupplier(inside, { ...charge, status: after }, why);
  });

/** Of a card whose first answer was lost nobody knows whether it has paid: keys that come back in minutes tell. */
const isRefusedNow = (charge: ChargeRow, now: number): boolean =>
  charge.errand === 'start' &&
  mayBecome(charge.status, 'refused') &&
  (charge.kind === 'pix' || isFirstWord(charge) || !isYoung(charge, now));

const isFirstWord = ({ errandTries }: ChargeRow): boolean => errandTries <= 1;

/** What an earlier try may have begun is stopped, or pays the order after all, once the provider lets the shop in again. */
const leftToDo = (charge: ChargeRow, now: number) =>
  isFirstWord(charge)
    ? DONE
    : { errand: 'cancel' as const, errandAmount: 0, errandTries: 0, errandAt: new Date(now + 60_000) };
