import type { Context } from '#platform/db/context.ts';
import { mayBecome } from '../../domain/charges/charge-status.ts';
import { withLockedOperation } from '../charges/locked-charges.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { moveCharge } from '../store/charge-moves.store.ts';
import { alertSupplier } from './alert-supplier.ts';
import { isYoung } from './close-operation.ts';
import { followCollection } from './follow-collection.ts';
import { DONE } from './operation-fields.ts';

/**
 * The shop has no account with the provider, or its keys are refused. A payment that is only beginning is refused
 * immediately, so that its client can choose another method; operations under way wait for new keys, because money may
 * have moved. The supplier is alerted.
 */
export const failOnBadCredentials = (
  context: Context,
  gateways: PaymentGateways,
  known: ChargeRow,
  why: 'keys-refused' | 'no-account',
): Promise<void> =>
  withLockedOperation(context, gateways.orders, known, async (locked) => {
    const { inside, charge } = locked;
    const { db, now } = inside;
    const { id, operation, provider, amount } = charge;
    if (operation === null) return;
    const isRefused = isRefusedNow(charge, now);
    const after = isRefused ? 'refused' : charge.status;
    const change: Partial<ChargeRow> = isRefused
      ? { status: after, failure: 'not-possible', ...leftToDo(charge, now) }
      : {};
    await moveCharge(db, charge, change, {
      provider,
      // Recorded once, however often it is retried.
      providerEvent: `${why} ${id} ${operation} ${after}`,
      amount,
      note: `${operation}-${why}`,
      at: new Date(now),
    });
    await alertSupplier(inside, { ...charge, status: after }, why);
    const refused = { ...locked, charge: { ...charge, ...change } };
    await followCollection(refused, gateways.orders, { failedTries: [], isOver: isRefused });
  });

/** A card whose first response was lost may have been charged: it waits a few minutes, in case valid keys return. */
const isRefusedNow = (charge: ChargeRow, now: number): boolean =>
  charge.operation === 'start' &&
  mayBecome(charge.status, 'refused') &&
  (charge.kind === 'pix' || isFirstWord(charge) || !isYoung(charge, now));

const isFirstWord = ({ operationTries }: ChargeRow): boolean => operationTries <= 1;

/**
 * What an earlier try may have begun is cancelled, or pays the order after all, once the provider accepts the shop's
 * keys again.
 */
const leftToDo = (charge: ChargeRow, now: number) =>
  isFirstWord(charge)
    ? DONE
    : {
        operation: 'cancel' as const,
        operationAmount: 0,
        operationTries: 0,
        operationAt: new Date(now + 60_000),
      };
