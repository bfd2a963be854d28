import type { CategoryId, ProductId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';

/** What prices have to ask of the catalogue and of subscriptions, which come after them: it's handed in where features are composed. */
export interface Goods {
  /** Of these ids those of which the supplier has no product. */
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
