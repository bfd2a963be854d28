/** How a shop's staff move its orders. Each change is audited with before and after. */

import { isDeepStrictEqual } from 'node:util';
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { chargesOf } from '#features/payments/server/charges/charges-of.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import type { LegalMoves, ShopOrderRefusal } from '../../contract/panel/panel-texts.ts';
import { movesOfShop } from '../../domain/order-status.ts';
import { isPaymentAwaited } from '../../domain/payment-phase.ts';
import { addNote } from '../notes/order-notes.ts';
import { deliverAll } from '../shipments/deliver-all.ts';
import { setTracking } from '../store/orders.store.ts';
import { lockShopOrder } from '../store/panel-orders.store.ts';
import { moveOrder, type StatusChange } from './change-order-status.ts';
import { notifyOpenPages, queueStatusMail } from './queue-order-messages.ts';
import { type TypedTracking, trackingOf } from './tracking-of.ts';

type Moved = Result<void, { readonly code: ShopOrderRefusal; readonly facts?: LegalMoves }>;
type Tracked = Result<void, { readonly code: ShopOrderRefusal }>;

/** Moves an order as the table allows. A quote can only be cancelled here; pricing and accepting it are separate. */
export const moveShopOrder = (
  context: StaffContext,
  number: OrderNumber,
  { to, reason: written, restock = true }: Omit<StatusChange, 'number'>,
): Promise<Moved> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const reason = written.trim();
    const order = await lockShopOrder(db, supplier.id, number);
    if (order === undefined) return refuse({ code: 'order-not-found' });
    const next = movesOfShop(order.status, order.delivery.type);
    if (!next.includes(to)) return refuse({ code: 'illegal-move', facts: { status: order.status, next } });
    if (to === 'cancelled' && reason === '') return refuse({ code: 'reason-missing' });
    if (to === 'packed' && (await isAwaited(inside, number))) return refuse({ code: 'payment-awaited' });
    if (to === 'delivered') {
      const arrived = await deliverAll(inside, number);
      if (!arrived.ok) return arrived;
    }
    const moved = await moveOrder(inside, order, { number, to, reason, restock });
    if (!moved.ok) return refuse({ code: 'illegal-move' });
    await recordChange(inside, {
      action: 'order.moved',
      subjectId: order.clientId,
      before: { order: number, status: order.status },
      after: { order: number, status: to, reason, ...(to === 'cancelled' ? { restock } : {}) },
    });
    if (to === 'cancelled' && !restock) await addNote(inside, number, NOT_RESTOCKED);
    return accept(undefined);
  });

const NOT_RESTOCKED = 'Cancelado sem devolver os produtos ao estoque.';

const isAwaited = async (context: Context, number: OrderNumber): Promise<boolean> =>
  isPaymentAwaited((await chargesOf(context, [number])).get(number));

/** Stores the carrier and the tracking link; empty values remove them. */
export const trackShopOrder = (
  context: StaffContext,
  number: OrderNumber,
  typed: TypedTracking,
): Promise<Tracked> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const order = await lockShopOrder(db, supplier.id, number);
    if (order === undefined) return refuse({ code: 'order-not-found' });
    const tracking = trackingOf(typed);
    if (tracking === 'bad') return refuse({ code: 'bad-tracking' });
    // An order that is picked up has no tracking; stored tracking can still be removed.
    if (tracking !== undefined && order.delivery.type === 'pickup')
      return refuse({ code: 'order-picked-up' });
    await setTracking(db, supplier.id, number, tracking);
    // Before it leaves no mail is needed: the one sent when it leaves includes the tracking.
    const isNewTracking = tracking !== undefined && !isDeepStrictEqual(tracking, order.tracking);
    if (isNewTracking && order.status === 'out-for-delivery')
      await queueStatusMail(inside, order, number, 'tracked');
    await recordChange(inside, {
      action: 'order.tracked',
      subjectId: order.clientId,
      before: { order: number, tracking: order.tracking },
      after: { order: number, tracking: tracking ?? null },
    });
    await notifyOpenPages(inside, order, number);
    return accept(undefined);
  });
