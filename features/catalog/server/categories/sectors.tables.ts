import { foreignKey, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { categories } from '../products/catalog.tables.ts';

/** Parts of a shop: 'Alimentos', 'Casa'. */
export const sectors = pgTable(
  'sectors',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.id] }), unique('sectors_by_slug').on(t.supplierId, t.slug)],
);

/** The root categories of each sector. */
export const sectorCategories = pgTable(
  'sector_categories',
  {
    supplierId: uuid('supplier_id').notNull(),
    sectorId: uuid('sector_id').notNull(),
    categoryId: uuid('category_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.sectorId, t.categoryId] }),
    foreignKey({
      columns: [t.supplierId, t.sectorId],
      foreignColumns: [sectors.supplierId, sectors.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.supplierId, t.categoryId],
      foreignColumns: [categories.supplierId, categories.id],
    }).onDelete('cascade'),
  ],
);
