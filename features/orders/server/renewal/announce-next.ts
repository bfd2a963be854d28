/** Notifies a client of a subscription's next order: what, when, and for how much at today's prices. */

import type { Forecast } from '#features/subscriptions/domain/forecast.ts';
import { isMissed } from '#features/subscriptions/domain/period.ts';
import type { RenewalFailure } from '#features/subscriptions/domain/renewal-failure.ts';
import type { HeldSubscription } from '#features/subscriptions/server/due-subscriptions.store.ts';
import {
  nextToAnnounce,
  recordAnnouncement,
  recordMissedTurn,
} from '#features/subscriptions/server/renewals.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { queueLowPriority } from '#platform/mail/outbox.ts';
import { announcedCollection } from './automatic-pix.ts';
import { forecastOf } from './forecast.ts';
import { inClientsName } from './in-clients-name.ts';
import { announcedGoods, RENEWAL_MAILS } from './renewal-mails.ts';
import type { Round } from './round.ts';

/** False when there is nothing to announce. */
export const announceNext = (context: Context, { except, onLocked }: Round): Promise<boolean> =>
  inTransaction(context, async (inside) => {
    const held = await nextToAnnounce(inside, except);
    if (held === undefined) return false;
    const { id } = held.subscription;
    onLocked(id);
    const { db, supplier, now } = inside;
    if (isMissed(held.nextDate, todayOf(inside))) return pass(inside, held);
    const date = await recordAnnouncement(inside, held);
    // Another process announced it first; there may be more.
    if (date === undefined) return true;
    const client = await inClientsName(inside, held.clientId);
    const forecast: Result<Forecast, RenewalFailure> =
      client === undefined ? refuse('not-possible') : await forecastOf(client, held.subscription);
    const facts = { supplierId: supplier.id, clientId: held.clientId, subscriptionId: id, date };
    const goods = forecast.ok ? announcedGoods(forecast.value) : { failure: forecast.refusal };
    const paid = forecast.ok ? await announcedCollection(inside, held, date, forecast.value.total) : {};
    await queueLowPriority(db, RENEWAL_MAILS.announced, { ...facts, ...goods, ...paid }, now);
    return true;
  });

/**
 * A date that was never announced is made up for within the same limit as an announced one; after that its turn is skipped, and
 * the client is notified. Decision 019.
 */
async function pass(context: Context, held: HeldSubscription): Promise<true> {
  const { db, supplier, now } = context;
  const missed = await recordMissedTurn(context, held);
  if (missed === undefined) return true;
  const { clientId, nextDate: date } = held;
  const facts = { supplierId: supplier.id, clientId, subscriptionId: held.subscription.id, date };
  await queueLowPriority(db, RENEWAL_MAILS.failed, { ...facts, failure: 'missed', ...missed }, now);
  return true;
}
