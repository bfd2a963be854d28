/** The shop sends a part of an order's goods: the first one brings the order on its way. */
import { isDeepStrictEqual } from 'node:util';
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { defined } from '#kernel/defined.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import type { Tracking } from '../../domain/order.ts';
import { readersOf } from '../../domain/order-step.ts';
import {
  mayShipGoods,
  nextShipment,
  type Shipment,
  type ShipmentRefusal,
  type ShippedLine,
  shipmentsVersion,
} from '../../domain/shipments/shipment.ts';
import { storedReturns } from '../returns/returns.store.ts';
import { moveOrder } from '../status/change-order-status.ts';
import { notifyOpenPages, queueStatusMail } from '../status/queue-order-messages.ts';
import { linesOfOrder } from '../store/order-lines.store.ts';
import type { OrderRow } from '../store/orders.store.ts';
import { lockShopOrder } from '../store/panel-orders.store.ts';
import { papersOf, type ShipmentPapers, type TypedPapers } from './shipment-papers.ts';
import { insertShipment, shipmentsOf } from './shipments.store.ts';

export interface NewShipment extends TypedPapers {
  /** The same for every try of one request. */
  readonly key: string;
  /** `shipmentsVersion` of what the person saw. */
  readonly version: number;
  readonly lines: readonly ShippedLine[];
}

export type ShipGoodsRefusal =
  | {
      readonly code:
        | ShipmentRefusal
        | 'order-not-found'
        | 'key-reused'
        | 'not-to-ship'
        | 'bad-tracking'
        | 'bad-invoice-key';
    }
  | ChangedByOther<readonly Shipment[]>;

/**
 * Idempotent by its key: what was sent before is accepted again, and changes nothing. Other goods with the same key are refused. Papers
 * are not compared: they may have been corrected since.
 */
export const shipGoods = (
  context: StaffContext,
  number: OrderNumber,
  wanted: NewShipment,
): Promise<Result<void, ShipGoodsRefusal>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const order = await lockShopOrder(db, supplier.id, number);
    if (order === undefined) return refuse({ code: 'order-not-found' });
    const shipments = await shipmentsOf(db, supplier.id, number);
    const earlier = shipments.find(({ key }) => key === wanted.key);
    if (earlier !== undefined)
      return isDeepStrictEqual(earlier.lines, inOrder(wanted.lines))
        ? accept(undefined)
        : refuse({ code: 'key-reused' });
    if (!mayShipGoods(order.status, order.delivery.type, shipments.length))
      return refuse({ code: 'not-to-ship' });
    if (shipmentsVersion(shipments) !== wanted.version) return changedByOther<readonly Shipment[]>(shipments);
    const papers = papersOf(wanted);
    if (!papers.ok) return papers;
    const lines = await linesOfOrder(db, supplier.id, number);
    const returns = await storedReturns(db, supplier.id, number);
    const goods = nextShipment({ lines, shipments, returns }, wanted.lines);
    if (!goods.ok) return goods;
    const sent = { key: wanted.key, number: shipments.length + 1, lines: goods.value, papers: papers.value };
    await write(inside, order, sent);
    return accept(undefined);
  });

const inOrder = (lines: readonly ShippedLine[]): readonly ShippedLine[] =>
  lines.toSorted((one, other) => one.position - other.position);

interface Sent {
  readonly key: string;
  readonly number: number;
  readonly lines: readonly ShippedLine[];
  readonly papers: ShipmentPapers;
}

/** The record, its audit, the mail, and the order's move with the first one. */
async function write(context: StaffContext, order: OrderRow, sent: Sent): Promise<void> {
  const { db, supplier, actor, now } = context;
  const { lines, papers } = sent;
  await insertShipment(
    db,
    {
      supplierId: supplier.id,
      orderNumber: order.number,
      number: sent.number,
      key: sent.key,
      tracking: papers.tracking ?? null,
      invoiceKey: papers.invoiceKey ?? null,
      staffId: actor.staffId,
      byName: actor.name,
      at: new Date(now),
    },
    lines,
  );
  await recordChange(context, {
    action: 'order.shipped',
    subjectId: order.clientId,
    before: { order: order.number, status: order.status },
    after: { order: order.number, shipmentNumber: sent.number, lines, ...auditedPapers(papers) },
  });
  const about = { shipmentNumber: String(sent.number) };
  if (order.status === 'packed') {
    const move = { number: order.number, to: 'out-for-delivery', reason: '' } as const;
    const moved = await moveOrder(context, order, move, 'shipment-sent', about);
    if (!moved.ok) throw new Error(`order ${order.number} does not leave: ${moved.refusal.code}`);
    return;
  }
  await queueStatusMail(context, order, order.number, 'shipment-sent', readersOf(order.issuedAs), about);
  await notifyOpenPages(context, order, order.number);
}

export const auditedPapers = ({
  tracking,
  invoiceKey,
}: ShipmentPapers): { readonly tracking?: Tracking; readonly invoiceKey?: string } =>
  defined({ tracking, invoiceKey });
