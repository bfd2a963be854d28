import { boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The country's municipalities, shared by all suppliers; empty until the operator imports them. */
export const municipalities = pgTable(
  'municipalities',
  {
    /** The IBGE code. */
    code: integer().primaryKey(),
    name: text().notNull(),
    state: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    capital: boolean('is_capital').notNull(),
  },
  (t) => [index('municipalities_by_state').on(t.state, t.name)],
);
