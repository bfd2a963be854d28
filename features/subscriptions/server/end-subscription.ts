import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { cancelBegunBy } from './subscriptions.store.ts';

/** Its first order was cancelled: what never began ends with it, in the same transaction. */
export const endSubscriptionOf = ({ db, supplier, now }: Context, firstOrder: OrderNumber): Promise<void> =>
  cancelBegunBy(db, supplier.id, firstOrder, now);
