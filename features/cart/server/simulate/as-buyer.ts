import { principalOf } from '#features/accounts/server/clients/principal-of.ts';
import type { ClientId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Instant, type Shopper, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';

export interface Buyer {
  /** Absent: a visitor. */
  readonly clientId?: ClientId;
  readonly at: Instant;
}

/** The context in which this client, or a visitor, is priced at this time: with the tags that the shop gave the client. Reading only. */
export async function asBuyer(
  context: Context,
  { clientId, at }: Buyer,
): Promise<Result<Context & { readonly actor: Shopper }, { readonly code: 'client-not-found' }>> {
  if (clientId === undefined) return accept({ ...context, actor: VISITOR, now: at });
  const known = await principalOf(context, clientId);
  if (known === undefined) return refuse({ code: 'client-not-found' });
  return accept({ ...context, supplier: known.supplier, actor: known.actor, now: at });
}
