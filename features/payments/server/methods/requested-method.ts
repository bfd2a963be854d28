import type { PaymentMethodId } from '#kernel/ids.ts';
import type { Scope } from '#kernel/scope.ts';

/**
 * The method that a call is priced by: the one it names, else the client's current one. The session brings it, so it costs no
 * query. Spec 3, formaPagamentoActive.
 */
export const requestedMethod = (
  { actor }: Pick<Scope, 'actor'>,
  named: PaymentMethodId | undefined,
): PaymentMethodId | undefined => named ?? (actor.kind === 'customer' ? actor.paymentMethodId : undefined);
