/** What an order's readers get when it changes: mails, and notifications of browsers and open pages. All are sent once the transaction commits. */
import { queuePush } from '#features/notifications/server/queue-push.ts';
import { defined } from '#kernel/defined.ts';
import type { ClientId, OrderNumber, SupplierId, UserId } from '#kernel/ids.ts';
import type { Capacity } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { notifyTopic } from '#platform/live/notify-topic.store.ts';
import { type MailFacts, queueLowPriority } from '#platform/mail/outbox.ts';
import {
  isPushed,
  type MailReader,
  ORDER_MAIL,
  ORDER_PUSH,
  type OrderStep,
  readersOf,
} from '../../domain/order-step.ts';

interface Issued {
  readonly issuedAs: Capacity;
}

type Notified = Issued & Pick<ChangedOrder, 'clientId' | 'userId'>;

/**
 * Queues the mails about a step of an order, one per reader, and the notifications of the readers' browsers, in the transaction of
 * that step.
 */
export async function queueStatusMail(
  context: Context,
  order: Notified,
  number: OrderNumber,
  step: OrderStep,
  readers: readonly MailReader[] = readersOf(order.issuedAs),
  about: MailFacts = {},
): Promise<void> {
  await queueOrderMail(context, order, ORDER_MAIL, { ...about, number: String(number), step }, readers);
  if (isPushed(step)) await queueOrderPush(context, order, number, step, readers);
}

/** Not to the user who has just taken the step. */
async function queueOrderPush(
  context: Context,
  { clientId, userId }: Notified,
  number: OrderNumber,
  step: OrderStep,
  readers: readonly MailReader[],
): Promise<void> {
  const { actor } = context;
  const to = {
    clientId,
    main: readers.includes('main'),
    ...defined({
      userId: readers.includes('issuer') ? userId : undefined,
      except: actor.kind === 'customer' ? actor.userId : undefined,
    }),
  };
  await queuePush(context, to, ORDER_PUSH, { number: String(number), step });
}

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
export const notifyOpenPages = (
  { db, supplier }: Context,
  { clientId, userId }: Pick<ChangedOrder, 'clientId' | 'userId'>,
  number: OrderNumber,
): Promise<void> => notifyTopic(db, ORDERS_TOPIC, { supplierId: supplier.id, clientId, userId, number });
