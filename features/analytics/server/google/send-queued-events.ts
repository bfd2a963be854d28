/**
 * The job: sends queued purchases and refunds to the suppliers' Google Analytics. Any number of processes may run it concurrently:
 * each event is claimed by one. A process that dies between sending and marking leaves an event that is sent again; Google counts a
 * purchase once per `transaction_id`.
 */
import { measuredOrder } from '#features/orders/server/read/measured-order.ts';
import { googleAnalyticsOf } from '#features/suppliers/domain/google-analytics-of.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { defined } from '#kernel/defined.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { unseal } from '#platform/keys/sealed-text.ts';
import { retryWait, SENT_FOR } from '../../domain/ga4-delivery.ts';
import { visitAt } from '../../domain/ga4-visit.ts';
import { sealedSecretOf } from './analytics-account.store.ts';
import { secretOwner } from './analytics-account.ts';
import {
  claimEvents,
  dropEvent,
  markSent,
  postponeEvent,
  type QueuedEvent,
} from './analytics-outbox.store.ts';
import { type Measurement, sendToGoogle } from './measurement-protocol.ts';

export interface GoogleSettings {
  readonly collectUrl: string;
  readonly sessionSecret: string;
}

/** Sent at once; a claim outlives all of them, each with its time limit. */
const AT_ONCE = 5;
const CLAIMED_FOR = 60_000;

/** No further events are claimed after this time: claims count from the run's start, and must not expire while events are sent. */
const RUN_LIMIT = 40_000;

/** Returns how many events were sent. */
export async function sendQueuedEvents(db: Db, settings: GoogleSettings, now: Instant): Promise<number> {
  const start = performance.now();
  const since = now - SENT_FOR;
  const failures: unknown[] = [];
  let sent = 0;
  let claimed: readonly QueuedEvent[];
  do {
    claimed = await claimEvents(db, { now, until: now + CLAIMED_FOR, since, max: AT_ONCE });
    const outcomes = await Promise.allSettled(claimed.map((event) => sendOne(db, settings, event, now)));
    sent += outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value).length;
    failures.push(...outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])));
  } while (claimed.length === AT_ONCE && performance.now() - start < RUN_LIMIT);
  // One event's failure stops no other; it stays claimed for a minute and is tried again.
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} events were not sent`);
  return sent;
}

async function sendOne(
  db: Db,
  settings: GoogleSettings,
  queued: QueuedEvent,
  now: Instant,
): Promise<boolean> {
  const measured = await measuredEvent(db, queued);
  if (measured === undefined) {
    await dropEvent(db, queued);
    return false;
  }
  const sealed = await sealedSecretOf(db, queued.supplierId);
  const secret =
    sealed && unseal(settings.sessionSecret, 'analytics account', secretOwner(queued.supplierId), sealed);
  const outcome =
    secret === undefined ? undefined : await sendToGoogle(settings.collectUrl, secret, measured);
  if (outcome?.ok === true) {
    await markSent(db, queued);
    return true;
  }
  await postponeEvent(db, queued, {
    until: now + retryWait(queued.tries),
    lastError: outcome === undefined ? 'secret-unreadable' : outcome.refusal,
  });
  return false;
}

/** Undefined where the client was forgotten, the shop no longer measures, or the visit was at another shop's id. */
async function measuredEvent(
  db: Db,
  { supplierId, orderNumber, event, createdAt }: QueuedEvent,
): Promise<Measurement | undefined> {
  const shop = await supplierByKey(db, supplierId);
  const measurementId = shop && googleAnalyticsOf(shop);
  const order = await measuredOrder(db, supplierId, orderNumber);
  const visit =
    measurementId === undefined || order === undefined ? undefined : visitAt(measurementId, order.visit);
  if (order === undefined || visit === undefined) return undefined;
  const items = order.lines.map(({ productId: id, name, unitPrice, quantity }) => ({
    id,
    name,
    unitPrice,
    quantity,
  }));
  const { total, deliveryFee: shipping, coupon } = order;
  return {
    visit,
    event: { name: event, items, order: { number: orderNumber, total, shipping, ...defined({ coupon }) } },
    at: createdAt.getTime(),
  };
}
