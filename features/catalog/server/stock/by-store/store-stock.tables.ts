import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { stores } from '#features/suppliers/server/supplier-details.tables.ts';
import { stockLevels } from '../../products/catalog.tables.ts';

/**
 * What each store has of a product on its shelves; what is in no store is not stored (decision 043). A row ends with the store, and
 * with the product's stock when that is no longer counted.
 */
export const storeStock = pgTable(
  'store_stock',
  {
    supplierId: uuid('supplier_id').notNull(),
    productId: uuid('product_id').notNull(),
    storeId: uuid('store_id').notNull(),
    /** Thousandths. */
    quantity: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.productId, t.storeId] }),
    // For the list of one store, and for the end of one.
    index('store_stock_by_store').on(t.supplierId, t.storeId, t.productId),
    foreignKey({
      name: 'store_stock_product_fk',
      columns: [t.supplierId, t.productId],
      foreignColumns: [stockLevels.supplierId, stockLevels.productId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'store_stock_store_fk',
      columns: [t.supplierId, t.storeId],
      foreignColumns: [stores.supplierId, stores.id],
    }).onDelete('cascade'),
    check('store_stock_never_below_zero', sql`quantity >= 0`),
  ],
);
