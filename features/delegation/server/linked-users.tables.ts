import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clients, users } from '#features/accounts/server/clients/accounts.tables.ts';

/**
 * Invitations and links to buy for a client. An invitee without an account becomes a user of the client, with the link's id; an
 * existing account stays and acts for the client by this link.
 */
export const clientLinks = pgTable(
  'client_links',
  {
    id: uuid().primaryKey(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    /** Invited address, in lower case. Accounts are looked up at acceptance. */
    email: text().notNull(),
    /** User who accepted. */
    userId: uuid('user_id').references(() => users.id),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id),
    invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
    /** Hash of the last mailed code; null before the mail is composed and after its use. */
    codeHash: text('code_hash').unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** When the user last chose this client; null once they return to their own. */
    chosenAt: timestamp('chosen_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('client_links_open').on(t.clientId, t.email).where(sql`ended_at is null`),
    index('client_links_by_user').on(t.userId),
  ],
);

export const LINK_ACTS = ['invited', 'accepted', 'chosen', 'token', 'removed'] as const;

/** Audit log of links. Append-only. Reliability M11, M12. */
export const clientLinkEvents = pgTable(
  'client_link_events',
  {
    id: uuid().primaryKey(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Acting user. */
    byUserId: uuid('by_user_id')
      .notNull()
      .references(() => users.id),
    act: text({ enum: LINK_ACTS }).notNull(),
    /** Id of the link, or of the client's own user. */
    linkedUserId: uuid('linked_user_id').notNull(),
  },
  (t) => [index('client_link_events_by_client').on(t.clientId, t.at)],
);
