import { date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';

/** Every word of a supplier's products, maintained by a trigger: candidates for correcting mistyped words. */
export const searchWords = pgTable(
  'search_words',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    word: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.word] }),
    index('search_words_by_likeness').using('gin', t.supplierId, t.word.op('gin_trgm_ops')),
  ],
);

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
