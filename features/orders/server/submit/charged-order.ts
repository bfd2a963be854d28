import { chargesOf, type Till, tendCharges } from '#features/payments/server/public.ts';
import type { Context } from '#platform/db/context.ts';
import type { SubmittedOrder } from '../../domain/submitted-order.ts';

/**
 * The order with its charge as it stands once its provider was asked, after the commit: whatever becomes of that, the
 * order is written. What waits for nobody costs no question. The card's token was only here.
 */
export async function charged(
  context: Context,
  till: Till,
  order: SubmittedOrder,
  token: string | undefined,
): Promise<SubmittedOrder> {
  if (order.charge?.status !== 'starting') return order;
  await tendCharges(context, till, order.number, token);
  try {
    const charge = (await chargesOf(context, [order.number])).get(order.number);
    return charge === undefined ? order : { ...order, charge };
  } catch (error) {
    // Its charge is still being opened, as far as anybody here knows: that is what its client is told.
    till.tell({ orderNumber: order.number, problem: 'broken', error });
    return order;
  }
}
