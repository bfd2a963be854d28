import type { OrderNumber } from '#kernel/ids.ts';
import type { Capacity } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { type MailFacts, queueLowPriority } from '#platform/mail/outbox.ts';
import { type MailReader, ORDER_MAIL, type OrderStep, readersOf } from '../../domain/order-step.ts';

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

interface Issued {
  readonly issuedAs: Capacity;
}
