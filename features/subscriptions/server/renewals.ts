/** For whoever renews subscriptions: whose turn it is, and what became of it. Each in the caller's transaction. */
import { saoPauloClock } from '#features/delivery/server/public.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { dateAfterBoth } from '../domain/next-date.ts';
import { MOST_FAILURES, toldDate, toldUntil } from '../domain/period.ts';
import type { RenewalFailure } from '../domain/renewal-failure.ts';
import { type HeldSubscription, holdDue, holdToAnnounce, writeHeld } from './due-subscriptions.store.ts';
import { announcePeriod, settlePeriod } from './subscription-periods.store.ts';

/** The next one whose client is to be told of its next order. */
export const nextToAnnounce = (
  { db, supplier, now }: Context,
  but: readonly string[],
): Promise<HeldSubscription | undefined> =>
  holdToAnnounce(db, supplier.id, toldUntil(saoPauloClock(now).date), but);

/** The next one to be ordered now, of which its client was told on a day before. */
export const nextDue = (
  { db, supplier, now }: Context,
  but: readonly string[],
): Promise<HeldSubscription | undefined> => holdDue(db, supplier.id, saoPauloClock(now).date, but);

/**
 * Its client is told of this day, which from now on is the day of the order. Undefined where another process has told
 * it: a row that was only held there is taken here as it was when this one began to look.
 */
export async function announce(
  { db, supplier, now }: Context,
  { subscription: { id }, nextDate }: HeldSubscription,
): Promise<string | undefined> {
  const today = saoPauloClock(now).date;
  const date = toldDate(nextDate, today);
  if (date !== nextDate) await writeHeld(db, supplier.id, id, { nextDate: date });
  const of = { supplierId: supplier.id, subscriptionId: id };
  return (await announcePeriod(db, of, { date, announcedOn: today })) ? date : undefined;
}

/**
 * Its day went by untold, and nobody waits for it any more: it is settled as missed, like one that was told. Undefined
 * as above.
 */
export async function miss(
  context: Context,
  held: HeldSubscription,
): Promise<{ readonly nextDate?: string } | undefined> {
  const { db, supplier, now } = context;
  const of = { supplierId: supplier.id, subscriptionId: held.subscription.id };
  const turn = { date: held.nextDate, announcedOn: saoPauloClock(now).date };
  return (await announcePeriod(db, of, turn)) ? settle(context, held, { failure: 'missed' }, []) : undefined;
}

export type Renewed = { readonly orderNumber: OrderNumber } | { readonly failure: RenewalFailure };

/** Settles its turn and gives what follows: the next day, or that it stands still after too many failures. */
export async function settle(
  { db, supplier, now }: Context,
  held: HeldSubscription,
  renewed: Renewed,
  leftOut: readonly string[],
): Promise<{ readonly nextDate?: string }> {
  const { subscription, nextDate: date, schedule } = held;
  const failed = 'failure' in renewed;
  const state = failed ? 'failed' : 'ordered';
  const of = { supplierId: supplier.id, subscriptionId: subscription.id };
  await settlePeriod(db, of, { date, state, ...renewed, leftOut });
  const today = saoPauloClock(now).date;
  // That a day was missed is no fault of the client's, and nothing that it could mend.
  const missed = failed && renewed.failure === 'missed';
  const failures = missed ? held.failures : failed ? held.failures + 1 : 0;
  const stopped = failures >= MOST_FAILURES;
  const nextDate = dateAfterBoth(schedule, date, today);
  await writeHeld(db, supplier.id, subscription.id, {
    failures,
    nextDate,
    ...(stopped ? { status: 'STOPPED' } : {}),
  });
  return stopped ? {} : { nextDate };
}
