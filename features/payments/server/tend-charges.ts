import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { type ChargeRow, chargesOfOrders } from './charge.store.ts';
import { closeErrand } from './close-errand.ts';
import { runErrand } from './run-errand.ts';
import type { Till } from './till.ts';

/**
 * Tells providers at once what an order's charges have to be told, after the commit: what is given up first, then what
 * is new. Never throws: the order is written, and what fails here is told to the till and done by `lookAfterCharges`.
 */
export async function tendCharges(
  context: Context,
  till: Till,
  orderNumber: OrderNumber,
  token?: string,
): Promise<void> {
  try {
    for (const charge of await chargesOfOrders(context.db, context.supplier.id, [orderNumber]))
      await tend(context, till, charge, token);
  } catch (error) {
    till.tell({ orderNumber, problem: 'broken', error });
  }
}

async function tend(
  context: Context,
  till: Till,
  charge: ChargeRow,
  token: string | undefined,
): Promise<void> {
  const { id, errand, kind, status, createdAt } = charge;
  if (errand === null || errand === 'watch') return;
  const isNew = status === 'starting' && createdAt.getTime() === context.now;
  // Nobody gave a card: the order stands, and is paid with its next one.
  if (isNew && kind === 'card' && token === undefined) await closeErrand(context, till, charge, 'no-card');
  else await runErrand(context, till, id, isNew ? token : undefined);
}
