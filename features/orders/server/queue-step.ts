import type { OrderNumber } from '#kernel/ids.ts';
import type { Capacity } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { type MailFacts, queueNews } from '#platform/mail/outbox.ts';
import { type MailReader, ORDER_MAIL, type OrderStep, readersOf } from '../domain/order-step.ts';

/** Asks for the mails about a step of an order, in the transaction of that step: to each who is to read it. */
export async function queueStep(
  context: Context,
  { issuedAs }: { readonly issuedAs: Capacity },
  number: OrderNumber,
  step: OrderStep,
  readers: readonly MailReader[] = readersOf(issuedAs),
  about: MailFacts = {},
): Promise<void> {
  const { db, supplier, now } = context;
  for (const to of readers) {
    await queueNews(
      db,
      ORDER_MAIL,
      { ...about, supplierId: supplier.id, number: String(number), step, to },
      now,
    );
  }
}
