import type { Customer } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { SavedCart } from '../domain/saved-cart.ts';
import { lockCart, setLock, writeCart } from './cart.store.ts';
import { loadCart } from './load-cart.ts';
import type { Pricing } from './price-lines.ts';

/** The client unlocks the cart; the attendant's lines and prices stay. Spec 4, attendant lock. */
export async function unlockCart(
  context: Context & { readonly actor: Customer },
  pricing: Pricing,
): Promise<SavedCart> {
  const { supplier, actor, now } = context;
  const owner = { supplierId: supplier.id, clientId: actor.clientId };
  await inTransaction(context, async ({ db }) => {
    if ((await lockCart(db, owner))?.lock === undefined) return;
    await writeCart(db, owner, { now, attended: true });
    await setLock(db, owner);
  });
  return loadCart(context, pricing);
}
