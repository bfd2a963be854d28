import type { ProductId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { PanelListProduct } from '../../domain/panel/panel-list.ts';
import { additionProducts, additionsVersion } from './additions.store.ts';

/** What the shop offers with a product, sold or not, as staff edit it. */
export interface OfferedAdditions {
  readonly version: number;
  /** In the shop's order. */
  readonly additions: readonly PanelListProduct[];
}

export async function offeredAdditions(
  { db, supplier }: Context,
  productId: ProductId,
): Promise<Result<OfferedAdditions, { readonly code: 'product-not-found' }>> {
  // Read first: if the list changes before it is read, a save with this version is refused and overwrites nothing.
  const version = await additionsVersion(db, supplier.id, productId);
  if (version === undefined) return refuse({ code: 'product-not-found' });
  return accept({ version, additions: await additionProducts(db, supplier.id, productId) });
}
