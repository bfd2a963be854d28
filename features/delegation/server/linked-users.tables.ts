import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clients, users } from '#features/accounts/server/clients/accounts.tables.ts';

/**
 * Who was invited to buy for a client, from the mail to the end. Whoever accepts without an account becomes a user of the
 * client, with the link's id; who has one already keeps it, and acts for the client by this link.
 */
export const clientLinks = pgTable(
  'client_links',
  {
    id: uuid().primaryKey(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    /** Where the invitation was sent; lower case. Whether anybody has it is looked at when they accept. */
    email: text().notNull(),
    /** Who accepted. */
    userId: uuid('user_id').references(() => users.id),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id),
    invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
    /** Of the last mail; absent until it is written, and once it is used. */
    codeHash: text('code_hash').unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** When the user last chose to act for this client, unless they went back to their own. */
    chosenAt: timestamp('chosen_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('client_links_open').on(t.clientId, t.email).where(sql`ended_at is null`),
    index('client_links_by_user').on(t.userId),
  ],
);

export const LINK_ACTS = ['invited', 'accepted', 'chosen', 'token', 'removed'] as const;

/** Who did what about whom may buy for a client. Written once, never changed. Reliability M11, M12. */
export const clientLinkEvents = pgTable(
  'client_link_events',
  {
    id: uuid().primaryKey(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Who did it. */
    byUserId: uuid('by_user_id')
      .notNull()
      .references(() => users.id),
    act: text({ enum: LINK_ACTS }).notNull(),
    /** Whom it was about: the id of the link or of the client's own user. */
    linkedUserId: uuid('linked_user_id').notNull(),
  },
  (t) => [index('client_link_events_by_client').on(t.clientId, t.at)],
);
