import { endMandates } from '#features/payments/server/mandates/end-mandates.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { cancelBegunBy } from './subscriptions.store.ts';

/** Cancels the subscription that this order began, with its mandate, in the transaction that cancels the order. */
export async function endSubscriptionOf(context: Context, firstOrder: OrderNumber): Promise<void> {
  const { db, supplier, now } = context;
  const subscriptionId = await cancelBegunBy(db, supplier.id, firstOrder, now);
  if (subscriptionId !== undefined) await endMandates(context, { subscriptionId });
}
