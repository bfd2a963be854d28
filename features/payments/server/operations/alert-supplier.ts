/** Mails the supplier about problems that only its staff can solve: one mail per case. */

import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { queueLowPriority } from '#platform/mail/outbox.ts';
import type { ChargeTrouble } from '../../domain/charges/charge-trouble.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { addChargeEvent } from '../store/charge-moves.store.ts';
import { keysChangedAt } from '../store/payment-accounts.store.ts';

export const TROUBLE_MAIL = 'charge-trouble';

/**
 * Records the case and queues its mail, once: the database keeps one event per case, also if two processes report it at
 * the same time. Call it with the charge's row locked, in the transaction that records what happened.
 */
export async function alertSupplier(
  inside: Context,
  charge: ChargeRow,
  trouble: ChargeTrouble,
): Promise<void> {
  const { db, supplier, now } = inside;
  const isFresh = await addChargeEvent(db, {
    supplierId: supplier.id,
    chargeId: charge.id,
    provider: charge.provider,
    providerEvent: await caseOf(inside, charge, trouble),
    before: charge.status,
    after: charge.status,
    amount: charge.amount,
    note: 'shop-told',
    at: new Date(now),
  });
  if (!isFresh) return;
  await queueLowPriority(db, TROUBLE_MAIL, { supplierId: supplier.id, chargeId: charge.id, trouble }, now);
}

/** The case's key: equal keys are reported once. */
async function caseOf(context: Context, charge: ChargeRow, trouble: ChargeTrouble) {
  const { db, supplier } = context;
  switch (trouble) {
    case 'wrong-amount':
      return `told ${trouble} ${charge.id}`;
    case 'refund-rejected':
      // Its operation is closed once; a new refund is a new case.
      return `told ${trouble} ${newId()}`;
    case 'keys-refused':
    case 'no-account': {
      // One per day for all orders: a shop without valid keys would get hundreds.
      const keys =
        charge.provider === null ? undefined : await keysChangedAt(db, supplier.id, charge.provider);
      return `told ${trouble} ${keys ?? 'none'} ${todayOf(context)}`;
    }
  }
}
