import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';

/** A supplier's groupings; products refer to them by key. */
export const groupings = pgTable(
  'groupings',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    /** Example: 'sabor:morango'. */
    key: text().notNull(),
    /** Example: 'Sabor'; empty if it has no kind. */
    kind: text().notNull(),
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.key] })],
);
