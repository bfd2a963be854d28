import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { centavos } from '#kernel/money.ts';
import { newId } from '#platform/db/new-id.ts';
import { isOpen } from '../../domain/charges/charge-status.ts';
import { retryDay } from '../../domain/mandate/collection-days.ts';
import { collectionOf } from '../charges/charge-of.ts';
import { chargeRow } from '../charges/charge-row.ts';
import type { LockedCharge } from '../charges/locked-charges.ts';
import { methodOfOrder } from '../methods/shown-method.ts';
import { openPix } from '../openers/open-pix.ts';
import type { CollectionFailure, OrderHooks } from '../providers/payment-gateways.ts';
import { insertCharge } from '../store/charge.store.ts';

interface Followed {
  /** The days of the tries that are known to have failed from now on. */
  readonly failedTries: readonly string[];
  /** Whether the charge has just got a status of its own accord: it was not voided by the shop. */
  readonly isOver: boolean;
}

/**
 * What the failure of a collection leads to: its client learns of it and, when nothing is tried any more, gets a Pix to pay the order
 * with: choosing another way to pay voids it first. In the transaction that has locked the order's charges; `charge` is as it is from now on.
 */
export async function followCollection(
  locked: LockedCharge,
  orders: OrderHooks,
  { failedTries, isOver }: Followed,
): Promise<void> {
  const { inside, charge, orderState } = locked;
  const collection = collectionOf(charge);
  if (collection === undefined || orderState !== 'open') return;
  const { orderNumber, status } = charge;
  if (isOpen(status)) {
    const retryOn = retryDay(collection, todayOf(inside));
    // Without another try the provider ends it, and says so.
    if (failedTries.length > 0 && retryOn !== undefined)
      await orders.collectionFailed(inside, orderNumber, { why: 'no-funds', retryOn });
    return;
  }
  if (!isOver || status === 'paid' || status === 'refunded') return;
  const method = await methodOfOrder(inside, charge.methodId);
  if (method?.kind === 'pix') {
    const request = { orderNumber, method, amount: centavos(charge.amount), id: newId() };
    const opened = await openPix(inside, request);
    if (opened.ok) await insertCharge(inside.db, chargeRow(inside, request, opened.value));
  }
  await orders.collectionFailed(inside, orderNumber, { why: WHY[status] ?? 'not-possible' });
}

const WHY: Readonly<Partial<Record<string, CollectionFailure['why']>>> = {
  expired: 'no-funds',
  cancelled: 'stopped',
};
