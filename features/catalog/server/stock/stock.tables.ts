import { foreignKey, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { products } from '../products/catalog.tables.ts';

/**
 * Products whose stock is below their smallest order, maintained by triggers on stock and products. A small table, so
 * that lists of available products do not read all stock.
 */
export const soldOut = pgTable(
  'sold_out',
  {
    supplierId: uuid('supplier_id').notNull(),
    productId: uuid('product_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.productId] }),
    foreignKey({ columns: [t.supplierId, t.productId], foreignColumns: [products.supplierId, products.id] }),
  ],
);
