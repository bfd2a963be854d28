/** The days on which the sandbox collects, and what its account holder decides. */
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import type { Instant } from '#kernel/scope.ts';
import { dayAt } from '#kernel/time/time-zone.ts';
import type { Db } from '#platform/db/database.ts';
import {
  awaitsRetry,
  type Collection,
  isUnderWay,
  retryDay,
} from '../../../domain/mandate/collection-days.ts';
import { changePayment, type SandboxPayment } from '../sandbox.store.ts';
import { queueNotices } from '../sandbox-notices.ts';
import { dueCollections, mandateBy, type SandboxMandate } from './sandbox-mandates.store.ts';

const A_DAY = 24 * 60 * 60_000;

/** Banks live by the clock of Brasília, wherever the shop is. */
export const bankDay = (now: Instant): string => dayAt(now, timeZoneOf({}));

/** Undefined for a payment that its payer makes. */
export const collectionOf = (
  { firstDueOn, dueOn, failedOn }: SandboxPayment,
  retries: boolean,
): Collection | undefined =>
  firstDueOn === null || dueOn === null ? undefined : { firstDueOn, dueOn, failedOn, retries };

/** Whether it can be stopped, by the shop or by the payer: a collection until the day before it is tried. */
export function mayStop(payment: SandboxPayment, now: Instant): boolean {
  const collection = collectionOf(payment, false);
  return collection === undefined || !isUnderWay(collection, bankDay(now));
}

/** Makes the tries of today, as a bank does. Returns how many payments were due. */
export async function collectDue(db: Db, now: Instant): Promise<number> {
  // No calendar is more than a day ahead of UTC's; each payment is checked below.
  const due = await dueCollections(db, new Date(now + A_DAY).toISOString().slice(0, 10));
  let done = 0;
  for (const payment of due) {
    const mandate = await mandateBy(db, payment.supplierId, { ref: payment.mandateRef ?? '' });
    if (mandate === undefined) continue;
    const collection = collectionOf(payment, mandate.retries);
    const today = bankDay(now);
    if (collection === undefined || collection.dueOn > today) continue;
    const change = outcomeOf(payment, collection, mandate, today);
    const after = change && (await changePayment(db, payment, ['pending'], change));
    if (after === undefined) continue;
    await queueNotices(db, after, now, mandate.noticeMode, payment);
    done += 1;
  }
  return done;
}

/** Undefined while a retry may still be requested. */
function outcomeOf(
  { amount }: SandboxPayment,
  collection: Collection,
  { funds }: SandboxMandate,
  today: string,
): Partial<SandboxPayment> | undefined {
  if (awaitsRetry(collection))
    return retryDay(collection, today) === undefined ? { status: 'expired' } : undefined;
  if (funds) return { status: 'paid', captured: amount };
  const failed = { ...collection, failedOn: [...collection.failedOn, collection.dueOn] };
  const isLast = retryDay(failed, today) === undefined;
  return { failedOn: failed.failedOn, ...(isLast ? { status: 'expired' } : {}) };
}
