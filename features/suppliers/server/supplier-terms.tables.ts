import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from './suppliers.tables.ts';

/** A supplier's terms of use by version. Append-only: clients accepted them. */
export const supplierTerms = pgTable(
  'supplier_terms',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    version: integer().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.version] })],
);
