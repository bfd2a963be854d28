import type { OrderNumber } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { pendingGoods } from '../../domain/shipments/shipment.ts';
import { storedReturns } from '../returns/returns.store.ts';
import { linesOfOrder } from '../store/order-lines.store.ts';
import { setDelivered, shipmentsOf } from './shipments.store.ts';

/**
 * An order that is moved to `delivered` as a whole takes its shipments with it; refused while goods of it have not left. The
 * order's row must be locked. One that left at once has no shipments.
 */
export async function deliverAll(
  { db, supplier, now }: Context,
  number: OrderNumber,
): Promise<Result<void, { readonly code: 'goods-pending' }>> {
  const shipments = await shipmentsOf(db, supplier.id, number);
  if (shipments.length === 0) return accept(undefined);
  const lines = await linesOfOrder(db, supplier.id, number);
  const returns = await storedReturns(db, supplier.id, number);
  if (pendingGoods({ lines, shipments, returns }).length > 0) return refuse({ code: 'goods-pending' });
  await setDelivered(db, { supplierId: supplier.id, orderNumber: number }, new Date(now));
  return accept(undefined);
}
