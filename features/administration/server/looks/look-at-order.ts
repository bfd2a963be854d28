import { paymentPhase } from '#features/orders/domain/payment-phase.ts';
import { getShopOrder } from '#features/orders/server/read/shop-orders.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import type { LookedOrder } from '../../domain/look.ts';
import type { PlatformContext } from '../suppliers/manage-suppliers.ts';
import { recordLook } from './record-look.ts';

/**
 * An order of the context's shop, without address, phone and documents; undefined where the shop has none of this number. Nobody sees
 * it without an entry in the shop's audit.
 */
export async function lookAtOrder(
  context: PlatformContext,
  number: OrderNumber,
): Promise<LookedOrder | undefined> {
  const order = await getShopOrder(context, number);
  if (order === undefined) return undefined;
  const { clientId, name } = order.client;
  await recordLook(context, {
    action: 'order.looked-at',
    subjectId: clientId,
    after: { order: number, name },
  });
  return {
    number,
    status: order.status,
    createdAt: order.createdAt,
    client: { id: clientId, name },
    byApiKey: order.apiKeyId !== undefined,
    delivery: order.delivery.type,
    paymentName: order.paymentName,
    paymentPhase: paymentPhase(order),
    subtotal: order.subtotal,
    deliveryFee: order.deliveryFee,
    discount: order.discount,
    total: order.total,
    lines: order.lines.map((line) => ({
      sku: line.sku,
      name: line.name,
      unit: line.unit,
      quantity: line.quantity,
      total: line.total,
    })),
    // What people wrote may name somebody; what the system wrote says why a payment failed.
    events: order.events.map(({ status, at, side, reason }) => ({
      status,
      at,
      side,
      ...(side === 'system' && reason !== '' ? { reason } : {}),
    })),
  };
}
