import { boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The country's municipalities, everybody's; empty until the operator brings them in. */
export const municipalities = pgTable(
  'municipalities',
  {
    /** Of IBGE. */
    code: integer().primaryKey(),
    name: text().notNull(),
    state: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    capital: boolean('is_capital').notNull(),
  },
  (t) => [index('municipalities_by_state').on(t.state, t.name)],
);
