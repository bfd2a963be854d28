import { foreignKey, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { products } from '../products/catalog.tables.ts';

/**
 * Products whose stock does not reach their smallest order, kept by triggers on stock and products: few, so that a list
 * of what can be bought does not read the stock of all.
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
