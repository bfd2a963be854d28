/**
 * The job: sends waiting notifications, each to one browser. Any number of processes may run it concurrently: each notification is
 * claimed by one. A process that dies between sending and deleting sends it again, and the browser shows it in the same place.
 */
import { validSessionsAt } from '#features/accounts/server/sessions/valid-sessions.ts';
import { iconHref } from '#features/suppliers/contract/app-manifest.wire.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { type PushOutcome, sendPush } from '#platform/push/send-push.ts';
import { vapidKeys } from '#platform/push/vapid-keys.ts';
import { type PushText, pushToWire } from '../contract/pushed.wire.ts';
import { retryWait, SENT_FOR } from '../domain/push-delivery.ts';
import type { PushFacts, pushSubscriptions } from './push.tables.ts';
import { claimPushes, dropPush, postponePush, type QueuedPush } from './push-outbox.store.ts';
import { dropSubscription, subscriptionsAmong } from './push-subscriptions.store.ts';

/** Writes the notifications of one kind; undefined if there is nothing to tell any more. */
export type WritePush = (db: Db, facts: PushFacts) => Promise<PushText | undefined>;

export interface PushSettings {
  readonly sessionSecret: string;
  /** Where a push service's operator can complain: 'mailto:…'. */
  readonly contact: string;
  readonly writers: Readonly<Record<string, WritePush>>;
  /** Replaceable in tests. */
  readonly send?: Parameters<typeof sendPush>[3];
}

/** Sent at once; a claim outlives all of them, each with its time limit. */
const AT_ONCE = 20;
const CLAIMED_FOR = 60_000;
/** No further ones are claimed after this time: claims count from the run's start. */
const RUN_LIMIT = 40_000;

/** Returns how many were sent. */
export async function sendPushes(db: Db, settings: PushSettings, now: Instant): Promise<number> {
  const start = performance.now();
  let sent = 0;
  let claimed: readonly QueuedPush[];
  do {
    claimed = await claimPushes(db, { now, until: now + CLAIMED_FOR, max: AT_ONCE });
    const outcomes = await Promise.allSettled(claimed.map((push) => sendOne(db, settings, push, now)));
    sent += outcomes.filter((each) => each.status === 'fulfilled' && each.value).length;
    // What was thrown is reported by the job, after the others were sent; its claim expires.
    const failed = outcomes.find((each) => each.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  } while (claimed.length === AT_ONCE && performance.now() - start < RUN_LIMIT);
  return sent;
}

type Subscription = typeof pushSubscriptions.$inferSelect;

/** Whether it was sent. */
async function sendOne(db: Db, settings: PushSettings, push: QueuedPush, now: Instant): Promise<boolean> {
  const shop = await supplierByKey(db, push.supplierId);
  const [subscription] = await subscriptionsAmong(db, push.supplierId, [push.subscriptionId]);
  const isOld = now - push.createdAt.getTime() > SENT_FOR;
  const write = isOld ? undefined : settings.writers[push.kind];
  const text = await write?.(db, { ...push.facts, supplierId: push.supplierId });
  if (shop === undefined || subscription === undefined || text === undefined) {
    await dropPush(db, push);
    return false;
  }
  const isOpen = (await validSessionsAt(db, [subscription], now)).size > 0;
  const outcome = isOpen ? await deliver(settings, shop, subscription, text) : undefined;
  if (outcome === undefined || outcome.kind === 'gone') {
    await dropSubscription(db, push.supplierId, subscription.id);
    return false;
  }
  if (outcome.kind === 'later') {
    await postponePush(db, push, { until: now + retryWait(push.tries), lastError: outcome.code });
    return false;
  }
  await dropPush(db, push);
  return outcome.kind === 'sent';
}

/** Undefined if the server no longer has the key that the browser knows. */
async function deliver(
  { sessionSecret, contact, send }: PushSettings,
  shop: Shop,
  subscription: Subscription,
  text: PushText,
): Promise<PushOutcome | undefined> {
  const key = vapidKeys(sessionSecret).find(({ id }) => id === subscription.keyId);
  if (key === undefined) return undefined;
  const root = subscription.onOwnHost ? '' : `/${shop.slug}`;
  const message = {
    text: pushToWire(text, { root, icon: iconHref(shop, '192') }),
    timeToLive: SENT_FOR / 1_000,
    topic: text.topic,
  };
  return sendPush(subscription, message, { key, contact }, send);
}
