import { returnStock } from '#features/catalog/server/public.ts';
import { undoPurchase } from '#features/coupons/server/public.ts';
import { cancelCharges } from '#features/payments/server/public.ts';
import { returnCombos } from '#features/promotions/server/public.ts';
import { endSubscriptionOf } from '#features/subscriptions/server/public.ts';
import type { ClientId, OrderNumber, UserId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { productLines } from '../domain/order-lines.ts';
import { type IllegalMove, move, type OrderStatus } from '../domain/order-status.ts';
import { addEvent } from './order-events.store.ts';
import { linesOfOrder } from './order-lines.store.ts';
import { lockOrder, setStatus } from './orders.store.ts';

export interface StatusChange {
  readonly number: OrderNumber;
  readonly to: OrderStatus;
  readonly reason: string;
  /** Who moves it; absent for the system itself. */
  readonly userId?: UserId;
}

/** Moves an order by the table of design 4 and writes down who did it and why. Cancelling gives stock, combos and coupon back, and ends what it began. */
export const changeOrderStatus = (
  context: Context,
  { to, ...change }: StatusChange,
): Promise<Result<OrderStatus, IllegalMove | { readonly code: 'order-not-found' }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const order = await lockOrder(db, supplier.id, change.number);
    if (order === undefined) return refuse({ code: 'order-not-found' });
    const moved = move(order.status, to, order.delivery.type);
    if (!moved.ok) return moved;
    await setStatus(db, supplier.id, change.number, to);
    await addEvent(db, { ...change, supplierId: supplier.id, status: to, now });
    if (to === 'CANCELADO') await undo(inside, change.number, order.clientId);
    return accept(to);
  });

async function undo(context: Context, number: OrderNumber, clientId: ClientId): Promise<void> {
  await returnStock(context, productLines(await linesOfOrder(context.db, context.supplier.id, number)));
  await returnCombos(context, number);
  await undoPurchase(context, { orderNumber: number, clientId });
  await cancelCharges(context, number);
  await endSubscriptionOf(context, number);
}
