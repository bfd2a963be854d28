import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Tickets with which a page connects to receive changes: each is valid once, for seconds. */
export const liveTickets = pgTable(
  'live_tickets',
  {
    /** SHA-256, so that reading the table gives no access. */
    hash: text().primaryKey(),
    sessionId: uuid('session_id').notNull(),
    /** The room whose changes its holder receives. */
    room: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('live_tickets_by_age').on(t.expiresAt)],
);
