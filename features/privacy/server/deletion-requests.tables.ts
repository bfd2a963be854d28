import { sql } from 'drizzle-orm';
import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { clients, users } from '#features/accounts/server/clients/accounts.tables.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';

/** Deletion requests, one per client. The row stays as evidence of the deletion and holds no personal data. */
export const deletionRequests = pgTable(
  'deletion_requests',
  {
    clientId: uuid('client_id')
      .primaryKey()
      .references(() => clients.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Supplier in whose name mails are sent. */
    requestedAtSupplier: uuid('asked_in')
      .notNull()
      .references(() => suppliers.id),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** When the mailed link was used; the cooling-off period starts here. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** Earliest moment of the deletion; until then it can be cancelled. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (t) => [index('deletion_requests_due').on(t.dueAt).where(sql`done_at is null and due_at is not null`)],
);
