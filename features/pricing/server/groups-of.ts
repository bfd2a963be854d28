import type { Context } from '#platform/db/context.ts';
import { hasClientPrices } from './client-prices.store.ts';
import { clientPricingOf } from './client-pricing.store.ts';

/** The groups that the supplier has put who acts in; a visitor is of none. */
export async function groupsOf({ db, supplier, actor }: Context): Promise<readonly string[]> {
  if (actor.kind !== 'customer' || !(await hasClientPrices(db, supplier.id))) return [];
  return (await clientPricingOf(db, supplier.id, actor.clientId)).groups;
}
