import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { lockCharges } from '../store/charge-moves.store.ts';
import { voidCharge } from './void-charge.ts';

/** Voids all charges of a cancelled order. Call it in the order's transaction; providers are called after the commit. */
export async function cancelCharges(context: Context, orderNumber: OrderNumber): Promise<void> {
  for (const charge of await lockCharges(context.db, context.supplier.id, orderNumber)) {
    await voidCharge(context, charge, 'order-cancelled');
  }
}
