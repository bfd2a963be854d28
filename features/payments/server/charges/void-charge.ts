import type { Context } from '#platform/db/context.ts';
import { mayBecome } from '../../domain/charges/charge-status.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { moveCharge, updateCharge } from '../store/charge-moves.store.ts';
import { paidOfTitles, titlesCancelled } from '../titles/titles-follow.ts';

/**
 * Voids a charge; what was paid of it is given back. Its row must be locked. Money that the shop received itself stays
 * 'paid' until staff record that it went back: its 'refund' operation has no time, so no job runs it.
 */
export async function voidCharge(context: Context, charge: ChargeRow, note: string): Promise<void> {
  const { db, now } = context;
  const at = new Date(now);
  if (charge.status === 'paid') {
    const amount = charge.captured - charge.refunded;
    return amount <= 0 ? undefined : updateCharge(db, charge, owedBack(charge, amount, at));
  }
  if (!mayBecome(charge.status, 'cancelled')) return;
  const received = await paidOfTitles(context, charge);
  const after = received > 0 ? 'paid' : 'cancelled';
  const change: Partial<ChargeRow> = {
    status: after,
    ...(received > 0
      ? { captured: received, paidAt: at, ...owedBack(charge, received, at) }
      : charge.provider === null || charge.status === 'expired'
        ? { operation: null, operationAt: null }
        : { operation: 'cancel', operationAmount: wantedOf(charge), operationTries: 0, operationAt: at }),
  };
  await moveCharge(db, charge, change, { amount: received > 0 ? received : charge.amount, note, at });
  await titlesCancelled(context, charge);
}

const owedBack = ({ provider }: ChargeRow, amount: number, at: Date) => ({
  operation: 'refund' as const,
  operationAmount: amount,
  operationTries: 0,
  operationAt: provider === null ? null : at,
});

/** A capture under way may have succeeded: its amount is retained to recognise it by. */
const wantedOf = ({ operation, operationAmount }: ChargeRow): number =>
  operation === 'capture' ? operationAmount : 0;
