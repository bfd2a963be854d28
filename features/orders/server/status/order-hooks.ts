/** The hooks that payments call about an order, within their own transactions. */
import { payerAt } from '#features/accounts/server/clients/payer-at.store.ts';
import type {
  OrderHooks,
  OrderPaymentState,
  PaidWith,
} from '#features/payments/server/providers/payment-gateways.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { mayBeReturned } from '../../domain/returns/order-return.ts';
import { backToFormerPrice } from '../pay/save-other-price.ts';
import { clientsOf as namedClients } from '../read/shop-orders.ts';
import { collectionFailed, mandateMoved } from '../renewal/automatic-pix-hooks.ts';
import { refundReturned } from '../returns/refund-returned.ts';
import { clientIdsOf, clientOfOrder, lockOrder } from '../store/orders.store.ts';
import { lockShopOrder } from '../store/panel-orders.store.ts';
import { moveOrder } from './change-order-status.ts';
import { moneyBack } from './money-back.ts';
import { notifyOpenPages, queueStatusMail } from './queue-order-messages.ts';

async function lockForPayment({ db, supplier }: Context, number: OrderNumber): Promise<OrderPaymentState> {
  const order = await lockOrder(db, supplier.id, number);
  if (order === undefined) return 'absent';
  if (order.status === 'cancelled') return 'cancelled';
  return order.status === 'delivered' ? 'finished' : 'open';
}

/**
 * The order is paid. One that waited for payment moves on; one that is still being received or picked keeps its status, and moves
 * on when picking is done. `method` is how it was paid, and at which price, if its client had switched to another method since.
 * Call it once per payment, whoever confirms it.
 */
export async function orderPaid(context: Context, number: OrderNumber, method?: PaidWith): Promise<void> {
  const { db, supplier } = context;
  const order = await lockShopOrder(db, supplier.id, number);
  if (order === undefined) throw new Error(`order ${number} was paid and is not there`);
  if (method !== undefined) await backToFormerPrice(context, order, method);
  // Goods that came back before it was paid.
  if (mayBeReturned(order.status)) await refundReturned(context, number);
  if (order.status === 'awaiting-payment') {
    await moveOrder(context, order, { number, to: 'packed', reason: '' }, 'paid');
    return;
  }
  // Money for a cancelled order is given back, so no "paid" mail is sent.
  if (order.status === 'cancelled') return;
  await queueStatusMail(context, order, number, 'paid');
  await notifyOpenPages(context, order, number);
}

async function payerOf({ db, supplier }: Context, number: OrderNumber) {
  const clientId = await clientOfOrder(db, supplier.id, number);
  const payer = clientId === undefined ? undefined : await payerAt(db, supplier.id, clientId);
  if (payer === undefined) return undefined;
  const { document, ...who } = payer;
  return { ...who, ...(document === null ? {} : { document }) };
}

async function clientsOf(context: Context, numbers: readonly OrderNumber[]) {
  const rows = await clientIdsOf(context.db, context.supplier.id, numbers);
  const known = await namedClients(
    context,
    rows.map(({ clientId }) => clientId),
  );
  return new Map(
    rows.map(({ number, clientId }) => [number, { clientId, name: known.get(clientId)?.name ?? '' }]),
  );
}

export const orderHooks: OrderHooks = {
  lockForPayment,
  orderPaid,
  moneyBack,
  payerOf,
  clientsOf,
  mandateMoved,
  collectionFailed,
};
