import type { ClientId } from '#kernel/ids.ts';
import type { Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { Grant, KeptGrant } from '../domain/grant.ts';
import { noteClientPrices } from './client-prices.store.ts';
import { addGrants, endGrants, lockGrants } from './price-grants.store.ts';

/**
 * Gives a client an attendant's prices, each in the place of one that stands for its product, and each product once.
 * Call it in the transaction of the change that it belongs to, which writes down who did it and why.
 */
export async function grantPrices(
  { db, supplier, actor, now }: Context & { readonly actor: Staff },
  clientId: ClientId,
  wanted: readonly Grant[],
): Promise<{ readonly ended: readonly KeptGrant[]; readonly given: readonly KeptGrant[] }> {
  if (wanted.length === 0) return { ended: [], given: [] };
  await lockGrants(db, supplier.id, clientId);
  const productIds = wanted.map(({ productId }) => productId);
  const ended = await endGrants(db, supplier.id, clientId, { productIds }, now);
  const given = wanted.map((grant) => ({ ...grant, id: newId(), staffId: actor.staffId, createdAt: now }));
  await addGrants(db, supplier.id, clientId, given);
  await noteClientPrices(db, supplier.id);
  return { ended, given };
}
