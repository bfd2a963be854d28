import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
