import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';

/** How often a text was searched on a day, and how often nothing was found. Holds no personal data. */
export const searchTermDays = pgTable(
  'search_term_days',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    day: date().notNull(),
    /** Folded, with single spaces. */
    term: text().notNull(),
    searches: integer().notNull(),
    /** Searches without an exact match. */
    fruitless: integer().notNull(),
    /** Number of people, each counted once a day. */
    askers: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.day, t.term] })],
);
