/** The shop's people are told of what only they can put right: a mail for each case, asked for with what is told. */
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { queueNews } from '#platform/mail/outbox.ts';
import type { ChargeTrouble } from '../../domain/charge-trouble.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { addChargeEvent } from '../store/charge-moves.store.ts';
import { keysChangedAt } from '../store/payment-accounts.store.ts';
import { todayOf } from '../titles/today.ts';

/** The kind of mail that tells them. */
export const TROUBLE_MAIL = 'charge-trouble';

/**
 * Whoever writes the case down first asks for its mail, also where two processes come to it at once: the database keeps
 * one row of it. To be called where the charge's row is locked, in the transaction that writes what happened.
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
  await queueNews(db, TROUBLE_MAIL, { supplierId: supplier.id, chargeId: charge.id, trouble }, now);
}

/** What is one case, and told once. */
async function caseOf({ db, supplier, now }: Context, charge: ChargeRow, trouble: ChargeTrouble) {
  switch (trouble) {
    case 'wrong-amount':
      return `told ${trouble} ${charge.id}`;
    case 'refund-rejected':
      // Its errand is closed with it, once; asked for anew it is another one.
      return `told ${trouble} ${newId()}`;
    case 'keys-refused':
    case 'no-account': {
      // One for all orders of a day: a shop without good keys would get hundreds.
      const keys =
        charge.provider === null ? undefined : await keysChangedAt(db, supplier.id, charge.provider);
      return `told ${trouble} ${keys ?? 'none'} ${todayOf(now)}`;
    }
  }
}
