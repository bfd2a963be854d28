import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import { isDay } from '#kernel/time/calendar.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { SubscriptionRefusal } from '../contract/texts.ts';
import { dateAfterBoth } from '../domain/next-date.ts';
import type { Subscription } from '../domain/subscription.ts';
import { getSubscription } from './client-subscriptions.ts';
import { lockOwn, writeHeld } from './due-subscriptions.store.ts';
import { skipPeriod, stateOfPeriod } from './subscription-periods.store.ts';

/**
 * Skips the next order and no other: `date` says which one is meant, so that a late or repeated press never skips another. An
 * order that is being made at this moment is waited for, and then it is too late.
 */
export const skipNext = (
  context: Context & { readonly actor: Customer },
  id: string,
  date: string,
): Promise<Result<Subscription, { readonly code: SubscriptionRefusal }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, actor } = inside;
    const held = await lockOwn(db, { supplierId: supplier.id, clientId: actor.clientId }, id);
    if (held === undefined) return refuse({ code: 'subscription-not-found' });
    if (held.subscription.status !== 'ACTIVE') return refuse({ code: 'subscription-ended' });
    // The schema's pattern accepts dates like 30 February, on which there is no turn.
    if (!isDay(date)) return refuse({ code: 'turn-passed' });
    const turn = { supplierId: supplier.id, subscriptionId: id };
    if ((await stateOfPeriod(db, turn, date)) === 'skipped') return getSubscription(inside, id);
    if (date !== held.nextDate) return refuse({ code: 'turn-passed' });
    const today = todayOf(inside);
    await skipPeriod(db, turn, { date, announcedOn: today });
    const nextDate = dateAfterBoth(held.schedule, date, today);
    await writeHeld(db, supplier.id, id, { nextDate });
    return getSubscription(inside, id);
  });
