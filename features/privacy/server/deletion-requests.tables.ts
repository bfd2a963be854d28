import { sql } from 'drizzle-orm';
import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { clients, users } from '#features/accounts/server/clients/accounts.tables.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';

/** Who asked to be forgotten. A client has one; it stays as the proof of what was done, and says nothing of anybody. */
export const deletionRequests = pgTable(
  'deletion_requests',
  {
    clientId: uuid('client_id')
      .primaryKey()
      .references(() => clients.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The shop in whose name mails are written. */
    askedIn: uuid('asked_in')
      .notNull()
      .references(() => suppliers.id),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** When the link in the mail was followed; from then on time runs. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** Not before: until then it can be taken back. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (t) => [index('deletion_requests_due').on(t.dueAt).where(sql`done_at is null and due_at is not null`)],
);
