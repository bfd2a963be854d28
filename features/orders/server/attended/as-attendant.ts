import { principalOf } from '#features/accounts/server/clients/principal-of.ts';
import type { ClientId } from '#kernel/ids.ts';
import type { Customer, Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';

/**
 * The context in which a member of the shop's staff buys for a client: priced, offered and limited as the client is, and named as
 * who made the order. Undefined where the client is none of this shop, or may no longer log in, so foreign and unknown ones look
 * alike.
 */
export async function asAttendant<C extends Context & { readonly actor: Staff }>(
  context: C,
  clientId: ClientId,
): Promise<(Omit<C, 'actor'> & Context & { readonly actor: Customer }) | undefined> {
  const { actor: attendant } = context;
  const known = await principalOf(context, clientId);
  if (known === undefined) return undefined;
  const { sessionId, name } = attendant;
  return {
    ...context,
    supplier: known.supplier,
    actor: { ...known.actor, sessionId, name, capacity: 'attendant', attendant },
  };
}
