import type { PaymentMethodId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { paymentMethod } from './list-payment-methods.ts';

/**
 * The method that a call is priced by: the one it names, else the client's current one, which the session brings, while they may
 * use it: a price that can no longer be paid is not shown. A named one that they may not use is refused with the order. The methods
 * are cached; only on account costs a query, for the client's credit. Spec 3, formaPagamentoActive.
 */
export async function requestedMethod(
  context: Context,
  named: PaymentMethodId | undefined,
): Promise<PaymentMethodId | undefined> {
  const { actor } = context;
  if (named !== undefined || actor.kind !== 'customer' || actor.paymentMethodId === undefined) return named;
  return (await paymentMethod(context, actor.paymentMethodId))?.id;
}
