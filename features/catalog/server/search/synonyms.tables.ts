import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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

/** The groups as the shop's people wrote them; `synonyms` is what searches read, made anew from all of them. */
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
