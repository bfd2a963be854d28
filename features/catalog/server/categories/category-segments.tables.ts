import { foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { supplierSegments } from '#features/suppliers/server/suppliers.tables.ts';
import { categories } from '../products/catalog.tables.ts';

/** The segments of each category. A category without rows here belongs to all segments. */
export const categorySegments = pgTable(
  'category_segments',
  {
    supplierId: uuid('supplier_id').notNull(),
    categoryId: uuid('category_id').notNull(),
    segmentId: uuid('segment_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.categoryId, t.segmentId] }),
    index('category_segments_by_segment').on(t.supplierId, t.segmentId),
    foreignKey({
      columns: [t.supplierId, t.categoryId],
      foreignColumns: [categories.supplierId, categories.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.supplierId, t.segmentId],
      foreignColumns: [supplierSegments.supplierId, supplierSegments.id],
    }).onDelete('cascade'),
  ],
);
