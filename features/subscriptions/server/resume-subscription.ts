import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { SubscriptionRefusal } from '../contract/texts.ts';
import { dateAfter } from '../domain/next-date.ts';
import type { Subscription } from '../domain/subscription.ts';
import { getSubscription } from './client-subscriptions.ts';
import { lockOwn, writeHeld } from './due-subscriptions.store.ts';

/** Resumes a stopped subscription on its next date after today. An active one stays as it is. */
export const resumeSubscription = (
  context: Context & { readonly actor: Customer },
  id: string,
): Promise<Result<Subscription, { readonly code: SubscriptionRefusal }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, actor } = inside;
    const held = await lockOwn(db, { supplierId: supplier.id, clientId: actor.clientId }, id);
    if (held === undefined) return refuse({ code: 'subscription-not-found' });
    if (held.subscription.status === 'CANCELLED') return refuse({ code: 'subscription-ended' });
    if (held.subscription.status === 'STOPPED') {
      const today = todayOf(inside);
      const after = held.nextDate > today ? held.nextDate : dateAfter(held.schedule, today);
      await writeHeld(db, supplier.id, id, { status: 'ACTIVE', failures: 0, nextDate: after });
    }
    return getSubscription(inside, id);
  });
