/** What the shop's people can do with a payment. */
import { ZERO } from '#kernel/money.ts';
import { stillPaid } from './charge.ts';
import type { ChargeRecord } from './charge-record.ts';
import { mayBecome } from './charge-status.ts';

/**
 * `confirm`, `receive-late`, `record-refund`: money that the shop receives itself has come, has come for a charge that was voided, or was
 * given back. `capture`, `refund`: the provider takes what the card has reserved, or gives back what it took.
 */
export type ChargeAction = 'confirm' | 'receive-late' | 'record-refund' | 'capture' | 'refund';

type ActedOn = Pick<ChargeRecord, 'charge' | 'provider' | 'operation'>;

export function chargeActions({ charge, provider, operation }: ActedOn): readonly ChargeAction[] {
  if (provider === undefined) {
    if (charge.status === 'pending') return ['confirm'];
    if (mayBecome(charge.status, 'paid')) return ['receive-late'];
    return operation === 'refund' ? ['record-refund'] : [];
  }
  // A provider's movements run one at a time.
  if (operation !== undefined && operation !== 'watch') return [];
  if (charge.status === 'authorised') return ['capture'];
  return stillPaid(charge) > ZERO ? ['refund'] : [];
}

/** Reserved on a card, and nobody has asked for the money yet. */
export const waitsForCapture = (record: ActedOn): boolean => chargeActions(record).includes('capture');
