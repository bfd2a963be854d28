import type { ClientId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { clientPricingOf, hasClientPrices } from './client-prices.store.ts';

/** The groups that the supplier assigned to the acting client; none for visitors. */
export async function groupsOf({ db, supplier, actor }: Context): Promise<readonly string[]> {
  if (actor.kind !== 'customer' || !(await hasClientPrices(db, supplier.id))) return [];
  return (await clientPricingOf(db, supplier.id, actor.clientId)).groups;
}

/** The groups that the supplier assigned to a client, for its staff. */
export const groupsOfClient = async (
  { db, supplier }: Context,
  clientId: ClientId,
): Promise<readonly string[]> => (await clientPricingOf(db, supplier.id, clientId)).groups;
