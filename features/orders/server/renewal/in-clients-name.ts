import { principalOf } from '#features/accounts/server/public.ts';
import type { ClientId } from '#kernel/ids.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';

/** By whom such an order is issued, as its client reads it. Spec 6, 'Pedido emitido por'. */
export const ISSUER = 'Assinatura';

/** The context of what is done for a client while it is away; undefined where it has nobody who may log in any more. */
export async function inClientsName(
  context: Context,
  clientId: ClientId,
): Promise<(Context & { readonly actor: Customer }) | undefined> {
  const principal = await principalOf(context, clientId);
  return principal && { ...context, actor: { ...principal.actor, name: ISSUER } };
}
