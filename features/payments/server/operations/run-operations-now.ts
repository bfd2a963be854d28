import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { Charge } from '../../domain/charges/charge.ts';
import { chargesOf } from '../charges/charges-of.ts';
import { runMandate } from '../mandates/run-mandate.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import { type ChargeRow, chargesOfOrders } from '../store/charge.store.ts';
import { closeOperation } from './close-operation.ts';
import { runOperation } from './run-operation.ts';

/**
 * Runs an order's pending operations right after its commit: voided charges first, then new ones, then the mandate that is authorised
 * with one. Never throws: the
 * order is committed, and failures are reported with `gateways.report` and retried by `runDueOperations`.
 */
export async function runOperationsNow(
  context: Context,
  gateways: PaymentGateways,
  orderNumber: OrderNumber,
  token?: string,
): Promise<void> {
  try {
    const charges = await chargesOfOrders(context.db, context.supplier.id, [orderNumber]);
    for (const charge of charges) await runUrgentOperation(context, gateways, charge, token);
    for (const { details } of charges)
      if (details.activates !== undefined) await runMandate(context, gateways, details.activates);
  } catch (error) {
    gateways.report({ orderNumber, problem: 'broken', error });
  }
}

/**
 * The order with its charge after its provider was called, after the commit: whatever happens there, the order is written. A
 * charge that needs no provider costs no query. The card's token is not stored.
 */
export async function runChargeNow<Order extends { readonly number: OrderNumber; readonly charge?: Charge }>(
  context: Context,
  gateways: PaymentGateways,
  order: Order,
  token: string | undefined,
): Promise<Order> {
  if (order.charge?.status !== 'starting') return order;
  await runOperationsNow(context, gateways, order.number, token);
  try {
    const charge = (await chargesOf(context, [order.number])).get(order.number);
    return charge === undefined ? order : { ...order, charge };
  } catch (error) {
    // As far as is known the charge is still being opened, and the client is shown that.
    gateways.report({ orderNumber: order.number, problem: 'broken', error });
    return order;
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
