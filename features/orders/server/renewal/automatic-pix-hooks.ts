/** What payments tell of a subscription's Pix Automático, within their own transactions: its client gets a mail. */
import type { Mandate } from '#features/payments/domain/mandate/mandate.ts';
import type { CollectionFailure } from '#features/payments/server/providers/payment-gateways.ts';
import { defined } from '#kernel/defined.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { queueLowPriority } from '#platform/mail/outbox.ts';
import { notifyOpenPages } from '../status/queue-order-messages.ts';
import { lockShopOrder } from '../store/panel-orders.store.ts';
import { AUTOMATIC_PIX_MAILS } from './automatic-pix-mails.ts';

export async function mandateMoved(
  { db, supplier, now }: Context,
  { clientId, subscriptionId, status }: Mandate,
): Promise<void> {
  // Authorising it is confirmed by the client's bank, and shown on the page.
  if (status === 'authorised' || clientId === undefined) return;
  const facts = { supplierId: supplier.id, clientId, subscriptionId, status };
  await queueLowPriority(db, AUTOMATIC_PIX_MAILS.ended, facts, now);
}

export async function collectionFailed(
  context: Context,
  number: OrderNumber,
  { why, retryOn }: CollectionFailure,
): Promise<void> {
  const { db, supplier, now } = context;
  const order = await lockShopOrder(db, supplier.id, number);
  if (order === undefined) return;
  const kind = retryOn === undefined ? AUTOMATIC_PIX_MAILS.toBePaid : AUTOMATIC_PIX_MAILS.retried;
  const facts = { supplierId: supplier.id, clientId: order.clientId, order: String(number), why };
  await queueLowPriority(db, kind, { ...facts, ...defined({ retryOn }) }, now);
  await notifyOpenPages(context, order, number);
}
