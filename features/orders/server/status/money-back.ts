/** What payments tell of an order's money that left for whoever had paid it. */
import { chargeAt, type MoneyBack } from '#features/payments/server/public.ts';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import type { MailFacts } from '#platform/mail/outbox.ts';
import type { GivenBack } from '../../contract/order-letter-money.ts';
import { readersOf } from '../../domain/order-step.ts';
import { notifyChange } from '../live/notify-change.store.ts';
import { queueStatusMail } from '../mails/queue-status-mail.ts';
import { lockOrder } from '../store/orders.store.ts';

/** Its client is written, once for each give-back, and open pages show it. Its order is held by the caller. */
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
  await notifyChange(db, { supplierId: supplier.id, clientId: order.clientId, userId: order.userId, number });
}

/** The same, when it is written about. */
export async function givenBackOf(
  db: Db,
  supplierId: SupplierId,
  { chargeId = '', amount = '0' }: MailFacts,
): Promise<GivenBack | undefined> {
  const at = await chargeAt(db, supplierId, chargeId);
  return at && { ...at, amount: centavos(Number(amount)) };
}
