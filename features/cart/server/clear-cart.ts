import type { ProductId } from '#kernel/ids.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { removeLines } from './cart.store.ts';

/**
 * Removes what was ordered (ids of products and combos) and its coupon from the client's cart. Called within the order's
 * transaction.
 */
export const clearCart = (
  { db, supplier, actor, now }: Context & { readonly actor: Customer },
  ordered: readonly ProductId[],
): Promise<void> => removeLines(db, { supplierId: supplier.id, clientId: actor.clientId }, ordered, now);
