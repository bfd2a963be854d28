import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';

/** Synonyms that a supplier's searches read. */
export const synonyms = pgTable(
  'synonyms',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    /** A word or a few words, normalised by `synonymKey`. */
    key: text().notNull(),
    equivalents: text().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.key] })],
);

/** The groups as staff wrote them; `synonyms` is rebuilt from all of them on every change. */
export const synonymGroups = pgTable(
  'synonym_groups',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    sayings: text().array().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.id] })],
);
