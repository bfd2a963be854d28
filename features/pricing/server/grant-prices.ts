import type { ClientId } from '#kernel/ids.ts';
import type { Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { Grant, StoredGrant } from '../domain/grant.ts';
import { noteClientPrices } from './client-prices.store.ts';
import { addGrants, endGrants, lockGrants } from './price-grants.store.ts';

/**
 * Grants a client an attendant's prices; each replaces the active grant of its product. Products must be distinct. Call
 * it in the transaction of the change it belongs to, which must also write the audit.
 */
export async function grantPrices(
  { db, supplier, actor, now }: Context & { readonly actor: Staff },
  clientId: ClientId,
  wanted: readonly Grant[],
): Promise<{ readonly ended: readonly StoredGrant[]; readonly given: readonly StoredGrant[] }> {
  if (wanted.length === 0) return { ended: [], given: [] };
  await lockGrants(db, supplier.id, clientId);
  const productIds = wanted.map(({ productId }) => productId);
  const ended = await endGrants(db, supplier.id, clientId, { productIds }, now);
  const given = wanted.map((grant) => ({ ...grant, id: newId(), staffId: actor.staffId, createdAt: now }));
  await addGrants(db, supplier.id, clientId, given);
  await noteClientPrices(db, supplier.id);
  return { ended, given };
}
