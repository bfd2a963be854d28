import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clients, users } from '#features/accounts/server/clients/accounts.tables.ts';
import { sessions } from '#features/accounts/server/sessions/sessions.tables.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';

/**
 * Browsers that are notified of a user's orders at a supplier. A row goes with its session: a trigger deletes it when the session
 * ends.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The client's main user. */
    principal: boolean().notNull(),
    /** Address at the browser's push service, and the keys for which messages are encrypted. */
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Of the server's key that the subscription is bound to. */
    keyId: text('key_id').notNull(),
    /** Whether it belongs to the shop's own host, where addresses have no slug. */
    onOwnHost: boolean('on_own_host').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    uniqueIndex('push_subscriptions_endpoint').on(t.supplierId, t.endpoint),
    index('push_subscriptions_by_client').on(t.supplierId, t.clientId, t.userId),
    index('push_subscriptions_by_session').on(t.sessionId),
    index('push_subscriptions_by_user').on(t.userId),
  ],
);

/** Notifications that wait, one per browser. Their text is made when they are sent. */
export const pushOutbox = pgTable(
  'push_outbox',
  {
    supplierId: uuid('supplier_id').notNull(),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    subscriptionId: uuid('subscription_id').notNull(),
    /** Selects the writer. */
    kind: text().notNull(),
    /** The writer's parameters. */
    facts: jsonb().$type<PushFacts>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
    /** Not tried before this time; while it is being sent, when the claim expires. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    /** Of the last failed attempt: '503', 'no-answer'. */
    lastError: text('last_error'),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    foreignKey({
      columns: [t.supplierId, t.subscriptionId],
      foreignColumns: [pushSubscriptions.supplierId, pushSubscriptions.id],
    }).onDelete('cascade'),
    index('push_outbox_due').on(t.nextTryAt),
    index('push_outbox_by_subscription').on(t.supplierId, t.subscriptionId),
  ],
);

/** Ids and fixed words only, so that nothing in a waiting notification is about a person. */
export type PushFacts = Readonly<Record<string, string>>;
