import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import { type ChargeRow, chargesOfOrders } from '../store/charge.store.ts';
import { closeOperation } from './close-operation.ts';
import { runOperation } from './run-operation.ts';

/**
 * Tells providers at once what an order's charges have to be told, after the commit: what is given up first, then what
 * is new. Never throws: the order is written, and what fails here is told to the till and done by `runDueOperations`.
 */
export async function runOperationsNow(
  context: Context,
  till: PaymentGateways,
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
  till: PaymentGateways,
  charge: ChargeRow,
  token: string | undefined,
): Promise<void> {
  const { id, errand, kind, status, createdAt } = charge;
  if (errand === null || errand === 'watch') return;
  const isNew = status === 'starting' && createdAt.getTime() === context.now;
  // Nobody gave a card: the order stands, and is paid with its next one.
  if (isNew && kind === 'card' && token === undefined) await closeOperation(context, till, charge, 'no-card');
  else await runOperation(context, till, id, isNew ? token : undefined);
}
