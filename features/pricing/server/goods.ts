import type { CategoryId, ProductId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';

/**
 * What pricing needs of the catalogue and of subscriptions. Those features depend on pricing, so the composition injects
 * these functions.
 */
export interface PricingSources {
  /** The ids that are no product of the supplier. */
  readonly unknownProducts: (
    db: Db,
    supplierId: SupplierId,
    ids: readonly ProductId[],
  ) => Promise<ProductId[]>;
  readonly unknownCategories: (
    db: Db,
    supplierId: SupplierId,
    ids: readonly CategoryId[],
  ) => Promise<CategoryId[]>;
  readonly unknownSubscriptionTypes: (
    db: Db,
    supplierId: SupplierId,
    ids: readonly string[],
  ) => Promise<string[]>;
}
