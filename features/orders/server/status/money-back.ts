/** Called by payments when an order's money was given back. */
import { chargeAt } from '#features/payments/server/charges/charge-at.ts';
import type { MoneyBack } from '#features/payments/server/providers/payment-gateways.ts';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import type { MailFacts } from '#platform/mail/outbox.ts';
import type { GivenBack } from '../../contract/mails/order-mail-money.ts';
import { readersOf } from '../../domain/order-step.ts';
import { lockOrder } from '../store/orders.store.ts';
import { notifyOpenPages, queueStatusMail } from './queue-order-messages.ts';

/** Queues a mail to the client for each give-back, and notifies open pages. The caller has locked the order. */
export async function moneyBack(
  context: Context,
  number: OrderNumber,
  { chargeId, amount }: MoneyBack,
): Promise<void> {
  const { db, supplier } = context;
  const order = await lockOrder(db, supplier.id, number);
  if (order === undefined) return;
  const about = { chargeId, amount: String(amount) };
  await queueStatusMail(context, order, number, 'given-back', readersOf(order.issuedAs), about);
  await notifyOpenPages(context, order, number);
}

export async function givenBackOf(
  db: Db,
  supplierId: SupplierId,
  { chargeId = '', amount = '0' }: MailFacts,
): Promise<GivenBack | undefined> {
  const at = await chargeAt(db, supplierId, chargeId);
  return at && { ...at, amount: centavos(Number(amount)) };
}
