import { creditTermsOf } from '#features/accounts/server/clients/credit-limits.store.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { mayOwe } from '../../domain/credit.ts';
import { activeMethod, activeMethods } from '../store/payment-method.store.ts';
import { mayUseMethod } from './may-use-method.ts';

/**
 * The method that a call is priced by: the one it names, else the client's current one, which the session brings, while they may
 * use it: a price that can no longer be paid is not shown. A named one that they may not use is refused with the order; of one
 * that is limited to other client groups not even the prices are shown. The methods are cached; only on account and a limited one
 * cost a query, for the client's credit or groups. Spec 3, formaPagamentoActive.
 */
export async function requestedMethod(
  context: Context,
  named: PaymentMethodId | undefined,
): Promise<PaymentMethodId | undefined> {
  if (named !== undefined) return namedMethod(context, named);
  const { db, supplier, actor } = context;
  if (actor.kind !== 'customer' || actor.paymentMethodId === undefined) return undefined;
  const method = await activeMethod(db, supplier.id, actor.paymentMethodId);
  if (method !== undefined && !(await mayUseMethod(context, method))) return undefined;
  if (method?.kind !== 'on-account') return method?.id;
  const terms = await creditTermsOf(db, supplier.id, actor.clientId);
  return terms && mayOwe(terms.approved, centavos(terms.creditLimit)) ? method.id : undefined;
}

/** The method that a call is priced by if it never means the client's current one: the named one, unless it is limited to others. */
export async function namedMethod(
  context: Context,
  named: PaymentMethodId | undefined,
): Promise<PaymentMethodId | undefined> {
  if (named === undefined) return undefined;
  const method = (await activeMethods(context.db, context.supplier.id)).find(({ id }) => id === named);
  return method === undefined || (await mayUseMethod(context, method)) ? named : undefined;
}
