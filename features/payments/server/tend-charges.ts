import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { chargesOfOrders } from './charge.store.ts';
import { refuseUnstarted } from './refuse-unstarted.ts';
import { runErrand } from './run-errand.ts';
import type { Till } from './till.ts';

/**
 * Tells providers at once what an order's charges have to be told, after the commit: what is given up first, then what
 * is new. What fails here is done by `lookAfterCharges`, so the caller's answer does not depend on it.
 */
export async function tendCharges(
  context: Context,
  till: Till,
  orderNumber: OrderNumber,
  token?: string,
): Promise<void> {
  const charges = await chargesOfOrders(context.db, context.supplier.id, [orderNumber]);
  for (const { id, errand, kind, status, createdAt } of charges) {
    if (errand === null || errand === 'watch') continue;
    const isNew = status === 'starting' && createdAt.getTime() === context.now;
    if (isNew && kind === 'card' && token === undefined) await refuseUnstarted(context, id);
    else await runErrand(context, till, id, isNew ? token : undefined);
  }
}
