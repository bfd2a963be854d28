import { pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { versionColumn } from '#platform/db/version.ts';
import { REDIRECT_KINDS } from '../../../domain/search/search-redirect.ts';

/** Searched terms that lead to a page. */
export const searchRedirects = pgTable(
  'search_redirects',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    term: text().notNull(),
    /** Normalised by `redirectKey`. */
    key: text().notNull(),
    kind: text({ enum: REDIRECT_KINDS }).notNull(),
    /** Without a foreign key: one whose target is gone stays, and staff see that it leads nowhere. */
    target: text().notNull(),
    version: versionColumn(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('search_redirects_by_key').on(t.supplierId, t.key),
  ],
);
