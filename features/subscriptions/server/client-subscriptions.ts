/** What clients see and do of their own subscriptions. A foreign one is treated as absent. */
import { endMandates } from '#features/payments/server/mandates/end-mandates.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, type CustomerContext, inTransaction } from '#platform/db/context.ts';
import type { SubscriptionPeriod } from '../domain/period.ts';
import type { Subscription } from '../domain/subscription.ts';
import { periodsOf } from './subscription-periods.store.ts';
import { cancelRow, subscriptionById, subscriptionsOf } from './subscriptions.store.ts';

type Found = Result<Subscription, { readonly code: 'subscription-not-found' }>;

const ownerOf = ({ supplier, actor }: CustomerContext) => ({
  supplierId: supplier.id,
  clientId: actor.clientId,
});

export const listSubscriptions = (context: CustomerContext): Promise<Subscription[]> =>
  subscriptionsOf(context.db, ownerOf(context));

export async function getSubscription(context: CustomerContext, id: string): Promise<Found> {
  const found = await subscriptionById(context.db, ownerOf(context), id);
  return found === undefined ? refuse({ code: 'subscription-not-found' }) : accept(found);
}

/** Idempotent. Its payer's mandate ends with it. */
export const cancelSubscription = (context: CustomerContext, id: string): Promise<Found> =>
  inTransaction(context, async (inside) => {
    await cancelRow(inside.db, ownerOf(inside), id, inside.now);
    const found = await getSubscription(inside, id);
    if (found.ok) await endMandates(inside, { subscriptionId: id });
    return found;
  });

/** Its turns, newest first. */
export const turnsOf = ({ db, supplier }: Context, subscriptionId: string): Promise<SubscriptionPeriod[]> =>
  periodsOf(db, { supplierId: supplier.id, subscriptionId });
