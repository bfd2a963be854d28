import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';

/** By what a supplier puts products together; products name them by their keys. */
export const groupings = pgTable(
  'groupings',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    /** 'sabor:morango'. */
    key: text().notNull(),
    /** 'Sabor'; empty where it is of none. */
    kind: text().notNull(),
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.key] })],
);
