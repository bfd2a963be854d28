/** What payments tell of an order's money, in their own transaction. Design 4, order states. */
import type { PaidWith } from '#features/payments/server/public.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { notifyChange } from '../live/notify-change.store.ts';
import { queueStatusMail } from '../mails/queue-status-mail.ts';
import { backToFormerPrice } from '../pay/keep-other-price.ts';
import { lockShopOrder } from '../store/panel-orders.store.ts';
import { moveOrder } from './change-order-status.ts';

/**
 * The order's money is there. One that waited for it goes on; one that is still received or picked keeps its status,
 * and goes on when picking is done. `method` is how it was paid where its client had chosen another since, and at whose price. To be called
 * once for a payment, whoever confirms it.
 */
export async function orderPaid(context: Context, number: OrderNumber, method?: PaidWith): Promise<void> {
  const { db, supplier } = context;
  const order = await lockShopOrder(db, supplier.id, number);
  if (order === undefined) throw new Error(`order ${number} was paid and is not there`);
  if (method !== undefined) await backToFormerPrice(context, order, method);
  if (order.status === 'AGUARDANDOPAGAMENTO') {
    await moveOrder(context, order, { number, to: 'PAGO', reason: '' }, 'paid');
    return;
  }
  // Money for a cancelled order is given back: nobody is told that all is well.
  if (order.status === 'CANCELADO') return;
  await queueStatusMail(context, order, number, 'paid');
  await notifyChange(db, { supplierId: supplier.id, clientId: order.clientId, userId: order.userId, number });
}
