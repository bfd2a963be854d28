/** For the renewal job: which subscription is due, and the result of its turn. Each in the caller's transaction. */
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import { dateAfterBoth } from '../domain/next-date.ts';
import { announcedDate, announcedUntil, latestDay, MAX_FAILURES } from '../domain/period.ts';
import type { RenewalFailure } from '../domain/renewal-failure.ts';
import {
  type HeldSubscription,
  lockDue,
  lockToAnnounce,
  shopsWithTurns,
  writeHeld,
} from './due-subscriptions.store.ts';
import { announcePeriod, settlePeriod } from './subscription-periods.store.ts';

/** The shops with a subscription to announce or to order, among others whose day has not begun yet. */
export const shopsWithDueTurns = (db: Db, now: Instant): Promise<readonly SupplierId[]> => {
  const today = latestDay(now);
  return shopsWithTurns(db, { today, announced: announcedUntil(today) });
};

/** The next subscription whose client has to be notified of its next order. */
export const nextToAnnounce = (
  context: Context,
  except: readonly string[],
): Promise<HeldSubscription | undefined> =>
  lockToAnnounce(context.db, context.supplier.id, announcedUntil(todayOf(context)), except);

/** The next subscription to be ordered now, whose client was notified on an earlier day. */
export const nextDue = (context: Context, except: readonly string[]): Promise<HeldSubscription | undefined> =>
  lockDue(context.db, context.supplier.id, todayOf(context), except);

/**
 * Records the announcement of a date, which becomes the date of the order, and returns it. Undefined if another process has
 * announced it: a row that was locked meanwhile is read here as it was before.
 */
export async function recordAnnouncement(
  context: Context,
  { subscription: { id }, nextDate }: HeldSubscription,
): Promise<string | undefined> {
  const { db, supplier } = context;
  const today = todayOf(context);
  const date = announcedDate(nextDate, today);
  if (date !== nextDate) await writeHeld(db, supplier.id, id, { nextDate: date });
  const of = { supplierId: supplier.id, subscriptionId: id };
  return (await announcePeriod(db, of, { date, announcedOn: today })) ? date : undefined;
}

/** Settles a date that passed unannounced, and too long ago, as missed. Undefined if another process has announced it. */
export async function recordMissedTurn(
  context: Context,
  held: HeldSubscription,
): Promise<{ readonly nextDate?: string } | undefined> {
  const { db, supplier } = context;
  const of = { supplierId: supplier.id, subscriptionId: held.subscription.id };
  const turn = { date: held.nextDate, announcedOn: todayOf(context) };
  return (await announcePeriod(db, of, turn))
    ? settleTurn(context, held, { failure: 'missed' }, [])
    : undefined;
}

export type Renewed = { readonly orderNumber: OrderNumber } | { readonly failure: RenewalFailure };

/** Settles a turn and returns the next date, or none if the subscription is stopped after too many failures. */
export async function settleTurn(
  context: Context,
  held: HeldSubscription,
  renewed: Renewed,
  leftOut: readonly string[],
): Promise<{ readonly nextDate?: string }> {
  const { db, supplier } = context;
  const { subscription, nextDate: date, schedule } = held;
  const failed = 'failure' in renewed;
  const state = failed ? 'failed' : 'ordered';
  const of = { supplierId: supplier.id, subscriptionId: subscription.id };
  await settlePeriod(db, of, { date, state, ...renewed, leftOut });
  const today = todayOf(context);
  // A missed date is not the client's fault and does not count as a failure.
  const missed = failed && renewed.failure === 'missed';
  const failures = missed ? held.failures : failed ? held.failures + 1 : 0;
  const stopped = failures >= MAX_FAILURES;
  const nextDate = dateAfterBoth(schedule, date, today);
  await writeHeld(db, supplier.id, subscription.id, {
    failures,
    nextDate,
    ...(stopped ? { status: 'STOPPED' } : {}),
  });
  return stopped ? {} : { nextDate };
}
