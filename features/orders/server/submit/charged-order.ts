import { chargesOf } from '#features/payments/server/charges/charges-of.ts';
import { runOperationsNow } from '#features/payments/server/operations/run-operations-now.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import type { Context } from '#platform/db/context.ts';
import type { SubmittedOrder } from '../../domain/submit/submitted-order.ts';

/**
 * The order with its charge after its provider was called, after the commit: whatever happens there, the order is written. A
 * charge that needs no provider costs no query. The card's token is not stored.
 */
export async function charged(
  context: Context,
  gateways: PaymentGateways,
  order: SubmittedOrder,
  token: string | undefined,
): Promise<SubmittedOrder> {
  if (order.charge?.status !== 'starting') return order;
  await runOperationsNow(context, gateways, order.number, token);
  try {
    const charge = (await chargesOf(context, [order.number])).get(order.number);
    return charge === undefined ? order : { ...order, charge };
  } catch (error) {
    // As far as is known the charge is still being opened, and the client is shown that.
    gateways.tell({ orderNumber: order.number, problem: 'broken', error });
    return order;
  }
}
