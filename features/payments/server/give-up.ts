import type { Context } from '#platform/db/context.ts';
import { mayBecome } from '../domain/charge-status.ts';
import type { ChargeRow } from './charge.store.ts';
import { addChargeEvent, changeCharge } from './charge-moves.store.ts';
import { titlesCancelled } from './titles-follow.ts';

/**
 * Asks for a charge's money no longer; what was taken by a provider is given back. Its row is locked. What the shop
 * itself has received stays 'paid': giving that back is the shop's to do, and to confirm.
 */
export async function giveUp(context: Context, charge: ChargeRow, note: string): Promise<void> {
  const { db, now } = context;
  const at = new Date(now);
  if (charge.status === 'paid') {
    const amount = charge.captured - charge.refunded;
    if (charge.provider === null || amount <= 0) return;
    return changeCharge(db, charge, { errand: 'refund', errandAmount: amount, errandTries: 0, errandAt: at });
  }
  if (!mayBecome(charge.status, 'cancelled')) return;
  await changeCharge(db, charge, {
    status: 'cancelled',
    ...(charge.provider === null || charge.status === 'expired'
      ? { errand: null, errandAt: null }
      : { errand: 'cancel' as const, errandAmount: wantedOf(charge), errandTries: 0, errandAt: at }),
  });
  await titlesCancelled(context, charge);
  await addChargeEvent(db, {
    supplierId: charge.supplierId,
    chargeId: charge.id,
    before: charge.status,
    after: 'cancelled',
    amount: charge.amount,
    note,
    at,
  });
}

/** What is being captured may have been taken already, and is then known again by its amount. */
const wantedOf = ({ errand, errandAmount }: ChargeRow): number => (errand === 'capture' ? errandAmount : 0);
