import { putPaymentChoice } from '#features/accounts/server/clients/payment-choices.store.ts';
import { forgetSession } from '#features/accounts/server/sessions/cached-session.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { paymentMethod } from './list-payment-methods.ts';

/**
 * Stores the method by which the client is shown prices at this supplier, on all devices and for all who buy for them. Only one
 * that they may use: later it may end all the same, and has then no effect. Spec 3, formaPagamentoActive; spec 4, supplier flow.
 */
export async function choosePaymentMethod(
  context: Context & { readonly actor: Customer },
  id: PaymentMethodId,
): Promise<Result<void, { readonly code: 'payment-not-offered' }>> {
  const { db, supplier, actor, now, database } = context;
  if ((await paymentMethod(context, id)) === undefined) return refuse({ code: 'payment-not-offered' });
  await putPaymentChoice(db, supplier.id, actor.clientId, id, now);
  // The next page shows the session with the new choice.
  forgetSession(database.db, actor.sessionId);
  return accept(undefined);
}
