import type { ClientId, OrderNumber, SupplierId, UserId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { notifyTopic } from '#platform/live/notify-topic.store.ts';

export const ORDERS_TOPIC = 'orders';

/** Which order has changed. Its new state is not sent: each page fetches it with its own rights. */
export interface ChangedOrder {
  readonly supplierId: SupplierId;
  readonly clientId: ClientId;
  /** Who issued it: a linked user is notified of their own orders only. */
  readonly userId: UserId;
  readonly number: OrderNumber;
}

/** Notifies the open pages of all processes once the transaction commits. */
export const notifyChange = (db: Db, { supplierId, clientId, userId, number }: ChangedOrder): Promise<void> =>
  notifyTopic(db, ORDERS_TOPIC, { supplierId, clientId, userId, number });
