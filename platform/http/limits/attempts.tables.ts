import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Counters of attempts, of whatever kind; the database's name is from when only logins were counted. The key is a hash, so it
 * reveals no name or address.
 */
export const attempts = pgTable(
  'login_attempts',
  {
    key: text().primaryKey(),
    tries: integer().notNull(),
    windowStartedAt: timestamp('window_started_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('login_attempts_by_age').on(t.windowStartedAt)],
);
