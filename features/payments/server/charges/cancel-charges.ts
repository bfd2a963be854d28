import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { lockCharges } from '../store/charge-moves.store.ts';
import { voidCharge } from './void-charge.ts';

/** A cancelled order asks for no money any more. Called in its transaction; providers are told after the commit. */
export async function cancelCharges(context: Context, orderNumber: OrderNumber): Promise<void> {
  for (const charge of await lockCharges(context.db, context.supplier.id, orderNumber)) {
    await voidCharge(context, charge, 'order-cancelled');
  }
}
