import { pickUpStock } from '#features/catalog/server/stock/by-store/pick-up-stock.ts';
import { returnStock } from '#features/catalog/server/stock/return-stock.ts';
import { undoPurchase } from '#features/coupons/server/claim-coupon.ts';
import { returnSlot } from '#features/delivery/server/claim-slot.ts';
import { cancelCharges } from '#features/payments/server/charges/cancel-charges.ts';
import { returnCombos } from '#features/promotions/server/claim-combos.ts';
import { returnPromotions } from '#features/promotions/server/promotions/claim-promotions.ts';
import { endSubscriptionOf } from '#features/subscriptions/server/end-subscription.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { MailFacts } from '#platform/mail/outbox.ts';
import { moverOf } from '../../domain/mover.ts';
import { productLines } from '../../domain/order-lines.ts';
import { type IllegalMove, isQuote, move, movesOfShop, type OrderStatus } from '../../domain/order-status.ts';
import { type OrderStep, readersOf, stepTo } from '../../domain/order-step.ts';
import { goodsTaken } from '../../domain/returns/return-value.ts';
import { storedReturns } from '../returns/returns.store.ts';
import { addEvent } from '../store/order-events.store.ts';
import { linesOfOrder } from '../store/order-lines.store.ts';
import { type LockedOrder, lockOrder, setStatus } from '../store/orders.store.ts';
import { notifyOpenPages, queueStatusMail } from './queue-order-messages.ts';

export interface StatusChange {
  readonly number: OrderNumber;
  readonly to: OrderStatus;
  readonly reason: string;
  /** Cancelling only: false leaves the goods out of the stock, as when they were damaged. Default: they come back. */
  readonly restock?: boolean;
}

/**
 * Moves an order by the table of design 4, in the name of the context's actor. A quote can only be ended this way: `priceQuote`
 * prices it and `acceptQuote` turns it into an order.
 */
export const changeOrderStatus = (
  context: Context,
  change: StatusChange,
): Promise<Result<OrderStatus, IllegalMove | { readonly code: 'order-not-found' }>> =>
  inTransaction(context, async (inside) => {
    const order = await lockOrder(inside.db, inside.supplier.id, change.number);
    if (order === undefined) return refuse({ code: 'order-not-found' });
    const { status: from, delivery } = order;
    return movesOfShop(from, delivery.type).includes(change.to)
      ? moveOrder(inside, order, change)
      : refuse({ code: 'illegal-move', facts: { from, to: change.to } });
  });

/**
 * Moves an order, whose row must be locked, in the caller's transaction: stores the event (who and why), queues the mail,
 * notifies open pages. Goods that were picked up leave their store. Cancelling gives stock, combos, promotions, coupon and the slot back, and ends the subscription that the order began.
 */
export async function moveOrder(
  context: Context,
  order: LockedOrder,
  { number, to, reason, restock = true }: StatusChange,
  step: OrderStep | undefined = stepTo[to],
  about: MailFacts = {},
): Promise<Result<OrderStatus, IllegalMove>> {
  const { db, supplier, actor, now } = context;
  const moved = move(order.status, to, order.delivery.type);
  if (!moved.ok) return moved;
  await setStatus(db, supplier.id, number, to);
  await addEvent(db, { supplierId: supplier.id, number, status: to, by: moverOf(actor), reason, now });
  if (to === 'cancelled') await undo(context, number, order, restock);
  if (to === 'delivered' && order.delivery.type === 'pickup')
    await pickUpStock(context, {
      store: order.delivery.store,
      lines: goodsTaken({
        lines: await linesOfOrder(db, supplier.id, number),
        returns: await storedReturns(db, supplier.id, number),
      }),
      reason: `Pedido ${number}`,
    });
  if (step !== undefined)
    await queueStatusMail(context, order, number, step, readersOf(order.issuedAs), about);
  await notifyOpenPages(context, order, number);
  return accept(to);
}

/** A quote holds nothing to give back. Locks in the common order: decision 028. */
async function undo(
  context: Context,
  number: OrderNumber,
  { status, clientId, delivery }: LockedOrder,
  restock: boolean,
): Promise<void> {
  if (isQuote(status)) return;
  await endSubscriptionOf(context, number);
  if (restock)
    await returnStock(context, productLines(await linesOfOrder(context.db, context.supplier.id, number)));
  await returnCombos(context, number);
  if (delivery.limited && delivery.slot !== undefined) await returnSlot(context, delivery.slot);
  await returnPromotions(context, number);
  await undoPurchase(context, { orderNumber: number, clientId });
  await cancelCharges(context, number);
}
