import { creditTermsOf } from '#features/accounts/server/clients/credit-limits.store.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { mayOwe } from '../../domain/credit.ts';
import { activeMethod } from '../store/payment-method.store.ts';

/**
 * The method that a call is priced by: the one it names, else the client's current one, which the session brings, while they may
 * use it: a price that can no longer be paid is not shown. A named one that they may not use is refused with the order. The methods
 * are cached; only on account costs a query, for the client's credit. Spec 3, formaPagamentoActive.
 */
export async function requestedMethod(
  { db, supplier, actor }: Context,
  named: PaymentMethodId | undefined,
): Promise<PaymentMethodId | undefined> {
  if (named !== undefined || actor.kind !== 'customer' || actor.paymentMethodId === undefined) return named;
  const method = await activeMethod(db, supplier.id, actor.paymentMethodId);
  if (method?.kind !== 'on-account') return method?.id;
  const terms = await creditTermsOf(db, supplier.id, actor.clientId);
  return terms && mayOwe(terms.approved, centavos(terms.creditLimit)) ? method.id : undefined;
}
