/**
 * What Google is sent of a queued event. Undefined where the client was forgotten, the shop no longer measures, or the visit was at
 * another shop's id.
 */
import type { OrderLine } from '#features/orders/domain/placed-order.ts';
import { measuredOrder } from '#features/orders/server/read/measured-order.ts';
import { measuredReturn } from '#features/orders/server/read/measured-return.ts';
import { googleAnalyticsOf } from '#features/suppliers/domain/google-analytics-of.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Db } from '#platform/db/database.ts';
import { type Ga4Visit, visitAt } from '../../domain/ga4-visit.ts';
import type { QueuedEvent } from './analytics-outbox.store.ts';
import type { QueuedReturn } from './analytics-returns.store.ts';
import type { Measurement } from './measurement-protocol.ts';

/** A purchase, or the refund of a cancelled order. */
export async function measuredEvent(
  db: Db,
  { supplierId, orderNumber, event, createdAt }: QueuedEvent,
): Promise<Measurement | undefined> {
  const order = await measuredOrder(db, supplierId, orderNumber);
  const visit = order && (await visitOf(db, supplierId, order.visit));
  if (order === undefined || visit === undefined) return undefined;
  const { total, deliveryFee: shipping, coupon } = order;
  return {
    visit,
    event: {
      name: event,
      items: order.lines.map(itemOf),
      order: { number: orderNumber, total, shipping, ...defined({ coupon }) },
    },
    at: createdAt.getTime(),
  };
}

/** The refund of what came back: the returned products and the amount that goes back for them. */
export async function measuredRefund(
  db: Db,
  { supplierId, createdAt, ...which }: QueuedReturn,
): Promise<Measurement | undefined> {
  const back = await measuredReturn(db, supplierId, which);
  const visit = back && (await visitOf(db, supplierId, back.visit));
  if (back === undefined || visit === undefined) return undefined;
  const { amount: total, fee } = back;
  // The shop may give back less than the goods and the fee.
  const shipping = centavos(Math.min(fee, total));
  return {
    visit,
    event: {
      name: 'refund',
      items: back.lines.map(itemOf),
      order: { number: which.orderNumber, total, shipping },
    },
    at: createdAt.getTime(),
  };
}

async function visitOf(db: Db, supplierId: SupplierId, visit: string): Promise<Ga4Visit | undefined> {
  const shop = await supplierByKey(db, supplierId);
  const measurementId = shop && googleAnalyticsOf(shop);
  return measurementId === undefined ? undefined : visitAt(measurementId, visit);
}

const itemOf = ({ productId: id, name, unitPrice, quantity }: OrderLine) => ({
  id,
  name,
  unitPrice,
  quantity,
});
