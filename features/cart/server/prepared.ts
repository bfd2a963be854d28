import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { CartLine } from '../domain/cart.ts';
import { holdCart } from './cart.store.ts';
import { linesOf } from './cart-lines.store.ts';

/**
 * What an attendant prepared and locked for this client; undefined where none did. Called within an order's
 * transaction, until whose end nobody else writes the cart or locks it.
 */
export async function prepared({
  db,
  supplier,
  actor,
}: Context & { readonly actor: Customer }): Promise<readonly CartLine[] | undefined> {
  const owner = { supplierId: supplier.id, clientId: actor.clientId };
  const head = await holdCart(db, owner);
  return head?.lock === undefined ? undefined : linesOf(db, owner);
}
