import { principalOf } from '#features/accounts/server/clients/principal-of.ts';
import type { ClientId } from '#kernel/ids.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';

/** The issuer's name on such an order, as its client reads it. Spec 6, 'Pedido emitido por'. */
export const ISSUER = 'Assinatura';

/** The context for acting in the client's name in its absence; undefined when the client has no main user who may log in. */
export async function inClientsName(
  context: Context,
  clientId: ClientId,
): Promise<(Context & { readonly actor: Customer }) | undefined> {
  const principal = await principalOf(context, clientId);
  return (
    principal && {
      ...context,
      supplier: principal.supplier,
      actor: { ...principal.actor, name: ISSUER },
    }
  );
}
