import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import { type ChargeRow, chargesOfOrders } from '../store/charge.store.ts';
import { closeOperation } from './close-operation.ts';
import { runOperation } from './run-operation.ts';

/**
 * Runs an order's pending operations right after its commit: voided charges first, then new ones. Never throws: the
 * order is committed, and failures are reported with `gateways.tell` and retried by `runDueOperations`.
 */
export async function runOperationsNow(
  context: Context,
  gateways: PaymentGateways,
  orderNumber: OrderNumber,
  token?: string,
): Promise<void> {
  try {
    for (const charge of await chargesOfOrders(context.db, context.supplier.id, [orderNumber]))
      await runUrgentOperation(context, gateways, charge, token);
  } catch (error) {
    gateways.tell({ orderNumber, problem: 'broken', error });
  }
}

async function runUrgentOperation(
  context: Context,
  gateways: PaymentGateways,
  charge: ChargeRow,
  token: string | undefined,
): Promise<void> {
  const { id, operation, kind, status, createdAt } = charge;
  if (operation === null || operation === 'watch') return;
  const isNew = status === 'starting' && createdAt.getTime() === context.now;
  // No card was given: the order stands and is paid with the next card.
  if (isNew && kind === 'card' && token === undefined)
    await closeOperation(context, gateways, charge, 'no-card');
  else await runOperation(context, gateways, id, isNew ? token : undefined);
}
