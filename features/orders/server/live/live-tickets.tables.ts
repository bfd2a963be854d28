import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Tickets with which a page comes in to hear of changes: each is good once, and for seconds. */
export const liveTickets = pgTable(
  'live_tickets',
  {
    /** SHA-256: whoever reads the table comes in with nothing. */
    hash: text().primaryKey(),
    sessionId: uuid('session_id').notNull(),
    /** What its holder may hear of. */
    room: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('live_tickets_by_age').on(t.expiresAt)],
);
