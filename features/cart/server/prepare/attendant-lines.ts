import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { CartLine } from '../../domain/cart.ts';
import { lockCart } from '../cart.store.ts';

/**
 * The lines that an attendant prepared and locked for this client; undefined without such a lock. Called within an order's
 * transaction, during which nobody else writes or locks the cart.
 */
export async function attendantLines({
  db,
  supplier,
  actor,
}: Context & { readonly actor: Customer }): Promise<readonly CartLine[] | undefined> {
  const owner = { supplierId: supplier.id, clientId: actor.clientId };
  const cart = await lockCart(db, owner);
  return cart?.lock === undefined ? undefined : cart.lines;
}
