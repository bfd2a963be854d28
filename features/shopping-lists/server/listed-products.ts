import { isAvailable } from '#features/catalog/domain/product.ts';
import { offersOf } from '#features/catalog/server/products/offers-of.ts';
import { defined } from '#kernel/defined.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { ListedProduct } from '../domain/shopping-list.ts';

/** Products as lists show them, sold or not. The number of queries does not depend on the number of products. */
export async function listedProducts(
  context: Context,
  ids: readonly ProductId[],
): Promise<Map<ProductId, ListedProduct>> {
  const found = await offersOf(context, [...new Set(ids)], { ignorePolicies: true });
  return new Map(
    [...found].map(([id, { name, slug, unit, picture, ground, active, stock, increments }]) => [
      id,
      {
        name,
        slug,
        unit,
        ...defined({ picture }),
        ground,
        available: isAvailable(active, stock, increments),
      },
    ]),
  );
}
