import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';

/** What a supplier's products are also called. */
export const synonyms = pgTable(
  'synonyms',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    /** The word or the few words, as `synonymKey` writes them. */
    key: text().notNull(),
    equivalents: text().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.key] })],
);
