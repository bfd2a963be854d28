/** What becomes of a shipment after it has left: its tracking is written or corrected, and it arrives. */
import { isDeepStrictEqual } from 'node:util';
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { readersOf } from '../../domain/order-step.ts';
import { hasArrived, type Shipment } from '../../domain/shipments/shipment.ts';
import { storedReturns } from '../returns/returns.store.ts';
import { moveOrder } from '../status/change-order-status.ts';
import { notifyOpenPages, queueStatusMail } from '../status/queue-order-messages.ts';
import { linesOfOrder } from '../store/order-lines.store.ts';
import type { OrderRow } from '../store/orders.store.ts';
import { lockShopOrder } from '../store/panel-orders.store.ts';
import { auditedPapers } from './ship-goods.ts';
import { papersOf, type TypedPapers } from './shipment-papers.ts';
import { setDelivered, setShipmentTracking, shipmentsOf } from './shipments.store.ts';

type NotFound = { readonly code: 'order-not-found' | 'shipment-not-found' };
interface ShipmentOf {
  readonly order: OrderRow;
  readonly shipment: Shipment;
}

async function lockShipment(
  { db, supplier }: StaffContext,
  orderNumber: OrderNumber,
  number: number,
): Promise<Result<ShipmentOf, NotFound>> {
  const order = await lockShopOrder(db, supplier.id, orderNumber);
  if (order === undefined) return refuse({ code: 'order-not-found' });
  const shipments = await shipmentsOf(db, supplier.id, orderNumber);
  const shipment = shipments.find((one) => one.number === number);
  return shipment === undefined ? refuse({ code: 'shipment-not-found' }) : accept({ order, shipment });
}

/** Empty values remove what was stored. New tracking of a shipment that is on its way is mailed. */
export const changeShipment = (
  context: StaffContext,
  orderNumber: OrderNumber,
  number: number,
  typed: TypedPapers,
): Promise<Result<void, NotFound | { readonly code: 'bad-tracking' | 'bad-invoice-key' }>> =>
  inTransaction(context, async (inside) => {
    const locked = await lockShipment(inside, orderNumber, number);
    if (!locked.ok) return locked;
    const papers = papersOf(typed);
    if (!papers.ok) return papers;
    const { order, shipment } = locked.value;
    const { tracking, invoiceKey } = papers.value;
    const at = { supplierId: inside.supplier.id, orderNumber, number };
    await setShipmentTracking(inside.db, at, tracking, invoiceKey);
    const isNew = tracking !== undefined && !isDeepStrictEqual(tracking, shipment.tracking);
    if (isNew && shipment.deliveredAt === undefined)
      await queueStatusMail(
        inside,
        order,
        orderNumber,
        'tracked',
        readersOf(order.issuedAs),
        aboutOf(number),
      );
    await recordChange(inside, {
      action: 'order.shipment-changed',
      subjectId: order.clientId,
      before: { order: orderNumber, shipmentNumber: number, ...auditedPapers(shipment) },
      after: { order: orderNumber, shipmentNumber: number, ...auditedPapers(papers.value) },
    });
    await notifyOpenPages(inside, order, orderNumber);
    return accept(undefined);
  });

/** Idempotent. The last one, with nothing left to send, brings the order to `delivered`. */
export const deliverShipment = (
  context: StaffContext,
  orderNumber: OrderNumber,
  number: number,
): Promise<Result<void, NotFound>> =>
  inTransaction(context, async (inside) => {
    const locked = await lockShipment(inside, orderNumber, number);
    if (!locked.ok) return locked;
    const { order, shipment } = locked.value;
    if (shipment.deliveredAt !== undefined) return accept(undefined);
    const at = { supplierId: inside.supplier.id, orderNumber, number };
    await setDelivered(inside.db, at, new Date(inside.now));
    await recordChange(inside, {
      action: 'order.shipment-delivered',
      subjectId: order.clientId,
      before: { order: orderNumber },
      after: { order: orderNumber, shipmentNumber: number },
    });
    if (await finishIfArrived(inside, order)) return accept(undefined);
    const readers = readersOf(order.issuedAs);
    await queueStatusMail(inside, order, orderNumber, 'shipment-delivered', readers, aboutOf(number));
    await notifyOpenPages(inside, order, orderNumber);
    return accept(undefined);
  });

const aboutOf = (number: number) => ({ shipmentNumber: String(number) });

/** Moves an order on its way, whose row must be locked, to `delivered` once all of it is with its client. */
export async function finishIfArrived(context: StaffContext, order: OrderRow): Promise<boolean> {
  const { db, supplier } = context;
  const { number } = order;
  if (order.status !== 'out-for-delivery') return false;
  const lines = await linesOfOrder(db, supplier.id, number);
  const shipments = await shipmentsOf(db, supplier.id, number);
  const returns = await storedReturns(db, supplier.id, number);
  if (!hasArrived({ lines, shipments, returns })) return false;
  const moved = await moveOrder(context, order, { number, to: 'delivered', reason: '' });
  return moved.ok;
}
