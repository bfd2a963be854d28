import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { cancelBegunBy } from './subscriptions.store.ts';

/** Cancels the subscription that this order began, in the transaction that cancels the order. */
export const endSubscriptionOf = ({ db, supplier, now }: Context, firstOrder: OrderNumber): Promise<void> =>
  cancelBegunBy(db, supplier.id, firstOrder, now);
