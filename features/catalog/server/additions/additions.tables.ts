import { sql } from 'drizzle-orm';
import { check, foreignKey, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { products } from '../products/catalog.tables.ts';

/** Products or services that a shop offers with a product. */
export const productAdditions = pgTable(
  'product_additions',
  {
    supplierId: uuid('supplier_id').notNull(),
    productId: uuid('product_id').notNull(),
    additionId: uuid('addition_id').notNull(),
    position: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.productId, t.additionId] }),
    foreignKey({
      columns: [t.supplierId, t.productId],
      foreignColumns: [products.supplierId, products.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.supplierId, t.additionId],
      foreignColumns: [products.supplierId, products.id],
    }).onDelete('cascade'),
    check('product_additions_others', sql`product_id <> addition_id`),
  ],
);
