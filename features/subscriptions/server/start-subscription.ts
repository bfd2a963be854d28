import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { nextDate } from '../domain/next-date.ts';
import type { Subscription } from '../domain/subscription.ts';
import type { SubscriptionType } from '../domain/subscription-type.ts';
import { insertSubscription } from './subscriptions.store.ts';

type StartedBy = Pick<
  Subscription,
  'firstOrder' | 'lines' | 'place' | 'paymentMethodId' | 'paymentName' | 'answers'
>;

/** Begins a subscription with its first order, in the order's own transaction. */
export async function startSubscription(
  context: Context & { readonly actor: Customer },
  { id: typeId, label, interval }: SubscriptionType,
  order: StartedBy,
): Promise<void> {
  const { db, supplier, actor, now } = context;
  const anchorDate = todayOf(context);
  await insertSubscription(
    db,
    { supplierId: supplier.id, clientId: actor.clientId },
    {
      ...order,
      ...{ id: newId(), typeId, label, interval, createdAt: now, anchorDate },
      nextDate: nextDate(anchorDate, interval),
    },
  );
}
