/** What an order's readers get when it changes: mails, and a notification of open pages. Both are sent once the transaction commits. */
import type { ClientId, OrderNumber, SupplierId, UserId } from '#kernel/ids.ts';
import type { Capacity } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { notifyTopic } from '#platform/live/notify-topic.store.ts';
import { type MailFacts, queueLowPriority } from '#platform/mail/outbox.ts';
import { type MailReader, ORDER_MAIL, type OrderStep, readersOf } from '../../domain/order-step.ts';

interface Issued {
  readonly issuedAs: Capacity;
}

/** Queues the mails about a step of an order, one per reader, in the transaction of that step. */
export const queueStatusMail = (
  context: Context,
  order: Issued,
  number: OrderNumber,
  step: OrderStep,
  readers: readonly MailReader[] = readersOf(order.issuedAs),
  about: MailFacts = {},
): Promise<void> =>
  queueOrderMail(context, order, ORDER_MAIL, { ...about, number: String(number), step }, readers);

/** Queues a mail of another kind, which a later feature writes. */
export async function queueOrderMail(
  { db, supplier, now }: Context,
  { issuedAs }: Issued,
  kind: string,
  about: MailFacts,
  readers: readonly MailReader[] = readersOf(issuedAs),
): Promise<void> {
  for (const to of readers) await queueLowPriority(db, kind, { ...about, supplierId: supplier.id, to }, now);
}

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
export const notifyChange = (
  { db, supplier }: Context,
  { clientId, userId }: Pick<ChangedOrder, 'clientId' | 'userId'>,
  number: OrderNumber,
): Promise<void> => notifyTopic(db, ORDERS_TOPIC, { supplierId: supplier.id, clientId, userId, number });
